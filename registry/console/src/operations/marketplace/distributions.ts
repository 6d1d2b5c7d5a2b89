import {
  distributeReward,
  listDistributions,
  rejectReward,
} from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { viaRegistry } from './via-registry.ts'

const queryKey = ['rewards', 'distributions']

export const useDistributions = () => {
  const { api } = usePlatform()
  return useQuery({ queryKey, queryFn: ({ signal }) => api.call(viaRegistry(listDistributions), { signal }) })
}

/** Distributes a reward, or rejects it. */
export const useEndDistribution = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, reason, isRejected }: { id: number; reason: string; isRejected: boolean }) =>
      api.call(viaRegistry(isRejected ? rejectReward : distributeReward), { params: { id }, body: { reason } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
