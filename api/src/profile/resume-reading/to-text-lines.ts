import { findDates, findPeriod } from './find-dates.ts'
import { joinWrappedCells } from './join-wrapped-cells.ts'
import { hasListSign, withoutListSign } from './list-sign.ts'
import { median } from './median.ts'
import { normalizeLine } from './normalize-line.ts'
import {
  type Fragment,
  hasText,
  linesOf,
  rtlLetter,
  type Segment,
  sameLine,
  toRows,
  toSegments,
  toText,
} from './segments.ts'
import type { TextLine } from './text-line.ts'

type Page = { number: number; width: number; height: number }

/**
 * Where a page is cut into two columns; undefined where it has one. Few segments cross the cut, and on both sides many stand on base lines of their
 * own: a table shares them. So does a column of dates, whose entries stand beside it.
 */
const findColumnBoundary = (unordered: readonly Segment[], width: number): number | undefined => {
  const segments = unordered.toSorted((a, b) => a.y - b.y)
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

/** Cells of one row stand on one base line; lines of two columns only by chance, which this makes rare. */
const sameRow = 0.12
/** Both in the order of their base lines: each side is gone through once. */
const withNeighbour = (own: readonly Segment[], others: readonly Segment[]): Segment[] => {
  let next = 0
  return own.filter(({ y, size }) => {
    while ((others[next]?.y ?? Number.POSITIVE_INFINITY) < y) next += 1
    return [others[next - 1], others[next]].some((other) => other && Math.abs(other.y - y) < size * sameRow)
  })
}
const unpairedShare = (own: readonly Segment[], others: readonly Segment[]): number =>
  1 - withNeighbour(own, others).length / own.length

/** Whether dates stand so near to their entry that both are one segment. */
const beginsWithDate = (segment: Segment): boolean => {
  const text = normalizeLine(toText(segment))
  const period = findPeriod(text)
  return period?.index === 0 && period.length < text.length
}

/** Whether what shares its base lines with the other side is mostly dates. */
const isDateColumn = (own: readonly Segment[], others: readonly Segment[]): boolean => {
  const beside = withNeighbour(own, others)
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
  const size = Math.max(...row.map(({ fragments }) => median(fragments.map((fragment) => fragment.size))))
  const lines = row.flatMap(linesOf)
  const [left, right] = [Math.min(...lines.map((each) => each.left)), Math.max(...lines.map((each) => each.right))]
  const y = row[0]?.y ?? 0
  const lastY = Math.max(...lines.map((each) => each.y))
  const isListItem = hasListSign(cells.join(' '))
  return {
    page: page.number,
    text: withoutListSign(cells.join('  ')),
    cells: cells.map((cell, index) => (index === 0 ? withoutListSign(cell) : cell)).filter((cell) => cell !== ''),
    box: {
      left: left / page.width,
      top: (y - size) / page.height,
      width: (right - left) / page.width,
      height: (lastY - y + size * 1.25) / page.height,
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

const rowsOf = (block: readonly Segment[]): Segment[][] => {
  const rows: Segment[][] = []
  for (const segment of block) {
    const last = rows.at(-1)?.[0]
    if (last && Math.abs(last.y - segment.y) < Math.max(last.size, segment.size) * sameLine) rows.at(-1)?.push(segment)
    else rows.push([segment])
  }
  return rows
}

/** The lines of a page in the order in which they are read, column by column. */
export const toTextLines = (fragments: readonly Fragment[], page: Page): TextLine[] => {
  const bodyFont = bodyFontOf(fragments)
  const segments = toRows(fragments).flatMap(toSegments)
  const isRtl = fragments.filter(({ text }) => rtlLetter.test(text)).length * 2 > fragments.filter(hasText).length
  return inReadingOrder(segments, findColumnBoundary(segments, page.width), isRtl).flatMap((block) => {
    const edges = {
      left: Math.min(...block.map((segment) => segment.left)),
      right: Math.max(...block.map((segment) => segment.right)),
    }
    let above: number | undefined
    return joinWrappedCells(rowsOf(block), edges, bodyFont).flatMap((row) => {
      const line = toLine(row, page, bodyFont, above, edges)
      above = Math.max(...row.flatMap(linesOf).map(({ y }) => y))
      return line.text === '' ? [] : [line]
    })
  })
}
