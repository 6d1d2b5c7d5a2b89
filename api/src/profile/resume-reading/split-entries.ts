import { isSchool, organisationScore } from './entry-words.ts'
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
/** A line below a title that is longer than this is rather a sentence than an employer or a school. */
const maxPlaceLength = 70
/** Names of records have up to a hundred letters, and a number can stand behind one. */
const maxNameLength = 130
const isShort = ({ text, isListItem }: TextLine) => !isListItem && text.length <= 80 && !endsSentence(text)

/** Whether dates stand in a cell of their own, so that the rest of the line is a title however long it is. */
const hasDateCell = ({ cells }: TextLine, period: FoundPeriod): boolean =>
  cells.length > 1 && cells.some((cell) => findPeriod(cell)?.start === period.start && restOf(cell) === '')

const restOf = (cell: string): string => {
  const period = findPeriod(cell)
  return period ? withoutPeriod(cell, period) : cell
}

const findAnchors = (lines: readonly TextLine[], allowsSingle: boolean): Anchor[] => {
  const all = lines.flatMap((line, index) => {
    const period = findPeriod(line.text)
    if (!period) return []
    const rest = withoutPeriod(line.text, period)
    return rest.length > maxNameLength && !hasDateCell(line, period) ? [] : [{ index, period, rest, line }]
  })
  const ranges = all.filter(({ period, line, rest }) => !period.isSingle && !(line.isListItem && rest.length > 60))
  if (ranges.length > 0 && !allowsSingle) return ranges
  return all.filter(
    ({ period, line, rest }) =>
      !period.isSingle || (!line.isListItem && !endsSentence(rest) && (rest.length <= 90 || hasDateCell(line, period))),
  )
}

/** How many lines of an entry stand above its dates, as the first entry of the section has it. */
const linesAbove = (lines: readonly TextLine[], [first]: readonly Anchor[]): number => {
  if (!first) return 0
  const above = lines.slice(0, first.index)
  return above.every(isShort) ? Math.min(2, above.length) : Math.min(1, above.length)
}

type HeadPart = LineEntry['head'][number]

/** Where somebody worked or learnt, as the first of some lines has it, with those in which it goes on; undefined where they begin with something else. */
const consumeOrganization = (
  [first, ...others]: readonly TextLine[],
  hasOnePart: boolean,
): { part: HeadPart; count: number } | undefined => {
  if (!first || first.isListItem || endsSentence(first.text)) return undefined
  const goesOn = (next: TextLine, index: number) =>
    isWrappedInto(index === 0 ? first : (others[index - 1] as TextLine), next)
  const firstOther = others.findIndex((next, index) => !goesOn(next, index))
  const rest = firstOther === -1 ? others : others.slice(0, firstOther)
  const text = joinLines([first, ...rest])
  const behind = others[rest.length]
  const isLongName = text.length <= maxNameLength && looksLikeOrganization(text, first, behind, hasOnePart)
  return text.length <= maxPlaceLength || isLongName
    ? { part: { text, line: first }, count: 1 + rest.length }
    : undefined
}

/** Whether a long line is a name and no sentence: what is told of the entry begins behind it, or nothing is, and the title names no place itself. */
const looksLikeOrganization = (
  text: string,
  { size }: TextLine,
  behind: TextLine | undefined,
  hasOnePart: boolean,
): boolean =>
  behind ? behind.isListItem || behind.size > size * 1.03 : hasOnePart || isSchool(text) || organisationScore(text) > 1

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
      const hasOnePart = head.every((each) => !/[,，،、]/u.test(each.text))
      const taking = consumeOrganization(lines.slice(bodyStart, end), hasOnePart)
      if (!taking) break
      head.push(taking.part)
      bodyStart += taking.count
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

/** Whether a line of a name goes on in the next one: in the same letters, right below, with a word that had no room. */
const isWrappedInto = (line: TextLine, next: TextLine): boolean =>
  line.room !== null &&
  next.page === line.page &&
  !next.isListItem &&
  next.cells.length === 1 &&
  next.isEmphasized === line.isEmphasized &&
  Math.abs(next.size - line.size) < 0.1 &&
  next.gap < 1.65 &&
  !endsEarly(line, next)

const joinLines = (lines: readonly TextLine[]): string =>
  lines
    .map(({ text }, index) => (index === 0 || eastAsian.test(lines[index - 1]?.text ?? '') ? text : ` ${text}`))
    .join('')

/** What is told in lines: an item or a paragraph for each line of the text, wrapped ones whole again. */
export const toDescription = (lines: readonly TextLine[]): string | null => {
  const typicalGap = Math.min(...lines.map(({ gap }) => gap).filter((gap) => gap > 0.5), 3)
  const paragraphs: TextLine[][] = []
  for (const [index, line] of lines.entries()) {
    const last = paragraphs.at(-1)
    const previous = lines[index - 1]
    const isNew =
      !previous ||
      line.isListItem ||
      line.page === null ||
      endsEarly(previous, line) ||
      (line.page === previous.page && line.gap > typicalGap * 1.35)
    if (last === undefined || isNew) paragraphs.push([line])
    else last.push(line)
  }
  const text = paragraphs.map(joinLines).join('\n').trim()
  return text === '' ? null : text
}
