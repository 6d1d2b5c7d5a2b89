import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import headingsByLanguage from './heading-words.json' with { type: 'json' }
import { toLookupKey } from './normalize-line.ts'

export type ResumeSectionKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'history'
  | 'licenses'
  | 'links'
  | 'skills'
  | 'languages'
  /** Known, and of no section of the profile: projects, interests, references. */
  | 'other'

type Words = Record<ResumeSectionKind, string>

/** What resumes write above their sections, by language; `|` between words. */
const headings: Record<LanguageKey, Words> = headingsByLanguage

const kinds = new Map<string, { kind: ResumeSectionKind; languages: Set<LanguageKey> }>()
for (const [language, words] of Object.entries(headings) as [LanguageKey, Words][])
  for (const [kind, list] of Object.entries(words) as [ResumeSectionKind, string][])
    for (const word of list.split('|').filter(Boolean)) {
      const key = toHeadingKey(word)
      const found = kinds.get(key) ?? { kind, languages: new Set<LanguageKey>() }
      found.languages.add(language)
      kinds.set(key, found)
    }

/** Letters alone: headings are numbered, set in brackets, and written with spaces between their characters. */
function toHeadingKey(text: string): string {
  const words = toLookupKey(text)
    .replace(/[&+]/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return /^(?:\p{L} )+\p{L}$/u.test(words) || /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}/u.test(words)
    ? words.replace(/ /g, '')
    : words
}

/** The words of all headings. */
export const headingWords: readonly string[] = [...kinds.keys()].flatMap((key) => key.split(' '))

/** What kind of section a line heads, and in which languages resumes write it so; undefined where it is no known heading. */
export const findHeading = (text: string) => (text.length > 60 ? undefined : kinds.get(toHeadingKey(text)))

/** What resumes write above everything, which is nobody's name. */
const documentTitles = new Set(
  'resume|curriculum vitae|cv|履歴書|職務経歴書|简历|个人简历|求职简历|簡歷|履歷|個人履歷|履歷表|currículum|currículum vitae|hoja de vida|currículo|resume ringkas|daftar riwayat hidup|riwayat hidup|özgeçmiş|السيرة الذاتية|سيرة ذاتية'
    .split('|')
    .map(toHeadingKey),
)
export const isDocumentTitle = (text: string): boolean => documentTitles.has(toHeadingKey(text))
