import { decideRewardReview, listRewardReviews } from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import type { ReviewItem, ReviewOutcome } from '@jobspan/shared-kit/contracts/rewards/operations'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { viaRegistry } from './via-registry.ts'

const queryKey = ['rewards', 'reviews']

export const useRewardReviews = () => {
  const { api } = usePlatform()
  return useQuery({ queryKey, queryFn: ({ signal }) => api.call(viaRegistry(listRewardReviews), { signal }) })
}

type Decision = Pick<ReviewItem, 'kind' | 'id'> & { outcome: ReviewOutcome; reason: string }

export const useDecideReview = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, id, outcome, reason }: Decision) =>
      api.call(viaRegistry(decideRewardReview), { params: { kind, id }, body: { outcome, reason } }),
    // Refused, somebody else decided: the list is another by now.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
