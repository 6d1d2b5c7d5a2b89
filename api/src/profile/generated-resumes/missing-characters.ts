import { fullName } from '@jobspan/shared-kit/contracts/members/person-name'
import { maxMissingCharacters } from '@jobspan/shared-kit/contracts/profile/generated-resume-constants'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { recordKindKeys } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { inResumeOf, recordsOfProfile } from './records-in-resume.ts'
import { findMissingCharacters, listFontFiles, readFonts } from './resume-fonts.ts'

/** What any layout prints of what a member wrote; the rest is words of our own, which the fonts have. */
const printedTexts = (profile: Profile): string[] =>
  [
    fullName(profile.user),
    profile.user.email,
    profile.facts.home_address,
    profile.career_summary?.text,
    ...profile.preferences.map(({ job_title }) => job_title),
    ...recordKindKeys.flatMap((kind) => {
      const { unprintedFields = [] } = inResumeOf(kind)
      const fields = recordsOfProfile(profile, kind).flatMap((record) => Object.entries(record))
      return fields.flatMap(([field, value]) => (unprintedFields.includes(field) ? [] : value))
    }),
  ].filter((text) => typeof text === 'string')

/** Tells which characters of a profile the fonts of the PDFs lack, the first of them. The fonts are read once, when somebody first asks. */
export const createMissingCharacters = (onFailure: (reason: unknown) => void) => {
  let characters: ReadonlySet<number> | undefined
  return (profile: Profile): string[] => {
    try {
      characters ??= readFonts(listFontFiles())
    } catch (error) {
      // A member still sees and changes the resumes; whoever asks for a PDF is told that there is none.
      onFailure(error)
      return []
    }
    return findMissingCharacters(printedTexts(profile).join('\n'), characters, maxMissingCharacters)
  }
}
