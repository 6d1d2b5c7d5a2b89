import { countries } from '@jobspan/shared-kit/contracts/places'
import type { AuditRow, listAudit } from '@jobspan/shared-kit/contracts/registry/audit'
import type { z } from 'zod/mini'
import { table } from '../table.ts'

/** Countries that are named one by one; of more, how many they are. */
const mostNamed = 6

const placesOf = ({ cells }: AuditRow): string => {
  if (cells.length === countries.length) return 'all'
  return cells.length > mostNamed ? `${cells.length} countries` : cells.map(({ country }) => country).join(',')
}

/** Rows of the log as people read them, each with the number that `jobspan undo` takes. */
export const describeRows = ({ rows, more }: z.output<typeof listAudit.data>): string[] => {
  if (rows.length === 0) return ['No row of the log is like that.']
  const lines = rows.map((row) => [
    String(row.sequence),
    row.at,
    row.action,
    row.remote ?? '–',
    placesOf(row) || '–',
    `${row.actor}: ${row.reason}`,
  ])
  const older = more ? [`older rows: add --before ${rows.at(-1)?.sequence}`] : []
  return [...table(lines), ...older]
}
