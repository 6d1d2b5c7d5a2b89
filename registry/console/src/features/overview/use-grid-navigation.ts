import { type KeyboardEvent, useRef, useState } from 'react'

type Step = (row: number, column: number, rows: number, columns: number) => readonly [row: number, column: number]

const steps: Record<string, Step> = {
  ArrowUp: (row, column) => [row - 1, column],
  ArrowDown: (row, column) => [row + 1, column],
  ArrowLeft: (row, column) => [row, column - 1],
  ArrowRight: (row, column) => [row, column + 1],
  Home: (row) => [row, 0],
  End: (row, _, __, columns) => [row, columns - 1],
  PageUp: (row, column) => [Math.max(0, row - 5), column],
  PageDown: (row, column, rows) => [Math.min(rows - 1, row + 5), column],
}
const corners: Record<string, Step> = {
  Home: () => [0, 0],
  End: (_, __, rows, columns) => [rows - 1, columns - 1],
}

/**
 * One tab stop for a whole grid (WAI-ARIA grid pattern). `keys` names its cells, null where there is none to stop at; the
 * element of each carries its key as `data-cell`. The stop is kept by key, so it stays where it is when rows come and go.
 */
export const useGridNavigation = (keys: readonly (readonly (string | null)[])[]) => {
  const ref = useRef<HTMLTableElement>(null)
  const [chosen, setStop] = useState<string | null>(null)
  const all = keys.flat()
  const stop = chosen !== null && all.includes(chosen) ? chosen : (all.find((key) => key !== null) ?? null)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.ctrlKey ? corners[event.key] : steps[event.key]
    const from = (event.target as Element).getAttribute('data-cell')
    const row = keys.findIndex((line) => line.includes(from))
    if (!step || !from || row < 0) return
    const columns = keys[row]?.length ?? 0
    const [nextRow, nextColumn] = step(row, keys[row]?.indexOf(from) ?? 0, keys.length, columns)
    const key = keys[nextRow]?.[nextColumn]
    event.preventDefault()
    if (!key) return
    setStop(key)
    ref.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(key)}"]`)?.focus()
  }

  return { ref, stop, setStop, onKeyDown }
}
