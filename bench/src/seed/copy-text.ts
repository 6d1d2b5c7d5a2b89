const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const special = /[\\\t\n\r]/g

/** A value of PostgreSQL's COPY text format. */
export const toCopyField = (value: unknown): string => {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (typeof value === 'number') return String(value)
  return String(value).replace(special, (character) => escapes[character] ?? character)
}

/** As much of a column as is needed here; the schema's tables carry theirs by key. */
type Column = { name: string; mapToDriverValue(value: unknown): unknown }

const isColumn = (value: unknown): value is Column =>
  typeof (value as Partial<Column> | null)?.mapToDriverValue === 'function'

/** Writes rows of a table as lines for `COPY`. Columns that `example` lacks are left to their defaults. */
export const copyFormat = (table: object, example: Record<string, unknown>) => {
  const columns = Object.entries(table).flatMap(([key, column]) =>
    key in example && isColumn(column) ? [{ key, column }] : [],
  )
  return {
    columns: columns.map(({ column }) => `"${column.name}"`).join(', '),
    line: (row: Record<string, unknown>): string =>
      `${columns.map(({ key, column }) => toCopyField(row[key] == null ? null : column.mapToDriverValue(row[key]))).join('\t')}\n`,
  }
}
