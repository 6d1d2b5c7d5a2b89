import { skipToken, useQuery } from '@tanstack/react-query'
import { isAppliedQueryKey } from '../contracts/jobs/job-constants.ts'

/**
 * Whether the member has an application to a job that they did not withdraw: as its answer says, unless one was sent since, in this tab or another.
 *
 * @example const isApplied = useIsApplied(job)
 */
export const useIsApplied = (job: { id: number; is_applied?: boolean | undefined }): boolean => {
  const { data } = useQuery<boolean>({ queryKey: isAppliedQueryKey(job.id), queryFn: skipToken, staleTime: Infinity })
  return data ?? job.is_applied ?? false
}
