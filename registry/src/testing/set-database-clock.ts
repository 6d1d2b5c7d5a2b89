import type { Database } from '@jobspan/shared-kit/server'
import { sql } from 'drizzle-orm'

/** Has the database's clock run so many minutes ahead of this process's (behind: less than nought). Gives what ends it. */
export const setDatabaseClock = async (db: Database, minutes: number): Promise<() => Promise<void>> => {
  await db.execute(sql.raw('create schema apart'))
  for (const clock of ['clock_timestamp', 'now']) {
    const shifted = `select pg_catalog.${clock}() + interval '${minutes} minutes'`
    await db.execute(sql.raw(`create function apart.${clock}() returns timestamptz language sql as $$ ${shifted} $$`))
  }
  await db.execute(sql.raw('set search_path to apart, pg_catalog, public'))
  return async () => {
    await db.execute(sql.raw('reset search_path'))
    await db.execute(sql.raw('drop schema apart cascade'))
  }
}
