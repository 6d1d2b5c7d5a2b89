import type { Database } from '@jobspan/kit-server'
import { sql } from 'drizzle-orm'

/** Statements that give a database a clock that tests may set. They come before its first connection, which finds it by its search path. */
export const movableClock = `
  create schema apart;
  create table apart.clock (ahead interval not null);
  insert into apart.clock values ('0');
  ${['clock_timestamp', 'now']
    .map(
      (clock) => `create function apart.${clock}() returns timestamptz language sql stable as
        'select pg_catalog.${clock}() + ahead from apart.clock';`,
    )
    .join('\n')}
  do $$ declare found record; begin
    for found in
      select adrelid::regclass as name, attname from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
      where pg_get_expr(adbin, adrelid) in ('now()', 'clock_timestamp()')
    loop
      execute format('alter table %s alter %I set default apart.now()', found.name, found.attname);
    end loop;
    execute format('alter database %I set search_path to apart, pg_catalog, public', current_database());
  end $$`

/** Has the clock of a database with a `movableClock` run so long ahead of this machine's (behind: less than nought). */
export const setDatabaseClock = async (db: Database, aheadMs: number): Promise<void> => {
  await db.execute(sql`update apart.clock set ahead = ${`${aheadMs} milliseconds`}::interval`)
}
