import { trimSigns } from '../../platform/text/trim-signs.ts'
import { findFluency } from './entry-words.ts'
import { findByName } from './list-names.ts'
import { confidenceLevels, field, type ParsedItem } from './parsed-resume.ts'
import { maxLineLength, type TextLine } from './text-line.ts'

const separators = /\s{0,2}[,，、،;；؛|｜·•・‧]\s*|\s{2,}|\s+\/\s+/u

/** Without what names a group: “Languages: Go, Rust”. */
const afterLabel = (text: string): string => {
  const label = /^[^,，、،;；؛:：]{2,40}[:：]\s*(?=\S)/u.exec(text)
  return label ? text.slice(label[0].length) : text
}

/** “Excel (advanced)”: a name, and how well. */
const splitDetail = (text: string): [name: string, detail: string] => {
  const match = /^(.+?)\s{0,2}[(（]([^()（）]+)[)）]\s*$/u.exec(text)
  return match ? [match[1] ?? text, match[2] ?? ''] : [text, '']
}

/** Lines of a paragraph whole again, so that a skill of two words is not cut in two. */
const joinWrapped = (lines: readonly TextLine[]): { text: string; line: TextLine }[] => {
  const joined: { texts: string[]; line: TextLine }[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const goesOn = last && /[,，、،·•・‧|]$/u.test(last.texts.at(-1) ?? '') && !line.isListItem
    if (goesOn) last.texts.push(line.text)
    else joined.push({ texts: [line.text], line })
  }
  return joined.map(({ texts, line }) => ({ text: texts.join(' '), line }))
}

export const readSkills = (lines: readonly TextLine[]): ParsedItem[] => {
  const seen = new Set<string>()
  return joinWrapped(lines).flatMap(({ text, line }) =>
    afterLabel(text)
      .split(separators)
      .map((part) => part.trim().replace(/^[-–—]\s*|[.。]$/gu, ''))
      .filter((part) => part !== '' && part.length < 80 && !seen.has(part.toLowerCase()))
      .map((part) => {
        seen.add(part.toLowerCase())
        const [name, detail] = splitDetail(part)
        const proficiency = detail ? findByName('skill_proficiency_lists', detail) : null
        // What is in brackets and no grade belongs to the name: “Excel (VBA)”.
        const isGraded = proficiency !== null
        const whole = isGraded ? name : part
        return {
          section: 'skills',
          fields: {
            name: field(whole, line, confidenceLevels.likely),
            skill_id: field(findByName('skills', whole), line, confidenceLevels.likely, null),
            proficiency_id: field(proficiency, line, confidenceLevels.sure, isGraded ? detail : null),
          },
        } satisfies ParsedItem
      }),
  )
}

/** “English, fluent, Malay”: what is no language says how well the one before is spoken. */
const languageParts = (text: string): string[] => {
  const parts: string[] = []
  for (const part of text.split(/\s{0,2}[,，、،;；؛|·•・‧]\s*/u)) {
    const last = parts.at(-1)
    if (last !== undefined && isLanguage(last) && findFluency(part) !== null && !isLanguage(part))
      parts[parts.length - 1] = `${last}: ${part}`
    else parts.push(part)
  }
  return parts
}
const isLanguage = (text: string): boolean => findByName('spoken_language_lists', text) !== null

export const readLanguages = (lines: readonly TextLine[]): ParsedItem[] =>
  joinWrapped(lines).flatMap(({ text, line }) =>
    languageParts(text).flatMap((part) => {
      const [name = '', detail = ''] = splitDetail(part)[1]
        ? splitDetail(part)
        : part.split(/\s+[–—-]\s+|\s*[:：]\s*|\s{2,}/u)
      // “Bahasa Inggris” is the language Inggris.
      const bare = name.replace(/^(?:bahasa|اللغه|اللغة|لغة)\s+/iu, '')
      const [firstWord = ''] = part.split(/\s/)
      const id = [name, bare, firstWord].reduce<number | null>(
        (found, each) => found ?? findByName('spoken_language_lists', each),
        null,
      )
      if (id === null) return []
      const rest = detail || part.slice((part.split(/\s/)[0] ?? '').length).trim()
      const level = findFluency(rest)
      return [
        {
          section: 'languages',
          fields: {
            language_id: field(id, line, confidenceLevels.sure, name.trim()),
            proficiency_id: field(level, line, confidenceLevels.likely, rest || null),
          },
        } satisfies ParsedItem,
      ]
    }),
  )

const address =
  /(?:https?:\/\/|www\.)[^\s<>()"'，、،]+|(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|me|co|jp|cn|tw|sg|my|id|tr|es|br|ae|sa|info|app|page)\/[^\s<>()"'，、،]+/giu

/** Addresses that were wrapped in a narrow column are whole again: one reaches the end of its line, and the next line is one word of such signs. */
const joinAddresses = (lines: readonly TextLine[]): TextLine[] => {
  const joined: TextLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const open = [...(last?.text ?? '').matchAll(address)].at(-1)
    const isOpen = open && last && open.index + open[0].length === last.text.length
    const goesOn = /^[\w./?=&%#~+-]+$/.test(line.text) && (/[./-]$/.test(open?.[0] ?? '') || /[/._-]/.test(line.text))
    if (last && isOpen && goesOn && !line.text.includes('@') && last.text.length < maxLineLength)
      joined[joined.length - 1] = { ...last, text: last.text + line.text }
    else joined.push(line)
  }
  return joined
}

/** The addresses of the web in any line, each once. */
export const readWebsites = (lines: readonly TextLine[]): ParsedItem[] => {
  const seen = new Set<string>()
  return joinAddresses(lines).flatMap((line) =>
    [...line.text.matchAll(address)].flatMap((match) => {
      const found = trimSigns(match[0], /[.,;:]/)
      const url = /^https?:/i.test(found) ? found : `https://${found}`
      if (!URL.canParse(url) || seen.has(url)) return []
      seen.add(url)
      const label = trimSigns(line.text.slice(0, match.index), /[\s:：|–—-]/u)
      const isName = label !== '' && label.length <= 40 && !/[@|]/.test(label) && label !== new URL(url).host
      return [
        {
          section: 'websites',
          fields: {
            url: field(url, line, confidenceLevels.sure, found),
            display_name: isName ? field(label, line, confidenceLevels.guess) : field(null, undefined, 0),
          },
        } satisfies ParsedItem,
      ]
    }),
  )
}
