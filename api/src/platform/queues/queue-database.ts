import type { DatabaseConnection, QueryExecutor } from '@jobspan/kit-server'
import { sql } from 'drizzle-orm'
import { type Db, fromDrizzle } from 'pg-boss'

type Client = { query: (text: string, values?: unknown[]) => Promise<unknown> }
type Pool = Client & { connect: () => Promise<Client & { release: (destroys: boolean) => void }> }

/** The pool below Drizzle, which reads times as pg-boss expects them. */
export const poolOf = (db: DatabaseConnection['db']): Pool => (db as typeof db & { $client: Pool }).$client

/** One connection, or a pool, for pg-boss. */
export const onConnection = (client: Client): Db => ({
  executeSql: async (text, values) => {
    const result = await client.query(text, values)
    // Several statements in one text give a list of results.
    const results = (Array.isArray(result) ? result : [result]) as { rows: unknown[] }[]
    return { rows: results.flatMap(({ rows }) => rows) }
  },
})

/** The API's own connections for pg-boss: a pool beside them would take connections from requests. */
export const toQueueDatabase = ({ db, listen }: Pick<DatabaseConnection, 'db' | 'listen'>): Db => ({
  ...onConnection(poolOf(db)),
  listen: async (channel, onNotification, onReconnect) => {
    const close = await listen(channel, (payload) => (payload === '' ? onReconnect() : onNotification(payload)))
    return { close }
  },
})

/** For the `db` option of pg-boss: what it writes is committed with the transaction, or not at all. */
export const inTransaction = (transaction: QueryExecutor): Db => fromDrizzle(transaction, sql)
