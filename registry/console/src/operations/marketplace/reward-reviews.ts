import { decideRewardReview, listRewardReviews } from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import type { ReviewItem, ReviewOutcome } from '@jobspan/shared-kit/contracts/rewards/operations'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useOperation } from '../use-operation.ts'
import { viaRegistry } from './via-registry.ts'

const queryKey = ['rewards', 'reviews']

export const useRewardReviews = () => {
  const { api } = usePlatform()
  return useQuery({ queryKey, queryFn: ({ signal }) => api.call(viaRegistry(listRewardReviews), { signal }) })
}

type Decision = Pick<ReviewItem, 'kind' | 'id'> & { outcome: ReviewOutcome; reason: string }

export const useDecideReview = () =>
  useOperation(
    (api, { kind, id, outcome, reason }: Decision) =>
      api.call(viaRegistry(decideRewardReview), { params: { kind, id }, body: { outcome, reason } }),
    queryKey,
  )
