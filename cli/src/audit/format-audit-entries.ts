import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import type { AuditRow, listAudit } from '@jobspan/shared-kit/contracts/registry/audit'
import { z } from 'zod/mini'
import { table } from '../table.ts'

/** Countries that are named one by one; of more, how many they are. */
const maxCountriesNamed = 6

/** Where a change is still to come, no cell has changed yet. */
const planned = z.object({ countries: z.array(z.string()) })

const formatCountries = ({ cells, details }: AuditRow): string => {
  const keys = z.safeParse(planned, details).data?.countries ?? cells.map(({ country }) => country)
  if (keys.length === countries.length) return 'all'
  return keys.length > maxCountriesNamed ? `${keys.length} countries` : keys.join(',')
}

/** Rows of the log as people read them, each with the number that `jobspan undo` takes. */
export const formatAuditEntries = ({ rows, more }: z.output<typeof listAudit.data>): string[] => {
  if (rows.length === 0) return ['No row of the log is like that.']
  const lines = rows.map((row) => [
    String(row.sequence),
    row.at,
    row.action,
    row.remote ?? '–',
    formatCountries(row) || '–',
    `${row.actor}: ${row.reason}`,
  ])
  const older = more ? [`older rows: add --before ${rows.at(-1)?.sequence}`] : []
  return [...table(lines), ...older]
}
