import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { QueryExecutor } from '@jobspan/kit-server'
import { sql } from 'drizzle-orm'
import { type Persona, personas } from '../../../demo/src/singpass/personas.ts'

/** Bytes come as hexadecimal digits, in which no name would be found. */
const showBytes = (row: string): string =>
  row.replace(/\\\\x((?:[0-9a-f]{2})+)/g, (_, digits: string) => Buffer.from(digits, 'hex').toString('latin1'))

/** Each table of a database, those of its queues too, with a line for each row that begins with the table's name. */
export const readTables = async (db: Pick<QueryExecutor, 'execute'>): Promise<{ name: string; rows: string[] }[]> => {
  const { rows } = await db.execute(
    sql`select case table_schema when 'public' then quote_ident(table_name)
               else quote_ident(table_schema) || '.' || quote_ident(table_name) end as name
        from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
        order by 1`,
  )
  const tables: { name: string; rows: string[] }[] = []
  for (const { name } of rows) {
    const found = await db.execute(sql`select to_jsonb(kept.*)::text as row from ${sql.raw(String(name))} kept`)
    tables.push({ name: String(name), rows: found.rows.map(({ row }) => `${name} ${showBytes(String(row))}`) })
  }
  return tables
}

const textOf = (item: Persona['info'][string] | undefined): string => (item && 'value' in item ? item.value : '')
const numbers = personas.map(({ info }) => textOf(info.uinfin))

/** What names a person of the stand-in wherever it stands: the number, also without its first or last letter, the name, and the id that Singpass has. */
const identifiers = personas.flatMap(({ subject, info }, index) => {
  const number = numbers[index] ?? ''
  return [number.slice(0, -1), number.slice(1), textOf(info.name), subject].filter(Boolean)
})

/** Parts of a number by which to guess who it is. Sealed text and hashes may hold any few characters, so these have to stand alone. */
const parts = numbers.flatMap((number) => [
  ...[4, 5, 6, 7].map((length) => number.slice(-length)),
  ...[6, 7].map((length) => number.slice(0, length)),
])

const anyOf = (words: readonly string[]) => [...new Set(words)].map((word) => word.replace(/[^\w ]/g, '\\$&')).join('|')
const identifier = new RegExp(anyOf(identifiers), 'i')
const part = new RegExp(`(?<![\\w-])(?:${anyOf(parts)})(?![\\w-])`)

const findTrace = (line: string) => identifier.exec(line) ?? part.exec(line)

/** Lines that name one of the stand-in's people in any way. */
export const linesWithTraces = (lines: readonly string[]): string[] => lines.filter((line) => findTrace(line) !== null)

/** The beginning of such a line and what surrounds the trace: enough to find its cause. */
export const excerptOf = (line: string): string => {
  const { index = 0 } = findTrace(line) ?? {}
  return index < 100 ? line.slice(0, 200) : `${line.slice(0, 60)} … ${line.slice(index - 60, index + 80)}`
}

/** The last four characters of a verified member's number, which are kept, and where (docs/product-rules.md#identity-data). */
const lastFour = /^(identity_verifications .*"number_last_four": )"\w{4}"/

/** Rows that name one of the stand-in's people beyond what is kept. */
export const rowsWithTraces = (rows: readonly string[]): string[] =>
  linesWithTraces(rows.map((row) => row.replace(lastFour, '$1')))

/**
 * Files below a folder that name one of the stand-in's people anywhere in their bytes, with what was found: also in rows that a database has deleted
 * and not yet overwritten.
 */
export const filesWithTraces = async (folder: string): Promise<{ count: number; traces: string[] }> => {
  const traces: string[] = []
  let count = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    count += 1
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes
    const found = identifier.exec(plain.toString('latin1'))
    if (found) traces.push(`${relative(folder, file)}: ${found[0]}`)
  }
  return { count, traces }
}
