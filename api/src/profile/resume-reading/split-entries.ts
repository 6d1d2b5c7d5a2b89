import { organisationScore } from './entry-words.ts'
import { type FoundPeriod, findPeriod, withoutPeriod } from './find-dates.ts'
import type { TextLine } from './text-line.ts'

/** An entry of a section: what it is, from when to when, and what is told of it. */
export type LineEntry = {
  /** Texts of title, employer, school, in the order in which they stand. */
  head: { text: string; line: TextLine }[]
  period: FoundPeriod | undefined
  periodLine: TextLine | undefined
  body: TextLine[]
}

type Anchor = { index: number; period: FoundPeriod; rest: string }

const strongSeparator = /\s{2,}|\s+[–—|·•・‧/／]\s+|\s+-\s+|\s+@\s+|(?<=[\p{L}\p{N})])\s*[|｜]\s*/u
/** Parts of a head that signs or wide gaps part. */
export const toParts = (text: string): string[] =>
  text
    .split(strongSeparator)
    .map((part) => part.trim())
    .filter(Boolean)

const sentenceEnd = /[.。！!؟?]$/u
/** A full stop can be that of an employer’s name: S.L. */
const endsSentence = (text: string): boolean =>
  sentenceEnd.test(text) && !(text.length <= 60 && organisationScore(text) > 1)
const isShort = ({ text, isListItem }: TextLine) => !isListItem && text.length <= 80 && !endsSentence(text)

const findAnchors = (lines: readonly TextLine[], allowsSingle: boolean): Anchor[] => {
  const all = lines.flatMap((line, index) => {
    const period = findPeriod(line.text)
    if (!period) return []
    const rest = withoutPeriod(line.text, period)
    return rest.length > 120 ? [] : [{ index, period, rest, line }]
  })
  const ranges = all.filter(({ period, line, rest }) => !period.isSingle && !(line.isListItem && rest.length > 60))
  if (ranges.length > 0 && !allowsSingle) return ranges
  return all.filter(
    ({ period, line, rest }) => !period.isSingle || (!line.isListItem && rest.length <= 90 && !endsSentence(rest)),
  )
}

/** How many lines of an entry stand above its dates, as the first entry of the section has it. */
const linesAbove = (lines: readonly TextLine[], [first]: readonly Anchor[]): number => {
  if (!first) return 0
  const above = lines.slice(0, first.index)
  return above.every(isShort) ? Math.min(2, above.length) : Math.min(1, above.length)
}

/** The entries of a section, each with dates of its own; empty where nothing in it has dates. */
export const splitEntries = (lines: readonly TextLine[], allowsSingle = false): LineEntry[] => {
  const anchors = findAnchors(lines, allowsSingle)
  const above = linesAbove(lines, anchors)
  const isDateFirst = anchors[0]?.index === 0 && anchors[0].rest === ''
  const startOf = (position: number): number => {
    const anchor = anchors[position]
    if (!anchor) return lines.length
    const floor = position === 0 ? 0 : (anchors[position - 1]?.index ?? 0) + 1
    let start = anchor.index
    while (start > floor && anchor.index - start < above && isShort(lines[start - 1] as TextLine)) start -= 1
    return start
  }
  return anchors.map((anchor, position) => {
    const end = startOf(position + 1)
    const head = lines.slice(startOf(position), anchor.index).map((line) => ({ text: line.text, line }))
    const anchorLine = lines[anchor.index] as TextLine
    if (anchor.rest !== '') head.push({ text: anchor.rest, line: anchorLine })
    let bodyStart = anchor.index + 1
    const wanted = isDateFirst ? 2 : 1
    const isIncomplete = () => head.flatMap(({ text }) => toParts(text)).length < 2
    for (let taken = 0; taken < wanted && bodyStart < end && isIncomplete(); taken += 1) {
      const next = lines[bodyStart] as TextLine
      if (!isShort(next) || next.text.length > 70) break
      head.push({ text: next.text, line: next })
      bodyStart += 1
    }
    return { head, period: anchor.period, periodLine: anchorLine, body: lines.slice(bodyStart, end) }
  })
}

const eastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。，・‧]$/u

/** Whether a line ends before the edge although the first word of the next would have had room: so it was not wrapped, it ended. */
const endsEarly = ({ room, box, text }: TextLine, next: TextLine): boolean => {
  if (room === null || box === null) return false
  const firstWord = eastAsian.test(text) ? 2 : (next.text.split(' ')[0]?.length ?? 0) + 1
  return (box.width / text.length) * firstWord * 1.15 < room
}

/** What is told in lines: an item or a paragraph for each line of the text, wrapped ones whole again. */
export const toDescription = (lines: readonly TextLine[]): string | null => {
  const typicalGap = Math.min(...lines.map(({ gap }) => gap).filter((gap) => gap > 0.5), 3)
  const paragraphs: string[] = []
  for (const [index, line] of lines.entries()) {
    const last = paragraphs.at(-1)
    const previous = lines[index - 1]
    const isNew =
      !previous ||
      line.isListItem ||
      line.page === null ||
      endsEarly(previous, line) ||
      (line.page === previous.page && line.gap > typicalGap * 1.35)
    if (last === undefined || isNew) paragraphs.push(line.text)
    else paragraphs[paragraphs.length - 1] = eastAsian.test(last) ? `${last}${line.text}` : `${last} ${line.text}`
  }
  const text = paragraphs.join('\n').trim()
  return text === '' ? null : text
}
