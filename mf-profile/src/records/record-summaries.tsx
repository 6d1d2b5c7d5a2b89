import type { Education } from '@jobspan/shared-kit/contracts/profile/educations'
import type { LicenseCertification } from '@jobspan/shared-kit/contracts/profile/license-certifications'
import type { MemberLanguage } from '@jobspan/shared-kit/contracts/profile/member-languages'
import type { MemberSkill } from '@jobspan/shared-kit/contracts/profile/member-skills'
import type { Website } from '@jobspan/shared-kit/contracts/profile/websites'
import type { ShownWorkExperience } from '@jobspan/shared-kit/contracts/profile/work-experiences'
import { Badge, color, radius, Stack, space, Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { isolateBidi } from '../account/isolate-bidi.ts'
import type { ListEntryOf } from '../profile/profile-names.ts'
import { RecordSummary, usePeriod } from './record-summary.tsx'

type Shown<Item> = Omit<Item, 'version'>

export function WorkSummary({
  work,
  titleId,
  entryOf,
  hiddenFromCompany = false,
}: {
  work: ShownWorkExperience
  titleId?: string
  entryOf: ListEntryOf
  /** The member's own page says so; a recruiter of the company reads an entry without its name. */
  hiddenFromCompany?: boolean
}) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const period = usePeriod()
  const { salary } = work
  return (
    <Stack gap={8} align="start">
      <RecordSummary
        titleId={titleId}
        title={<bdi>{work.job_title}</bdi>}
        subtitle={work.is_company_hidden ? t('manage.work.companyHidden') : <bdi>{work.company_name}</bdi>}
        facts={[
          period(work.start, work.end),
          entryOf('industry_lists', work.industry_id)?.value,
          salary &&
            format.salary({ min: salary.amount, max: salary.amount, currency: salary.currency, period: 'MONTH' }),
        ]}
        description={work.description}
      />
      {hiddenFromCompany && <Badge icon={EyeOff}>{t('manage.work.isHidden')}</Badge>}
    </Stack>
  )
}

export function EducationSummary({
  education,
  titleId,
  entryOf,
}: {
  education: Shown<Education>
  titleId?: string
  entryOf: ListEntryOf
}) {
  const period = usePeriod()
  return (
    <RecordSummary
      titleId={titleId}
      title={<bdi>{education.school_name}</bdi>}
      subtitle={education.field_of_study && <bdi>{education.field_of_study}</bdi>}
      facts={[period(education.start, education.end), entryOf('educations', education.degree_id)?.value]}
      description={education.description}
    />
  )
}

export function LicenseSummary({ license, titleId }: { license: Shown<LicenseCertification>; titleId?: string }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const month = (text: string) => format.date(`${text}-01`, 'month')
  const { issued, expires } = license
  return (
    <RecordSummary
      titleId={titleId}
      title={<bdi>{license.name}</bdi>}
      subtitle={<bdi>{license.issuer}</bdi>}
      facts={[
        issued && t('manage.licenses.issuedIn', { month: month(issued) }),
        license.is_permanent
          ? t('manage.licenses.permanentShort')
          : expires && t('manage.licenses.expiresIn', { month: month(expires) }),
        license.credential_id && t('manage.licenses.idIs', { id: isolateBidi(license.credential_id) }),
        license.url && (
          <OutsideLink key="link" href={license.url}>
            {t('manage.licenses.show')}
          </OutsideLink>
        ),
      ]}
    />
  )
}

const Outside = styled.a`
  color: ${color.accent};
  overflow-wrap: anywhere;
`

/** A link that a member wrote: it opens beside the page and tells the other site nothing of it. */
function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Outside href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </Outside>
  )
}

/** What a link is called: its own name, else its host. */
export const getWebsiteName = ({ url, display_name }: Pick<Website, 'url' | 'display_name'>): string => {
  if (display_name) return display_name
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}

export function WebsiteSummary({ website, titleId }: { website: Shown<Website>; titleId?: string }) {
  return (
    <RecordSummary
      titleId={titleId}
      title={
        <OutsideLink href={website.url}>
          <bdi>{getWebsiteName(website)}</bdi>
        </OutsideLink>
      }
      facts={[]}
      description={website.description}
    />
  )
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding-block: 6px;
    padding-inline: ${space[12]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.full};
    font-size: 0.9375rem;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
`

/** Names beside each other, each with how well it is known. */
function ChipList({ label, items }: { label: string; items: readonly { id: number; name: string; level?: string }[] }) {
  return (
    <Chips role="list" aria-label={label}>
      {items.map(({ id, name, level }) => (
        <li key={id}>
          <bdi>{name}</bdi>
          {level !== undefined && (
            <Text as="span" size={15} tone="soft">
              {' '}
              · {level}
            </Text>
          )}
        </li>
      ))}
    </Chips>
  )
}

export function SkillsSummary({ skills, entryOf }: { skills: readonly Shown<MemberSkill>[]; entryOf: ListEntryOf }) {
  const t = useTranslations('mf-profile')
  return (
    <ChipList
      label={t('manage.skills.title')}
      items={skills.map(({ id, name, proficiency_id }) => ({
        id,
        name,
        level: entryOf('skill_proficiency_lists', proficiency_id)?.value,
      }))}
    />
  )
}

export function LanguagesSummary({
  languages,
  entryOf,
}: {
  languages: readonly Shown<MemberLanguage>[]
  entryOf: ListEntryOf
}) {
  const t = useTranslations('mf-profile')
  return (
    <ChipList
      label={t('manage.languages.title')}
      items={languages.map(({ id, language_id, proficiency_id }) => ({
        id,
        name: entryOf('spoken_language_lists', language_id)?.value ?? '',
        level: entryOf('language_proficiency_lists', proficiency_id)?.value,
      }))}
    />
  )
}
