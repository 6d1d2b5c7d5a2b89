import type { DatabaseConnection, QueryExecutor } from '@jobspan/shared-kit/server'
import { sql } from 'drizzle-orm'
import { type Db, fromDrizzle } from 'pg-boss'

/** The pool below Drizzle, which reads times as pg-boss expects them. */
type Pooled = { $client: { query: (text: string, values?: unknown[]) => Promise<unknown> } }

/** The API's own connections for pg-boss: a pool beside them would take connections from requests. */
export const toQueueDatabase = ({ db, listen }: Pick<DatabaseConnection, 'db' | 'listen'>): Db => ({
  executeSql: async (text, values) => {
    const result = await (db as typeof db & Pooled).$client.query(text, values)
    // Several statements in one text give a list of results.
    const results = (Array.isArray(result) ? result : [result]) as { rows: unknown[] }[]
    return { rows: results.flatMap(({ rows }) => rows) }
  },
  listen: async (channel, onNotification, onReconnect) => {
    const close = await listen(channel, (payload) => (payload === '' ? onReconnect() : onNotification(payload)))
    return { close }
  },
})

/** For the `db` option of pg-boss: what it writes is committed with the transaction, or not at all. */
export const inTransaction = (transaction: QueryExecutor): Db => fromDrizzle(transaction, sql)
