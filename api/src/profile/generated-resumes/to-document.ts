import { fullName, isFamilyFirst } from '@jobspan/shared-kit/contracts/members/person-name'
import { layoutsWithoutPhoto } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import type { GeneratedDocument, ResumeOptions } from './generated-document.ts'
import { toRirekisho, toShokumukeirekisho } from './japanese-papers.ts'
import { placeOf, sectionOf } from './profile-sections.ts'
import { resumeLabels } from './resume-labels.ts'

/** An address without a protocol is what people read; an e-mail address of a made-up account says nothing. */
const contactOf = (profile: Profile, { language }: ResumeOptions): string[] =>
  [profile.user.email, profile.user.phone_num, placeOf(profile, language)].filter((part): part is string => !!part)

/** What the latest job was, else what the member looks for. */
const headlineOf = ({ work_experiences: [job], preferences: [preference] }: Profile): string =>
  job?.job_title ?? preference?.job_title ?? ''

/** A Chinese page has no space within a Chinese name, unlike a Japanese one. */
const nameOf = ({ user }: Profile, { language }: ResumeOptions): string => {
  const name = fullName(user)
  return language.startsWith('zh-') && isFamilyFirst(name) ? name.replace(/\s/g, '') : name
}

/** A resume of a profile. `today` is a date such as 2026-11-24, which the Japanese papers bear. */
export const toDocument = (
  profile: Profile,
  options: ResumeOptions,
  today: string,
  photo?: Buffer,
): GeneratedDocument => ({
  ...withoutPhoto(profile, options, today),
  photo: layoutsWithoutPhoto.includes(options.layout) ? undefined : photo,
})

const withoutPhoto = (profile: Profile, options: ResumeOptions, today: string): GeneratedDocument => {
  if (options.layout === 'rirekisho') return toRirekisho(profile, options, today)
  if (options.layout === 'shokumukeirekisho') return toShokumukeirekisho(profile, options, today)
  return {
    ...options,
    name: nameOf(profile, options),
    headline: headlineOf(profile),
    contact: contactOf(profile, options),
    contactHeading: resumeLabels[options.language].contact,
    sections: options.sections.flatMap((key) => sectionOf(key, profile, options.language) ?? []),
  }
}
