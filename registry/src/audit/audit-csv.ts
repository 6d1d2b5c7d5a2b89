import type { AuditRow } from '@jobspan/shared-kit/contracts/registry/audit'

const columns = [
  'sequence',
  'at',
  'actor',
  'action',
  'remote',
  'reason',
  'cells',
  'details',
  'previous_hash',
  'hash',
] as const

/** First line of the export (RFC 4180), after the mark without which spreadsheets take UTF-8 for the system's own encoding. */
export const csvHeader = `\uFEFF${columns.join(',')}\r\n`

export const csvLine = (row: AuditRow): string => `${columns.map((name) => csvField(row[name])).join(',')}\r\n`

/** What a spreadsheet would take for a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/

const csvField = (value: AuditRow[(typeof columns)[number]]): string => {
  if (typeof value === 'number') return String(value)
  const text = value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  const harmless = formula.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
