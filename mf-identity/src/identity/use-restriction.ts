import type { ApiClient } from '@jobspan/shared-kit/api'
import { type PageQuery, type SlotParams, usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { identityStatusQuery, positionEligibilityQuery } from './identity-queries.ts'

/** Whether some identities alone may apply. */
const isRestricted = ({ eligibility, status }: SlotParams['job.eligibility']['job']): boolean =>
  (eligibility?.user_identities.length ?? 0) > 0 && status === 'open'

/** What is asked of a job before its page is sent, so that nothing moves when it has come. */
export const restrictionQueries = (api: ApiClient, { jobId, job }: SlotParams['job.eligibility']): PageQuery[] =>
  isRestricted(job) ? [{ options: positionEligibilityQuery(api, jobId) }, { options: identityStatusQuery(api) }] : []

/** Why the member's identity keeps them from applying to a job; undefined where it does not, or it is not known yet. */
export const useRestriction = ({ jobId, job }: SlotParams['job.eligibility']) => {
  const { api } = usePlatform()
  const isMember = useSession().kind === 'member'
  const isAsked = isMember && isRestricted(job)
  const answer = useQuery({ ...positionEligibilityQuery(api, jobId), enabled: isAsked }).data
  return isAsked ? (answer?.reason ?? undefined) : undefined
}
