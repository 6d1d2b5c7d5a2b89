import type { RecordKind } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import type { Website } from '@jobspan/shared-kit/contracts/profile/websites'
import { Badge } from '@jobspan/shared-kit/design'
import { EyeOff } from 'lucide-react'
import { isolateBidi } from '../account/isolate-bidi.ts'
import { loadEducationContract } from '../features/education/load-education-contract.ts'
import { loadSkillContract } from '../features/skills/skill-api.ts'
import { loadWorkContract } from '../features/work-experience/load-work-contract.ts'
import { OutsideLink } from './outside-link.tsx'
import type { AnyRecordPageKind, RecordPageKind } from './record-page-kind.ts'

/** What a link is called: its own name, else its host. */
const websiteName = ({ url, display_name }: Pick<Website, 'url' | 'display_name'>): string => {
  if (display_name) return display_name
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}

/** How pages show and change each kind of records. */
const kinds: { readonly [Kind in RecordKind]: RecordPageKind<Kind> } = {
  work_experiences: {
    part: 'work',
    draft: 'work',
    loadContract: loadWorkContract,
    nameOf: ({ job_title }) => job_title,
    toSummary: (work, { t, entryOf, period, format }) => {
      const { salary } = work
      return {
        title: <bdi>{work.job_title}</bdi>,
        // A recruiter of the company reads an entry without its name.
        subtitle: work.company_name === '' ? t('manage.work.companyHidden') : <bdi>{work.company_name}</bdi>,
        facts: [
          period(work.start, work.end),
          entryOf('industry_lists', work.industry_id)?.value,
          salary &&
            format.salary({ min: salary.amount, max: salary.amount, currency: salary.currency, period: 'MONTH' }),
        ],
        description: work.description,
        badge: work.hide_from_company && <Badge icon={EyeOff}>{t('manage.work.isHidden')}</Badge>,
      }
    },
    editor: {
      load: async () => ({
        Editor: (await import('../features/work-experience/work-record-editor.tsx')).WorkRecordEditor,
      }),
    },
  },
  educations: {
    part: 'education',
    draft: 'education',
    loadContract: loadEducationContract,
    nameOf: ({ school_name }) => school_name,
    toSummary: ({ school_name, field_of_study, start, end, degree_id, description }, { entryOf, period }) => ({
      title: <bdi>{school_name}</bdi>,
      subtitle: field_of_study && <bdi>{field_of_study}</bdi>,
      facts: [period(start, end), entryOf('educations', degree_id)?.value],
      description,
    }),
    editor: {
      load: async () => ({
        Editor: (await import('../features/education/education-record-editor.tsx')).EducationRecordEditor,
      }),
    },
  },
  skills: {
    part: 'skills',
    draft: 'skill',
    loadContract: loadSkillContract,
    nameOf: ({ name }) => name,
    levelOf: ({ proficiency_id: id }, entryOf) => entryOf('skill_proficiency_lists', id)?.value,
    editor: { load: async () => ({ Editor: (await import('../features/skills/skill-editor.tsx')).SkillEditor }) },
  },
  languages: {
    part: 'languages',
    draft: 'language',
    loadContract: async () =>
      (await import('@jobspan/shared-kit/contracts/profile/member-languages')).memberLanguageContract,
    nameOf: ({ language_id: id }, entryOf) => entryOf('spoken_language_lists', id)?.value ?? '',
    levelOf: ({ proficiency_id: id }, entryOf) => entryOf('language_proficiency_lists', id)?.value,
    editor: { language_id: { isUnique: true }, proficiency_id: {} },
  },
  license_certifications: {
    part: 'licenses',
    draft: 'license',
    loadContract: async () =>
      (await import('@jobspan/shared-kit/contracts/profile/license-certifications')).licenseCertificationContract,
    nameOf: ({ name }) => name,
    toSummary: ({ name, issuer, credential_id: id, url, issued, expires, is_permanent }, { t, month }) => ({
      title: <bdi>{name}</bdi>,
      subtitle: <bdi>{issuer}</bdi>,
      facts: [
        issued && t('record.license_certifications.issuedIn', { month: month(issued) }),
        is_permanent
          ? t('record.license_certifications.permanent')
          : expires && t('record.license_certifications.expiresIn', { month: month(expires) }),
        id && t('record.license_certifications.idIs', { id: isolateBidi(id) }),
        url && (
          <OutsideLink key="link" href={url}>
            {t('record.license_certifications.show')}
          </OutsideLink>
        ),
      ],
    }),
    editor: {
      name: { hasHint: true },
      issuer: {},
      is_permanent: {},
      issued: {},
      expires: { yearsAhead: 30, unless: 'is_permanent' },
      credential_id: { isLeftToRight: true, autoComplete: 'off' },
      url: { autoComplete: 'off' },
    },
  },
  websites: {
    part: 'websites',
    draft: 'website',
    loadContract: async () => (await import('@jobspan/shared-kit/contracts/profile/websites')).websiteContract,
    nameOf: websiteName,
    toSummary: (website) => ({
      title: (
        <OutsideLink href={website.url}>
          <bdi>{websiteName(website)}</bdi>
        </OutsideLink>
      ),
      description: website.description,
    }),
    editor: { url: { hasHint: true, autoComplete: 'url' }, display_name: {}, description: {} },
  },
}

/** The same, for code that serves whichever kind. */
export const recordPageKinds = kinds as unknown as Readonly<Record<RecordKind, AnyRecordPageKind>>
