import { setTimeout as wait } from 'node:timers/promises'
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

/** Replicas that start together migrate one after another under this lock; the number names it and nothing else. */
const migrationLock = 72_150_923

/** Far shorter than the second after which the server looks for deadlocks: where a migration and a request wait for each other, the migration goes. */
const lockTimeoutMs = 300
const pauseMs = 500
const maxTotalMs = 10 * 60_000

/** PostgreSQL's codes of a lock that was waited for too long, and of a deadlock. */
const isLocked = (error: unknown): boolean => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === '55P03' || code === '40P01' || (cause !== undefined && isLocked(cause))
}

/**
 * Brings the schema of a server up to date. While a migration waits for a table, everybody who comes after it waits as well, even to read. So it
 * waits for a moment, gives up, lets others work, and tries again from its beginning: behind a backup that reads all tables for an
 * hour, the site goes on and the migration does not.
 */
export const migrateServer = async (connection: pg.PoolClient, config: MigrationConfig): Promise<void> => {
  // An index of a million rows takes longer than a request may, and so does waiting for a replica that makes it.
  await connection.query('set statement_timeout = 0')
  await connection.query('select pg_advisory_lock($1)', [migrationLock])
  await connection.query(`set lock_timeout = ${lockTimeoutMs}`)
  const deadline = performance.now() + maxTotalMs
  while (!(await tryToMigrate(connection, config))) {
    if (performance.now() > deadline)
      throw new Error('its tables are in use by somebody else for minutes, such as a backup: migrate once that is done')
    await wait(pauseMs)
  }
  await connection.query('reset lock_timeout')
  await connection.query('reset statement_timeout')
  await connection.query('select pg_advisory_unlock($1)', [migrationLock])
}

/** False where somebody held a table for too long; then nothing was changed. */
const tryToMigrate = async (connection: pg.PoolClient, config: MigrationConfig): Promise<boolean> => {
  try {
    await migrate(drizzle(connection), config)
    return true
  } catch (error) {
    if (isLocked(error)) return false
    throw error
  }
}

/** Throws where a migration of this service was not applied yet. A newer schema is accepted: the next release may be there already. */
export const requireMigrated = async (
  connection: pg.PoolClient,
  config: MigrationConfig,
  service: string,
): Promise<void> => {
  const newest = Math.max(...readMigrationFiles(config).map(({ folderMillis }) => folderMillis))
  const table = `drizzle.${config.migrationsTable ?? '__drizzle_migrations'}`
  const { rows: found } = await connection.query('select to_regclass($1) is not null as exists', [table])
  const applied = found[0]?.exists
    ? await connection.query(`select max(created_at) as newest from ${table}`)
    : undefined
  if (Number(applied?.rows[0]?.newest ?? 0) < newest)
    throw new Error(`its schema is older than this release: run the command "migrate" of the ${service} first`)
}
