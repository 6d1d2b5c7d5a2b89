import { type ErrorState, setErrorState } from '@jobspan/shared-kit/contracts/registry/errors'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export const useSetErrorState = (remote: string, id: number) => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (state: ErrorState) => api.call(setErrorState, { params: { remote, id }, body: { state } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['errors', remote] }),
  })
}
