import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { GeneratedDocument, GeneratedSection } from './generated-document.ts'

const latin = 'IBM Plex Sans'
const arabic = 'IBM Plex Sans Arabic'
const [japanese, simplified, traditional] = ['Noto Sans JP', 'Noto Sans SC', 'Noto Sans TC'] as const

/** The same Chinese character has other shapes in each of these languages, so the language's own font comes first. */
const eastAsianFonts: Partial<Record<LanguageKey, string[]>> = {
  ja: [japanese, traditional, simplified],
  'zh-cn': [simplified, traditional, japanese],
  'zh-tw': [traditional, simplified, japanese],
}

const regions: Partial<Record<LanguageKey, [lang: string, region: string]>> = {
  'en-us': ['en', 'US'],
  'zh-cn': ['zh', 'CN'],
  'zh-tw': ['zh', 'TW'],
  'es-es': ['es', 'ES'],
  'pt-br': ['pt', 'BR'],
}

/** Characters that change the direction of what follows, which a name or a line could turn the page with (UAX 9, 2). */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g
/** Control characters set nothing and are no text. */
const controls = /(?![\n\t])\p{Cc}/gu
const clean = (text: string): string => text.replace(directionControls, '').replace(controls, '').toWellFormed()

/** Emoji with the space beside them: no font of a resume has them, and a box would be in their place. */
const emoji = /^(?:\p{RGI_Emoji}+[ \t]*)+|(?<![ \t])[ \t]*\p{RGI_Emoji}+/gmv

/** Before a telephone number on a page from right to left: its plus would stand behind it (UAX 9, W7). */
const leftToRightMark = '\u200e'

const cleanAll = (value: unknown): unknown => {
  if (typeof value === 'string') return clean(value).replace(emoji, '')
  if (Array.isArray(value)) return value.map(cleanAll)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleanAll(each)]))
}

const toInputSection = (section: GeneratedSection) => {
  const { key, heading } = section
  if ('text' in section) return { key, heading, kind: 'text', text: section.text }
  if ('items' in section) return { key, heading, kind: 'list', items: section.items }
  if ('points' in section) return { key, heading, kind: 'points', points: section.points }
  if ('facts' in section) return { key, heading, kind: 'facts', facts: section.facts }
  if ('table' in section) return { key, heading, kind: 'table', table: { hasHead: false, ...section.table } }
  const entries = section.entries.map((entry) => ({ ...entry, place: entry.place || null, points: entry.points ?? [] }))
  return { key, heading, kind: 'entries', entries }
}

/** The document as `resume.typ` reads it: plain data, in which nothing is markup. `attachment` is the JSON that a PDF of it carries. */
export const toTypstInput = (given: GeneratedDocument, attachment?: string): string => {
  const { photo, ...document } = given
  const { language, name, documentTitle = '' } = document
  const eastAsian = eastAsianFonts[language]
  const isRightToLeft = findLanguage(language)?.direction === 'rtl'
  const [lang, region] = regions[language] ?? [language, null]
  const fonts = isRightToLeft ? [arabic, latin] : [latin, ...(eastAsian ?? []), arabic]
  return JSON.stringify({
    photo: photo ? [...photo] : null,
    attachment: attachment === undefined ? null : clean(attachment),
    ...(cleanAll({
      ...document,
      contact: document.contact.map((part) => (isRightToLeft && part.startsWith('+') ? leftToRightMark + part : part)),
      title: documentTitle ? `${documentTitle} ${name}` : name,
      documentTitle,
      dateline: document.dateline ?? [],
      closing: document.closing ?? '',
      lang,
      region,
      isRightToLeft,
      isEastAsian: eastAsian !== undefined,
      // Digits and Latin words of a Japanese page are those of its own font.
      fonts: [...(eastAsian ? [...eastAsian, latin, arabic] : [...fonts, japanese, simplified, traditional])],
      sections: document.sections.map(toInputSection),
    }) as object),
  })
}
