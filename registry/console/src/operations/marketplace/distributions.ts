import {
  distributeReward,
  listDistributions,
  rejectReward,
} from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useOperation } from '../use-operation.ts'
import { viaRegistry } from './via-registry.ts'

const queryKey = ['rewards', 'distributions']

export const useDistributions = () => {
  const { api } = usePlatform()
  return useQuery({ queryKey, queryFn: ({ signal }) => api.call(viaRegistry(listDistributions), { signal }) })
}

/** Distributes a reward, or rejects it. */
export const useEndDistribution = () =>
  useOperation(
    (api, { id, reason, isRejected }: { id: number; reason: string; isRejected: boolean }) =>
      api.call(viaRegistry(isRejected ? rejectReward : distributeReward), { params: { id }, body: { reason } }),
    queryKey,
  )
