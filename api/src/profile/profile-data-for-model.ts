import { fullName } from '@jobspan/shared-kit/contracts/members/person-name'
import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { createPersonalDataRemover } from '../ai/personal-data-remover.ts'
import { findListOption } from '../config/lists/list-option.ts'

const maxRecords = 12
const maxTextLength = 1_500

/**
 * What of a profile may go to a model (docs/product-rules.md#ai-help): work, education, skills and languages, without names of companies and
 * schools, and without what shows who the member is. `clean` takes that from any other text that goes with it.
 */
export const readDataForModel = (profile: Profile) => {
  const { user, facts } = profile
  const clean = createPersonalDataRemover({
    names: [fullName(user), user.last_name + user.first_name, user.first_name, user.last_name],
    email: user.email,
    phone: user.phone_num,
    dateOfBirth: facts.date_of_birth,
    address: facts.home_address ?? null,
  })
  const text = (value: string | null | undefined) => (value ? clean(value.slice(0, maxTextLength)) : undefined)
  const data = {
    work: profile.work_experiences.slice(0, maxRecords).map((job) => ({
      title: text(job.job_title),
      from: job.start,
      to: job.end ?? 'today',
      description: text(job.description),
    })),
    education: profile.educations.slice(0, maxRecords).map(({ degree_id, field_of_study, description }) => ({
      level: findListOption('educations', degree_id, 'en-us')?.value,
      field: text(field_of_study),
      description: text(description),
    })),
    certificates: (profile.license_certifications ?? []).slice(0, maxRecords).map(({ name }) => text(name)),
    skills: (profile.skills ?? []).map(({ name }) => text(name)),
  }
  return { data, clean: (value: string) => text(value) ?? '' }
}

/** A language as instructions to a model name it. */
export const languageName = (language: LanguageKey): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(findLanguage(language)?.intl ?? 'en-US') ?? 'English'
