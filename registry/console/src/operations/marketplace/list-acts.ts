import { listOperatorActs } from '@jobspan/shared-kit/contracts/moderation/operator-acts'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useInfiniteQuery } from '@tanstack/react-query'
import { viaRegistry } from './via-registry.ts'

/** The audit log of the marketplace, the newest first; more of it are what was before. */
export const useActs = () => {
  const { api } = usePlatform()
  return useInfiniteQuery({
    queryKey: ['marketplace', 'acts'],
    queryFn: ({ pageParam, signal }) =>
      api.call(viaRegistry(listOperatorActs), { query: { size: 50, before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ items, has_more: hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
  })
}
