import { expect } from '@jest/globals'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { type Persona, personas } from './local-provider/personas.ts'

/** Whatever is in any table, as text: a line for each row, which begins with the name of its table. */
export const dumpTables = async (db: Database): Promise<string> => {
  const { rows } = await db.execute(
    sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public'`,
  )
  expect(rows.length).toBeGreaterThan(50)
  const tables: string[] = []
  for (const { name } of rows) {
    const table = sql.raw(String(name))
    const kept = await db.execute(sql`select to_jsonb(${table})::text as row from ${table}`)
    tables.push(...kept.rows.map(({ row }) => `${name} ${row}`))
  }
  return tables.join('\n')
}

const textOf = (item: Persona['info'][string] | undefined): string => (item && 'value' in item ? item.value : '')

/** What names a person of the stand-in: the number, also without its first or last letter, the name, and the id that Singpass has of them. */
const identifiersOf = ({ subject, info }: Persona): string[] => {
  const number = textOf(info.uinfin)
  return [number.slice(0, -1), number.slice(1), textOf(info.name), subject].filter(Boolean)
}

/** Lines that name one of the stand-in's people in any way. Sealed text and hashes may hold any four characters, so those have to stand alone. */
const linesWithTraces = (text: string): string[] => {
  const identifiers = personas.flatMap(identifiersOf)
  const lastFours = personas.map(({ info }) => textOf(info.uinfin).slice(-4)).join('|')
  const lastFour = new RegExp(`(?<![\\w-])(?:${lastFours})(?![\\w-])`)
  return text
    .split('\n')
    .filter((line) => identifiers.some((identifier) => line.includes(identifier)) || lastFour.test(line))
}

/** The last four characters of a verified member's number, which are kept, and where. */
const keptLastFour = /^(identity_verifications .*"number_last_four": )"\w{4}"/gm

/** Looks for all people of the stand-in in what a run left behind: nothing of anybody is there but what is kept (docs/product-rules.md#identity-data). */
export const expectNoTraces = ({ tables, log = '' }: { tables: string; log?: string }): void => {
  expect({ tables: linesWithTraces(tables.replace(keptLastFour, '$1')), log: linesWithTraces(log) }).toEqual({
    tables: [],
    log: [],
  })
}
