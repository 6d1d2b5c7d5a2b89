import { type SQL, sql } from 'drizzle-orm'

/** Channel of what every process sends over its chat sockets. */
export const realtimeChannel = 'im'

/**
 * Publishes an event to every process, where a statement selects or returns it: received when its transaction is committed, not at all where it
 * is not. An event is JSON of ids: PostgreSQL carries less than 8,000 bytes, and most processes need nothing of it.
 */
export const publishRealtimeSql = (event: object | SQL): SQL => {
  const payload = 'getSQL' in event ? event : sql`${JSON.stringify(event)}`
  return sql`pg_notify(${realtimeChannel}, (${payload})::text)`
}
