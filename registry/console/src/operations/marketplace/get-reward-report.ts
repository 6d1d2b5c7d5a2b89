import { readRewardReport } from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { viaRegistry } from './via-registry.ts'

export const useRewardReport = () => {
  const { api } = usePlatform()
  return useQuery({
    queryKey: ['rewards', 'report'],
    queryFn: ({ signal }) => api.call(viaRegistry(readRewardReport), { signal }),
  })
}
