import { findDates, findPeriod } from './find-dates.ts'
import { hasListSign, withoutListSign } from './list-sign.ts'
import { normalizeLine } from './normalize-line.ts'
import type { TextLine } from './text-line.ts'

/** A run of text on a page; `x` and `y` are those of its left end on the base line, from the left upper corner, in points. */
export type Fragment = {
  text: string
  x: number
  y: number
  width: number
  size: number
  font: string
  isRtl: boolean
  /** Whether the file gives the text beside its signs: it is in order, and spaces are where the signs are apart. */
  isActual?: boolean
  /** Whether the file has a space of its own at its right. */
  hasSpaceRight?: boolean
}
type Page = { number: number; width: number; height: number }

/** What stands on one base line without wide gaps. */
type Segment = { fragments: Fragment[]; left: number; right: number; y: number; size: number }

const rtlLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const hasText = ({ text }: Fragment) => text.trim() !== ''

/** Two base lines are one where they differ by less than this part of the letters' height. */
const sameLine = 0.35
/** A gap of this many letter heights parts two cells. */
const cellGap = 1.3
/** A gap that is a space where the file has none of its own; characters of East Asia, and letters of one Arabic word, can stand that far apart. */
const wordGap = 0.15
const wideWordGap = 0.5
const eastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。「」（）]/u
/**
 * A space of the file that takes no room parts no words: some programs set vowel marks with it. Between Arabic letters it takes more, since a letter
 * that joins none behind it can leave a gap within a word.
 */
const minSpace = 0.05
const minArabicSpace = 0.2

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Rows of fragments, from the top of the page. */
const toRows = (fragments: readonly Fragment[]): Fragment[][] => {
  const rows: Fragment[][] = []
  for (const fragment of fragments.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    const last = row?.[0]
    if (row && last && Math.abs(fragment.y - last.y) < Math.max(fragment.size, last.size) * sameLine) row.push(fragment)
    else rows.push([fragment])
  }
  return rows
}

const toSegments = (row: readonly Fragment[]): Segment[] => {
  const segments: Segment[] = []
  const sorted = row.toSorted((a, b) => a.x - b.x)
  for (const [index, fragment] of sorted.entries()) {
    const last = segments.at(-1)
    const right = fragment.x + fragment.width
    if (!hasText(fragment)) {
      const before = last?.fragments.at(-1)
      if (before && isSpaceBetween(before, fragment, sorted[index + 1])) before.hasSpaceRight = true
      continue
    }
    // A vowel mark that is set by itself brings the letter under it along once more.
    if (fragment.width === 0 && /\p{Mn}/u.test(fragment.text)) continue
    if (last && fragment.x - last.right < Math.max(last.size, fragment.size) * cellGap) {
      last.fragments.push(fragment)
      last.right = Math.max(last.right, right)
      last.size = Math.max(last.size, fragment.size)
    } else segments.push({ fragments: [fragment], left: fragment.x, right, y: fragment.y, size: fragment.size })
  }
  return segments
}

const isWithinArabic = (left: Fragment, right: Fragment | undefined): boolean =>
  rtlLetter.test(left.text.at(-1) ?? '') && rtlLetter.test(right?.text[0] ?? '')

const isSpaceBetween = (left: Fragment, space: Fragment, right: Fragment | undefined): boolean => {
  if (!isWithinArabic(left, right)) return space.width > left.size * minSpace
  // Between dots and letters there are spaces that nobody wrote.
  return !left.isActual && !right?.isActual && space.width > left.size * minArabicSpace
}

/** From which gap on two fragments are two words, in parts of the letters' height. */
const minGapBetween = (left: Fragment, right: Fragment): number => {
  if (isWithinArabic(left, right) && (left.isActual || right.isActual)) return minArabicSpace
  return isSetApart(left.text.at(-1) ?? '', right.text[0] ?? '') ? wideWordGap : wordGap
}

