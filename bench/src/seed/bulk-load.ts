/** Runs a statement on either database and gives its rows. */
export type Execute = (sql: string) => Promise<Record<string, unknown>[]>

const tables = ['companies', 'jobs', 'job_texts', 'screening_questions', 'search_titles', 'search_counts']
const list = tables.map((table) => `'${table}'`).join(', ')

/**
 * Takes off the indexes of the tables to fill, so that each is built once over all rows, which is many times faster than
 * row by row. Gives the statements that put them back. Keys and unique constraints stay.
 */
export const dropIndexes = async (execute: Execute): Promise<string[]> => {
  const indexes = await execute(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relname in (${list}) and not exists (select from pg_constraint where conindid = indexrelid)
      and relname not like 'search_%'`)
  for (const { name } of indexes) await execute(`drop index ${name}`)
  return indexes.map(({ definition }) => String(definition))
}

/** No triggers and no foreign key checks in this session: the rows come from the store's own functions, in step. */
export const bulkSession = `set session_replication_role = replica`

/**
 * Counts what the triggers of `jobs` would have counted. Their own statements are run once over the whole table instead of
 * over the rows of one statement, so there is no second version of them here to go stale.
 */
export const countOnce = async (execute: Execute): Promise<void> => {
  const triggers = await execute(`
    select prosrc as body, tgnewtable::text as rows from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where tgrelid = 'jobs'::regclass and not tgisinternal and tgtype & 4 = 4 and tgnewtable is not null`)
  for (const { body, rows } of triggers) {
    const overAll = String(body)
      .replaceAll(/return null;/gi, 'return;')
      .replaceAll(new RegExp(`\\b${rows}\\b`, 'g'), 'jobs')
    await execute(`do $count$ ${overAll} $count$`)
  }
  await execute(`
    update companies set open_jobs = counted.count
    from (select company_id, count(*)::int as count from jobs where status = 'open' group by company_id) as counted
    where counted.company_id = companies.id`)
}

/** Lets the tables' own numbering go on after the ids that were given by hand. */
export const setSequences = async (execute: Execute): Promise<void> => {
  for (const table of ['companies', 'jobs', 'screening_questions'])
    await execute(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
    )
}
