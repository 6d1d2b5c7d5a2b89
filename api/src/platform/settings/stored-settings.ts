import { desc, eq, like, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../database/database.ts'
import { settings } from '../tables.ts'

/** A fact of the installation that all replicas share; undefined where it was never stored. */
export const readSetting = async (db: QueryExecutor, key: string): Promise<unknown> => {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return row?.value
}

/** SQL: the same, as part of another statement; null where it was never stored. */
export const storedSetting = (key: SQL): SQL<unknown> =>
  sql`(select ${settings.value} from ${settings} where ${settings.key} = ${key})`

/** Those whose keys begin so, the last key first. */
export const readSettings = async (db: QueryExecutor, prefix: string): Promise<unknown[]> => {
  const rows = await db
    .select()
    .from(settings)
    .where(like(settings.key, `${prefix}%`))
    .orderBy(desc(settings.key))
  return rows.map(({ value }) => value)
}

/** Stores it where nothing is stored yet: of two that do so at once, one stays. */
export const insertSetting = async (db: QueryExecutor, key: string, value: unknown): Promise<void> => {
  await db.insert(settings).values({ key, value }).onConflictDoNothing()
}

/** Replaces it by what `change` makes of it. Locked until the transaction ends. */
export const changeSetting = async (
  transaction: QueryExecutor,
  key: string,
  initial: unknown,
  change: (before: unknown) => unknown,
): Promise<void> => {
  await insertSetting(transaction, key, initial)
  const [row] = await transaction.select().from(settings).where(eq(settings.key, key)).for('update')
  const value = change(row?.value)
  await transaction.update(settings).set({ value, updatedAt: sql`now()` }).where(eq(settings.key, key))
}

/** Stores `value`, or changes what is stored to `changed`, SQL of what is stored. */
export const upsertSetting = async (
  db: QueryExecutor,
  key: string,
  value: SQL,
  changed: (value: SQLWrapper) => SQL,
): Promise<void> => {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value: changed(settings.value) } })
}

export const deleteSetting = async (db: QueryExecutor, key: string): Promise<void> => {
  await db.delete(settings).where(eq(settings.key, key))
}

/** Whether it is stored and meets a condition, SQL of its value. */
export const hasSetting = async (db: QueryExecutor, key: string, condition: (value: SQLWrapper) => SQL) => {
  const [row] = await db
    .select({ key: settings.key })
    .from(settings)
    .where(sql`${settings.key} = ${key} and ${condition(settings.value)}`)
  return row !== undefined
}