/**
 * Where a page is cut into two columns; undefined where it has one. Few segments cross the cut, and on both sides many stand on base lines of their
 * own: a table shares them. So does a column of dates, whose entries stand beside it.
 */
const findCut = (segments: readonly Segment[], width: number): number | undefined => {
  let best: { cut: number; crossing: number } | undefined
  for (let cut = width * 0.22; cut <= width * 0.78; cut += width / 100) {
    const left = segments.filter(({ right }) => right <= cut)
    const right = segments.filter((segment) => segment.left >= cut)
    const crossing = segments.length - left.length - right.length
    if (left.length < 5 || right.length < 5 || crossing > segments.length * 0.2) continue
    if (unpairedShare(left, right) < 0.4 || unpairedShare(right, left) < 0.4) continue
    if (isDateColumn(left, right) || isDateColumn(right, left)) continue
    if (segments.some((segment) => segment.right > cut && segment.left < cut && beginsWithDate(segment))) continue
    if (!best || crossing < best.crossing) best = { cut, crossing }
  }
  return best?.cut
}

const hasNeighbour = ({ y, size }: Segment, others: readonly Segment[]): boolean =>
  others.some((other) => Math.abs(other.y - y) < size * sameLine)
const unpairedShare = (own: readonly Segment[], others: readonly Segment[]): number =>
  own.filter((segment) => !hasNeighbour(segment, others)).length / own.length

/** Whether dates stand so near to their entry that both are one segment. */
const beginsWithDate = (segment: Segment): boolean => {
  const text = normalizeLine(toText(segment))
  const period = findPeriod(text)
  return period?.index === 0 && period.length < text.length
}

/** Whether what shares its base lines with the other side is mostly dates. */
const isDateColumn = (own: readonly Segment[], others: readonly Segment[]): boolean => {
  const beside = own.filter((segment) => hasNeighbour(segment, others))
  const dates = beside.filter((segment) => findDates(normalizeLine(toText(segment))).length > 0)
  return dates.length > 0 && dates.length >= beside.length * 0.6
}

/** The segments in the order in which they are read: what crosses the cut parts the bands, in which one column comes before the other. */
const inReadingOrder = (segments: readonly Segment[], cut: number | undefined, isRtl: boolean): Segment[][] => {
  if (cut === undefined) return [[...segments]]
  const blocks: Segment[][] = []
  let first: Segment[] = []
  let second: Segment[] = []
  const endBand = () => {
    blocks.push(first, second)
    first = []
    second = []
  }
  for (const segment of segments) {
    const side = segment.right <= cut ? 'left' : segment.left >= cut ? 'right' : 'across'
    if (side === 'across') {
      endBand()
      blocks.push([segment])
    } else if ((side === 'left') !== isRtl) first.push(segment)
    else second.push(segment)
  }
  endBand()
  return blocks.filter((block) => block.length > 0)
}

/** The text of a segment. In a line from right to left, runs from left to right keep their own order. */
const toText = (segment: Segment): string => {
  const { fragments } = segment
  const isRtl = fragments.some(({ text, isRtl: rtl }) => rtl || rtlLetter.test(text))
  const ordered = isRtl ? orderRtl(fragments) : fragments
  const text = ordered
    .map((fragment, index) => {
      const previous = ordered[index - 1]
      if (!previous) return fragment.text
      const [left, right] = previous.x < fragment.x ? [previous, fragment] : [fragment, previous]
      const isApart = right.x - (left.x + left.width) > fragment.size * minGapBetween(previous, fragment)
      const needsSpace = (isApart || left.hasSpaceRight) && !/\s$/.test(previous.text) && !/^\s/.test(fragment.text)
      return needsSpace ? ` ${fragment.text}` : fragment.text
    })
    .join('')
  return isRtl ? uncrossBrackets(text) : text
}

