import { signOut } from '@jobspan/shared-kit/contracts/registry/people'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { meQuery } from './get-me.ts'

/** Ends the session and forgets everything that it showed. */
export const useSignOut = () => {
  const { api } = usePlatform()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(signOut),
    onSuccess: () => {
      const key = meQuery(api).queryKey
      queryClient.setQueryData(key, (me) => me && { ...me, person: null })
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] })
    },
  })
}
