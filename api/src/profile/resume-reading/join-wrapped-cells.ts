import { eastAsian, linesOf, type Segment, toText } from './segments.ts'

/** Lines of one cell are no farther apart than this, in letter heights; entries of a list are. */
const maxLineGap = 1.65
/** Letters of a word can be wider than those of its line. */
const widthSlack = 1.4
/** Between cells something is left free, in letter heights. */
const cellMargin = 1

const lastLine = (cell: Segment): Segment => linesOf(cell).at(-1) ?? cell

/** The width of the part that cannot be broken at the beginning of a text; in East Asia a sign may not begin a line, so two characters. */
const firstWordWidth = (segment: Segment): number => {
  const text = toText(segment)
  const length = eastAsian.test(text[0] ?? '') ? 2 : (text.split(' ')[0]?.length ?? 0) + 1
  return ((segment.right - segment.left) / Math.max(1, text.length)) * length
}

/** Where the cell ends: before the next cell of its row, or at the edge of the column. */
const endOf = (cell: Segment, row: readonly Segment[], edges: Edges, isFromLeft: boolean): number => {
  const margin = cell.size * cellMargin
  return isFromLeft
    ? Math.min(edges.right, ...row.filter(({ left }) => left >= cell.right).map(({ left }) => left - margin))
    : Math.max(edges.left, ...row.filter(({ right }) => right <= cell.left).map(({ right }) => right + margin))
}

type Edges = { left: number; right: number }

const fontsOf = ({ fragments }: Segment): Set<string> => new Set(fragments.map(({ font }) => font))

/** Whether a line goes on with what the cell above it began: in the same letters, below its beginning, and with a word that had no room there. */
const goesOn = (cell: Segment, row: readonly Segment[], next: Segment, edges: Edges, bodyFont: string): boolean => {
  const line = lastLine(cell)
  const { size } = line
  const isNear = next.y - line.y < size * maxLineGap && Math.abs(next.size - size) < size * 0.05
  if (!isNear || fontsOf(line).has(bodyFont) || fontsOf(next).has(bodyFont)) return false
  const isFromLeft = Math.abs(line.left - next.left) < size * 0.3
  if (!isFromLeft && Math.abs(line.right - next.right) >= size * 0.3) return false
  const end = endOf(cell, row, edges, isFromLeft)
  return (isFromLeft ? end - line.right : line.left - end) < firstWordWidth(next) * widthSlack
}

/**
 * Joins the lines of a title that was wrapped beside its dates, or in a narrow column. Only what is set in other letters than the text is joined here:
 * lines of a text are told by their lines.
 */
export const joinWrappedCells = (rows: readonly Segment[][], edges: Edges, bodyFont: string): Segment[][] => {
  const joined: Segment[][] = []
  for (const row of rows) {
    const above = joined.at(-1)
    const [next] = row
    const cell = row.length === 1 && next && above?.find((each) => goesOn(each, above, next, edges, bodyFont))
    if (cell && above && next) above[above.indexOf(cell)] = { ...cell, wrapped: [...(cell.wrapped ?? []), next] }
    else joined.push([...row])
  }
  return joined
}