const mirrored: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[' }
/** In a line from right to left a bracket can be told as the sign that is drawn, which looks the other way: every bracket then closes before it opens. */
const uncrossBrackets = (text: string): string => {
  const brackets = text.replace(/[^()[\]]/g, '')
  return /^(?:\)\(|\]\[)+$/.test(brackets) ? text.replace(/[()[\]]/g, (bracket) => mirrored[bracket] ?? bracket) : text
}

const isSetApart = (before: string, after: string): boolean =>
  eastAsian.test(before) || eastAsian.test(after) || (rtlLetter.test(before) && rtlLetter.test(after))

const orderRtl = (fragments: readonly Fragment[]): Fragment[] => {
  const runs: Fragment[][] = []
  for (const fragment of fragments) {
    const isLtr = !rtlLetter.test(fragment.text) && /[\p{L}\p{N}]/u.test(fragment.text)
    const last = runs.at(-1)
    const lastIsLtr = last?.[0] && !rtlLetter.test(last[0].text) && /[\p{L}\p{N}]/u.test(last[0].text)
    if (last && isLtr && lastIsLtr) last.push(fragment)
    else runs.push([fragment])
  }
  return runs.reverse().flat()
}

const toLine = (
  row: readonly Segment[],
  page: Page,
  bodyFont: string,
  above: number | undefined,
  edges: { left: number; right: number },
): TextLine => {
  const isRtl = row.some(({ fragments }) => fragments.some(({ text }) => rtlLetter.test(text)))
  const ordered = row.toSorted((a, b) => (isRtl ? b.left - a.left : a.left - b.left))
  const cells = ordered.map((segment) => normalizeLine(toText(segment))).filter((text) => text !== '')
  const size = median(row.flatMap(({ fragments }) => fragments.map((fragment) => fragment.size)))
  const [left, right] = [Math.min(...row.map((each) => each.left)), Math.max(...row.map((each) => each.right))]
  const y = row[0]?.y ?? 0
  const isListItem = hasListSign(cells.join(' '))
  return {
    page: page.number,
    text: withoutListSign(cells.join('  ')),
    cells: cells.map((cell, index) => (index === 0 ? withoutListSign(cell) : cell)).filter((cell) => cell !== ''),
    box: {
      left: left / page.width,
      top: (y - size) / page.height,
      width: (right - left) / page.width,
      height: (size * 1.25) / page.height,
    },
    size,
    room: (isRtl ? left - edges.left : edges.right - right) / page.width,
    isEmphasized: row.every(({ fragments }) => fragments.every(({ font }) => font !== bodyFont)),
    gap: above === undefined ? 3 : Math.max(0, (y - above) / (size || 1)),
    isListItem,
  }
}

/** The font of most letters. */
const bodyFontOf = (fragments: readonly Fragment[]): string => {
  const counts = new Map<string, number>()
  for (const { font, text } of fragments) counts.set(font, (counts.get(font) ?? 0) + text.length)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

/** The lines of a page in the order in which they are read, column by column. */
export const toTextLines = (fragments: readonly Fragment[], page: Page): TextLine[] => {
  const bodyFont = bodyFontOf(fragments)
  const segments = toRows(fragments).flatMap(toSegments)
  const isRtl = fragments.filter(({ text }) => rtlLetter.test(text)).length * 2 > fragments.filter(hasText).length
  return inReadingOrder(segments, findCut(segments, page.width), isRtl).flatMap((block) => {
    const rows: Segment[][] = []
    for (const segment of block) {
      const last = rows.at(-1)?.[0]
      if (last && Math.abs(last.y - segment.y) < Math.max(last.size, segment.size) * sameLine)
        rows.at(-1)?.push(segment)
      else rows.push([segment])
    }
    const edges = {
      left: Math.min(...block.map((segment) => segment.left)),
      right: Math.max(...block.map((segment) => segment.right)),
    }
    let above: number | undefined
    return rows.flatMap((row) => {
      const line = toLine(row, page, bodyFont, above, edges)
      above = row[0]?.y
      return line.text === '' ? [] : [line]
    })
  })
}
