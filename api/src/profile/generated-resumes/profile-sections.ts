import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { ResumeSectionKey } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import type { GeneratedSection } from './generated-document.ts'
import { inResumeOf, recordsOfProfile } from './records-in-resume.ts'
import { sectionHeadings } from './resume-labels.ts'
import { labelOf } from './resume-words.ts'

/** One section of the profile under its heading; undefined where the profile has nothing of it. */
export const sectionOf = (
  key: ResumeSectionKey,
  profile: Profile,
  language: LanguageKey,
): GeneratedSection | undefined => {
  const heading = sectionHeadings[key][language]
  if (key === 'career_summary') {
    const text = profile.career_summary?.text
    return text ? { key, heading, text } : undefined
  }
  const content = inResumeOf(key).toContent(recordsOfProfile(profile, key), language)
  return Object.values(content).some((lines) => lines.length > 0) ? { key, heading, ...content } : undefined
}

export const placeOf = (profile: Profile, language: LanguageKey): string | null =>
  labelOf('locations', profile.facts.location_id, language)
