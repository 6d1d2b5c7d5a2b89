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

/** What stands on one base line without wide gaps. */
export type Segment = {
  fragments: Fragment[]
  left: number
  right: number
  y: number
  size: number
  /** The further lines of a cell that was wrapped. */
  wrapped?: readonly Segment[]
}

/** A segment, line by line. */
export const linesOf = (segment: Segment): readonly Segment[] => [segment, ...(segment.wrapped ?? [])]

/** Without ، ؛ and ؟, which stand between words from left to right as well. */
export const rtlLetter = /(?![،؛؟])[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
export const hasText = ({ text }: Fragment) => text.trim() !== ''

/** Two base lines are one where they differ by less than this part of the letters' height. */
export const sameLine = 0.35
/** A gap of this many letter heights parts two cells. */
const cellGap = 1.3
/** A gap that is a space where the file has none of its own; characters of East Asia, and letters of one Arabic word, can stand that far apart. */
const wordGap = 0.15
const wideWordGap = 0.5
export const eastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。「」（）]/u
/**
 * A space of the file that takes no room parts no words: some programs set vowel marks with it. Between Arabic letters it takes more, since a letter
 * that joins none behind it can leave a gap within a word.
 */
const minSpace = 0.05
const minArabicSpace = 0.2

/** Rows of fragments, from the top of the page. */
export const toRows = (fragments: readonly Fragment[]): Fragment[][] => {
  const rows: Fragment[][] = []
  for (const fragment of fragments.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    const last = row?.[0]
    if (row && last && Math.abs(fragment.y - last.y) < Math.max(fragment.size, last.size) * sameLine) row.push(fragment)
    else rows.push([fragment])
  }
  return rows
}

export const toSegments = (row: readonly Fragment[]): Segment[] => {
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

/** The text of a segment. In a line from right to left, runs from left to right keep their own order. */
export const toText = (segment: Segment): string =>
  linesOf(segment)
    .map(({ fragments }) => toLineText(fragments))
    .reduce((text, rest) =>
      eastAsian.test(text.at(-1) ?? '') && eastAsian.test(rest[0] ?? '') ? text + rest : `${text} ${rest}`,
    )

const toLineText = (fragments: readonly Fragment[]): string => {
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
