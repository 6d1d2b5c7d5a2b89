import { useFormat } from '@jobspan/shared-kit/i18n'
import { type SlotParams, usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { positionEligibilityQuery } from './identity-queries.ts'

/** Why the member may not apply to a job, and the identities that may, as a text; undefined where they may, or it is not known yet. */
export const useRestriction = ({ jobId, job }: SlotParams['job.eligibility']) => {
  const format = useFormat()
  const { api } = usePlatform()
  const isMember = useSession().kind === 'member'
  const isRestricted = (job.eligibility?.user_identities.length ?? 0) > 0 && job.status === 'open'
  const answer = useQuery({ ...positionEligibilityQuery(api, jobId), enabled: isMember && isRestricted }).data
  if (!isRestricted || !answer?.reason) return undefined
  const identities = format.list(
    (answer.eligibility?.user_identities ?? []).map(({ value }) => value),
    'or',
  )
  return { reason: answer.reason, identities }
}
