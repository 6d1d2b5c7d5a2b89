import type { getRedirectCondition } from '@jobspan/shared-kit/contracts/jobs/external-redirect'
import { eq } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jobs } from './tables.ts'

type Condition = z.output<typeof getRedirectCondition.data>

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Whether somebody may be led on to where the employer takes applications; null where there is no such job. A withheld job is closed. */
export const findRedirectCondition = async (db: QueryExecutor, jobId: number): Promise<Condition | null> => {
  const [job] = await db
    .select({ url: jobs.externalUrl, status: jobs.status, validThrough: jobs.validThrough })
    .from(jobs)
    .where(eq(jobs.id, jobId))
  if (!job) return null
  const refuse = (reason: Condition['reason']): Condition => ({ can_redirect: false, reason, external_url: null })
  if (job.url === null) return refuse('not_external')
  if (job.status === 'on_hold') return refuse('on_hold')
  if (job.status === 'closed' || (job.validThrough !== null && job.validThrough.getTime() < Date.now()))
    return refuse('closed')
  if (!isWebAddress(job.url)) return refuse('no_address')
  return { can_redirect: true, reason: null, external_url: job.url }
}
