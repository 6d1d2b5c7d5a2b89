import { type SQL, sql } from 'drizzle-orm'
import { endLapsedChecks } from '../companies/profile/verification.ts'
import { invalidateCompanyDirectory } from '../companies/search/company-directory.ts'
import { companies } from '../companies/tables.ts'
import { invalidateJobCaches } from '../platform/cache/query-cache.ts'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import { lockJobWrites } from './lock-job-writes.ts'
import { jobs } from './tables.ts'
import { encodeTag, toTagLexeme } from './tags.ts'
import { upsertRecruiters } from './upsert-recruiters.ts'

/** SQL: a search vector without the words of these tags, and with those of others. */
const retag = (vector: SQL, removed: number, added: number | null): SQL => {
  const without = sql`ts_delete(${vector}, ${toTagLexeme(removed)})`
  return added === null ? without : sql`${without} || ${`'${toTagLexeme(added)}'`}::tsvector`
}

const verified = encodeTag('verified', 1)

/** Says of all jobs of some companies whether their employer is verified. Call `lockJobWrites` first. */
export const setJobsVerified = async (
  transaction: QueryExecutor,
  companyIds: readonly number[],
  isVerified: boolean,
): Promise<void> => {
  const added = isVerified ? verified : null
  await transaction.execute(sql`
    update ${jobs} set tags = array_remove(tags, ${verified}::int) || ${isVerified ? `{${verified}}` : '{}'}::int[],
      head_vector = ${retag(sql`head_vector`, verified, added)}, search_vector = ${retag(sql`search_vector`, verified, added)}
    where company_id = any(${`{${companyIds.join(',')}}`}::int[])`)
}

/** Ends verifications whose time is over, for the companies and their jobs. */
export const endLapsedVerifications = async (db: Database): Promise<void> => {
  const ended = await db.transaction(async (transaction) => {
    await lockJobWrites(transaction)
    const ids = await endLapsedChecks(transaction)
    if (ids.length > 0) await setJobsVerified(transaction, ids, false)
    return ids.length
  })
  if (ended === 0) return
  invalidateJobCaches()
  invalidateCompanyDirectory()
}

/**
 * Gives the jobs of a company to the one that it became part of, and counts both. A posting that the other has too stays, closed. Applications keep
 * their employer. Call `lockJobWrites` first. Gives how many went over.
 */
export const moveJobs = async (
  transaction: QueryExecutor,
  fromId: number,
  into: { id: number; isVerified: boolean },
): Promise<number> => {
  const [removed, added] = [encodeTag('company', fromId), encodeTag('company', into.id)]
  const { rows } = await transaction.execute(sql`
    update ${jobs} set company_id = ${into.id}, updated_at = now(),
      head_vector = ${retag(sql`head_vector`, removed, added)}, search_vector = ${retag(sql`search_vector`, removed, added)}
    where company_id = ${fromId} and not exists (
      select from ${jobs} as other where other.company_id = ${into.id} and other.source = ${jobs.source}
        and other.identifier = ${jobs.identifier} and other.url_key = ${jobs.urlKey})
    returning id`)
  const ids = rows.map(({ id }) => Number(id))
  await transaction.execute(
    sql`update ${jobs} set status = 'closed', updated_at = now() where company_id = ${fromId} and status <> 'closed'`,
  )
  await setJobsVerified(transaction, [into.id], into.isVerified)
  // Who is named in them can be written to as somebody of the other company.
  await upsertRecruiters(transaction, ids)
  await transaction.execute(sql`
    update ${companies} set (open_jobs, remote_jobs, web3_jobs) = (
      select count(*), count(*) filter (where arrangement = 'remote'), count(*) filter (where is_web3)
      from ${jobs} where ${jobs.companyId} = ${companies.id} and status = 'open')
    where ${companies.id} in (${fromId}, ${into.id})`)
  return ids.length
}
