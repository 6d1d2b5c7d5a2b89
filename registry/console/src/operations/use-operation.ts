import type { ApiClient } from '@jobspan/shared-kit/api'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

/**
 * Something that a person has the registry do. Done or refused, what it may have altered is read again: where it was refused, somebody else may have
 * been first.
 */
export const useOperation = <Input, Output>(
  operate: (api: ApiClient, input: Input) => Promise<Output>,
  ...altered: QueryKey[]
) => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => operate(api, input),
    onSettled: () => Promise.all(altered.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
