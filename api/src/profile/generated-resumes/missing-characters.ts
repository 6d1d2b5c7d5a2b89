import { maxMissingCharacters, resumeSectionKeys } from '@jobspan/shared-kit/contracts/generated-resume-constants'
import type { Profile } from '@jobspan/shared-kit/contracts/profile'
import { findMissingCharacters, listFontFiles, readFonts } from './resume-fonts.ts'
import { toDocument } from './to-document.ts'

const options = { language: 'en-us', paper: 'a4', sections: resumeSectionKeys, shows_photo: false } as const
/** Between them they print all that any layout does. */
const layouts = ['classic', 'rirekisho'] as const

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(textsOf)
}

/** Tells which characters of a profile the fonts of the PDFs lack, the first of them. The fonts are read once, when somebody first asks. */
export const createMissingCharacters = (onFailure: (reason: unknown) => void) => {
  let characters: ReadonlySet<number> | undefined
  return (profile: Profile, today: string): string[] => {
    try {
      characters ??= readFonts(listFontFiles())
    } catch (error) {
      // A member still sees and changes the resumes; whoever asks for a PDF is told that there is none.
      onFailure(error)
      return []
    }
    const texts = layouts.flatMap((layout) => textsOf(toDocument(profile, { ...options, layout }, today)))
    return findMissingCharacters(texts.join('\n'), characters).slice(0, maxMissingCharacters)
  }
}
