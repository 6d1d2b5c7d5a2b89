import { maskPay, unmaskPay } from '../../jobs/masked-pay.ts'
import { invalidateJobCaches } from '../../platform/cache/query-cache.ts'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { type ActingRecruiter, hasPermission } from '../recruiters/require-recruiter.ts'
import { requireVisibleJob } from './visible-jobs.ts'

/** Hides the pay of a job from seekers, or shows it again. Throws 40004 for a job that the recruiter does not see, 40005 without the permission. */
export const setSalaryMask = async (
  db: Database,
  recruiter: ActingRecruiter,
  { jobId, isMasked }: { jobId: number; isMasked: boolean },
): Promise<void> => {
  await requireVisibleJob(db, recruiter, jobId)
  if (!hasPermission(recruiter, 'mask_salary')) throw new ApiError('noPermission')
  await (isMasked ? maskPay : unmaskPay)(db, jobId)
  invalidateJobCaches()
}
