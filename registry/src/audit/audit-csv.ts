import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import type { AuditRow } from '@jobspan/shared-kit/contracts/registry/audit'
import { countryName } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { CellState } from '@jobspan/shared-kit/contracts/registry/rollout'

const before = ['sequence', 'at', 'actor', 'action', 'remote', 'reason'] as const
const after = ['details', 'previous_hash', 'hash'] as const

/** What a spreadsheet would take for a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/

const csvField = (value: unknown): string => {
  if (typeof value === 'number') return String(value)
  const text = value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  const harmless = formula.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** First line of the export (RFC 4180), after the mark without which spreadsheets take UTF-8 for the system's own encoding. */
export const csvHeader = `\uFEFF${[...before, ...countries.map(({ key }) => csvField(countryName(key))), ...after].join(',')}\r\n`

/** What was done in each country stands in that country's column, so that a spreadsheet filters by it. */
export const csvLine = (row: AuditRow): string =>
  `${[
    ...before.map((name) => csvField(row[name])),
    ...countries.map(({ key }) => {
      const cell = row.cells.find(({ country }) => country === key)
      return cell ? csvField(`${describeState(cell.before)} → ${describeState(cell.after)}`) : ''
    }),
    ...after.map((name) => csvField(row[name])),
  ].join(',')}\r\n`

const describeState = ({ enabled, current, canary }: CellState): string =>
  [
    enabled && (current || canary) ? 'on' : 'off',
    current ?? 'no version',
    ...(canary ? [`${canary.build} for ${canary.percent}% of visitors`] : []),
  ].join(', ')
