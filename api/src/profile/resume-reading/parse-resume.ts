import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { findHeading, isDocumentTitle } from './heading-words.ts'
import { confidenceLevels, field, type ParsedItem, type ParsedResume } from './parsed-resume.ts'
import { readEducation, readLicenses, readWork } from './read-entries.ts'
import { isJapaneseHistory, readJapaneseHistory } from './read-japanese-history.ts'
import { readLanguages, readSkills, readWebsites } from './read-lists.ts'
import { readPerson } from './read-person.ts'
import { toDescription } from './split-entries.ts'
import { type LineSection, splitSections } from './split-sections.ts'
import type { TextLine } from './text-line.ts'

/** Text without headings known to any language is told by its letters. */
const languageOfLetters = (lines: readonly TextLine[]): LanguageKey | null => {
  const text = lines.map((line) => line.text).join('\n')
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]{2}/u.test(text)) return 'ja'
  if (/\p{sc=Arabic}{3}/u.test(text)) return 'ar'
  return null
}

/** Sentences above the first heading are a summary without a heading. */
const summaryOfHead = (head: readonly TextLine[]): TextLine[] => {
  const first = head.findIndex(({ text }) => text.length > 60 && !/@/.test(text) && !/\s[|·・‧]\s/.test(text))
  return first === -1 ? [] : head.slice(first).filter(({ text }) => !/@/.test(text))
}

const readSection = ({ kind, lines }: LineSection): ParsedItem[] => {
  if (kind === 'work' || kind === 'education' || kind === 'history') {
    if (isJapaneseHistory(lines)) return readJapaneseHistory(lines)
    if (kind === 'education') return readEducation(lines)
    return kind === 'work' ? readWork(lines) : []
  }
  if (kind === 'licenses') return readLicenses(lines)
  if (kind === 'skills') return readSkills(lines)
  return kind === 'languages' ? readLanguages(lines) : []
}

const summaryItem = (lines: readonly TextLine[], confidence: number): ParsedItem[] => {
  const text = toDescription(lines)
  return text === null ? [] : [{ section: 'career_summary', fields: { text: field(text, lines[0], confidence) } }]
}

/** What a resume says, by the rules of its language. It is a draft: each value tells where it was read and how sure that is. */
export const parseResume = (lines: readonly TextLine[]): ParsedResume => {
  const { sections, language: byHeadings } = splitSections(lines)
  const language = byHeadings ?? languageOfLetters(lines)
  const of = (...kinds: LineSection['kind'][]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap((each) => each.lines)
  const head = of('head', 'contact')
  const person = readPerson(head, lines, language)
  const summary = of('summary')
  const items: ParsedItem[] = [
    ...(Object.keys(person).length > 0 ? [{ section: 'basic_info', fields: person } as const] : []),
    ...(summary.length > 0
      ? summaryItem(summary, confidenceLevels.sure)
      : summaryItem(summaryOfHead(of('head')), confidenceLevels.guess)),
    ...sections.flatMap(readSection),
    ...readWebsites([...head, ...of('links')]),
  ]
  return { language, items, unread: unreadLines(lines, items) }
}

const squeeze = (text: string) => text.replace(/\s+/g, '').toLowerCase()

/** Lines of which no value holds anything, but for headings and titles of documents. */
const unreadLines = (lines: readonly TextLine[], items: readonly ParsedItem[]): ParsedResume['unread'] => {
  const fields = items.flatMap((item) => Object.values(item.fields))
  const known = squeeze(fields.flatMap(({ value, text }) => [value, text]).join('\n'))
  const sources = new Set(fields.map(({ source }) => source?.line))
  return lines
    .filter(
      ({ text }) =>
        !sources.has(text) &&
        !known.includes(squeeze(text)) &&
        findHeading(text) === undefined &&
        !isDocumentTitle(text) &&
        /[\p{L}\p{N}]/u.test(text),
    )
    .map(({ page, text }) => ({ page, line: text }))
}
