import { formatValue, type Measurement, verdictOf } from './measurement.ts'

const headings = ['', 'target', 'stretch', 'measured', '']
const marks = {
  stretch: 'met, stretch too',
  met: 'met',
  missed: 'MISSED',
  'not measured': 'not measured',
  'no target': '',
}

const cells = (measurement: Measurement): string[] => [
  measurement.label,
  formatValue(measurement.goal, measurement.unit),
  formatValue(measurement.stretch, measurement.unit),
  formatValue(measurement.value, measurement.unit),
  [marks[verdictOf(measurement)], measurement.note ?? ''].filter(Boolean).join(' – '),
]

/** Columns in a terminal: the first and last read from the start, numbers line up at their end. */
export const textTable = (measurements: readonly Measurement[]): string => {
  const rows = [headings, ...measurements.map(cells)]
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (row: string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column === 0 || column === row.length - 1 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  return [line(headings), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.slice(1).map(line)].join('\n')
}

const escapeCell = (cell: string) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')

export const markdownRow = (row: readonly string[]): string => `| ${row.map(escapeCell).join(' | ')} |`

export const markdownTable = (measurements: readonly Measurement[]): string =>
  [
    markdownRow(headings),
    '|---|--:|--:|--:|---|',
    ...measurements.map((measurement) => markdownRow(cells(measurement))),
  ].join('\n')
