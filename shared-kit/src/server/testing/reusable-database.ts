import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, DatabaseConnection } from '../database.ts'

/** What a service's schema is made of. Rows are not in it. */
const schemaText = `
  select md5(string_agg(line, ' ' order by line)) as hash from (
    select concat_ws(',', 'class', c.oid, relname, relkind, reloptions) as line
      from pg_class c where c.oid >= 16384 and relkind <> 't' and relnamespace <> 'pg_toast'::regnamespace
    union all select concat_ws(',', 'column', attrelid, attname, atttypid, atttypmod, attnotnull, attisdropped)
      from pg_attribute a join pg_class c on c.oid = attrelid where attrelid >= 16384 and attnum > 0 and relkind <> 't'
    union all select concat_ws(',', 'default', adrelid, adnum, pg_get_expr(adbin, adrelid)) from pg_attrdef
    union all select concat_ws(',', 'index', indexrelid, indisvalid, indisready) from pg_index where indexrelid >= 16384
    union all select concat_ws(',', 'constraint', oid, conname, convalidated) from pg_constraint where oid >= 16384
    union all select concat_ws(',', 'trigger', oid, tgname, tgenabled) from pg_trigger where oid >= 16384
    union all select concat_ws(',', 'function', oid, proname, md5(prosrc)) from pg_proc where oid >= 16384
    union all select concat_ws(',', 'type', oid, typname) from pg_type where oid >= 16384 and typname !~ '^_?pg_toast'
    union all select concat_ws(',', 'schema', oid, nspname) from pg_namespace where oid >= 16384
    union all select concat_ws(',', 'extension', oid, extname) from pg_extension
    union all select concat_ws(',', 'setting', setdatabase, setrole, setconfig) from pg_db_role_setting
  ) lines`

/**
 * Empties every table that was written, and lets its numbers begin anew; triggers do not see it. The list of applied migrations stays.
 */
const emptyTables = `
  set session_replication_role = replica;
  do $$
  declare
    candidate record;
    is_written boolean;
    written text;
  begin
    for candidate in
      select c.oid::regclass as name, exists (
        select from pg_depend d join pg_sequence s on s.seqrelid = d.objid
        where d.refobjid = c.oid and pg_sequence_last_value(s.seqrelid) is not null
      ) as is_numbered
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind in ('r', 'p') and c.oid >= 16384 and nspname not in ('information_schema', 'drizzle')
    loop
      is_written := candidate.is_numbered;
      if not is_written then execute format('select exists (select from %s)', candidate.name) into is_written; end if;
      if is_written then written := concat_ws(',', written, candidate.name); end if;
    end loop;
    if written is not null then execute format('truncate %s restart identity cascade', written); end if;
  end $$;
  delete from pg_statistic where starelid >= 16384;
  reset session_replication_role`

type Idle = { client: PGlite; connection: DatabaseConnection; schema: string }

/** Databases that no test uses now, by service. */
const idle = new Map<string, Idle[]>()

const clientOf = ({ db }: DatabaseConnection): PGlite => (db as unknown as { $client: PGlite }).$client

const schemaOf = async (client: PGlite): Promise<string> => {
  const { rows } = await client.query<{ hash: string }>(schemaText)
  return rows[0]?.hash ?? ''
}

/**
 * Gives an empty migrated database: one that a test of this process has closed, emptied, or a new one. To open one takes half a second
 * of a core, to empty one a tenth of that. One whose schema was changed is not used again.
 *
 * @param service names the service whose schema it has
 * @param open opens a new one
 */
export const openReusableDatabase = async (
  service: string,
  open: () => Promise<DatabaseConnection>,
): Promise<DatabaseConnection> => {
  const taken = idle.get(service)?.pop()
  if (taken) return lend(service, taken)
  const connection = await open()
  const client = clientOf(connection)
  return lend(service, { client, connection, schema: await schemaOf(client) })
}

/** The database for one test, which after `close` answers no more, as a closed one does. */
const lend = (service: string, { client, connection, schema }: Idle): DatabaseConnection => {
  let isClosed = false
  const stopListening: (() => Promise<void>)[] = []
  const clientOfTest = new Proxy(client, {
    get: (target, key) => {
      if (isClosed) throw new Error('PGlite is closed')
      const value = Reflect.get(target, key, target)
      // What a test has put in a method's place is an own property.
      return typeof value === 'function' && !Object.hasOwn(target, key) ? value.bind(target) : value
    },
  })
  return {
    ...connection,
    db: drizzle(clientOfTest) as unknown as Database,
    listen: async (channel, onMessage) => {
      const stop = await connection.listen(channel, onMessage)
      stopListening.push(stop)
      return stop
    },
    close: async () => {
      if (isClosed) return
      isClosed = true
      for (const stop of stopListening) await stop()
      await client.exec('discard all')
      if ((await schemaOf(client)) !== schema) return connection.close()
      await client.exec(emptyTables)
      idle.set(service, [...(idle.get(service) ?? []), { client, connection, schema }])
    },
  }
}
