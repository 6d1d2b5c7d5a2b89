import { expect } from '@jest/globals'
import type { Database } from '../platform/database/database.ts'
import { linesWithTraces, readTables, rowsWithTraces } from '../testing/identity-traces.ts'

/** Whatever is in any table, as text: a line for each row, which begins with the name of its table. */
export const dumpTables = async (db: Database): Promise<string> => {
  const tables = await readTables(db)
  expect(tables.length).toBeGreaterThan(50)
  return tables.flatMap(({ rows }) => rows).join('\n')
}

/** Looks for all people of the stand-in in what a run left behind: nothing of anybody is there but what is kept (docs/product-rules.md#identity-data). */
export const expectNoTraces = ({ tables, log = '' }: { tables: string; log?: string }): void => {
  expect({ tables: rowsWithTraces(tables.split('\n')), log: linesWithTraces(log.split('\n')) }).toEqual({
    tables: [],
    log: [],
  })
}
