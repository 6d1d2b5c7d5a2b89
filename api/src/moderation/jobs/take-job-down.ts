import type { ModeratedJob } from '@jobspan/shared-kit/contracts/moderation/moderated-jobs'
import { eq, sql } from 'drizzle-orm'
import { jobs } from '../../jobs/tables.ts'
import { applyWithholding } from '../../jobs/withheld-jobs.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import { jobRestored, jobTakenDown } from '../events.ts'
import { conflict, recordAct } from '../operator-acts.ts'
import { findModeratedJob } from './moderated-job.ts'

export type Because = { operator: string; reason: string }

/** Throws 409 where it is taken down already. */
export const takeJobDown = async (transaction: QueryExecutor, id: number, why: Because): Promise<ModeratedJob> => {
  const before = await findModeratedJob(transaction, id, { locks: true })
  if (before.taken_down_at !== null) throw conflict(`Job ${id} is taken down already, since ${before.taken_down_at}.`)
  return change(transaction, 'job.taken_down', before, why)
}

/** Throws 409 where it is not taken down. It stays closed where its source says so, it has expired, or its organisation is suspended. */
export const restoreJob = async (transaction: QueryExecutor, id: number, why: Because): Promise<ModeratedJob> => {
  const before = await findModeratedJob(transaction, id, { locks: true })
  if (before.taken_down_at === null) throw conflict(`Job ${id} is not taken down.`)
  return change(transaction, 'job.restored', before, why)
}

const change = async (
  transaction: QueryExecutor,
  act: 'job.taken_down' | 'job.restored',
  before: ModeratedJob,
  { operator, reason }: Because,
): Promise<ModeratedJob> => {
  const { id } = before
  const isDown = act === 'job.taken_down'
  await transaction.execute(sql`
    update ${jobs} set taken_down_at = ${isDown ? sql`now()` : sql`null`}, taken_down_reason = ${isDown ? reason : null} where id = ${id}`)
  await applyWithholding(transaction, sql`${jobs.id} = ${id}`)
  const after = await findModeratedJob(transaction, id)
  await recordAct(transaction, { operator, act, subject: 'job', subjectId: id, reason, before, after })
  const [job] = await transaction.select({ companyId: jobs.companyId }).from(jobs).where(eq(jobs.id, id))
  const facts = { jobId: id, companyId: job?.companyId ?? null }
  await publishEvent(transaction, isDown ? jobTakenDown : jobRestored, facts)
  return after
}
