import { isApiError } from '@jobspan/shared-kit/api'
import { signOut } from '@jobspan/shared-kit/contracts/registry/people'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { expiredAtom } from '../session/expired.ts'
import { meQuery } from './get-me.ts'

/** Ends the session and forgets everything that it showed, also where the registry ended it first. */
export const useSignOut = () => {
  const platform = usePlatform()
  const queryClient = useQueryClient()
  const setExpired = useSetAtom(expiredAtom)
  return useMutation({
    mutationFn: async () => {
      try {
        await platform.api.call(signOut)
      } catch (error) {
        if (!isApiError(error) || error.status !== 401) throw error
      }
    },
    onSuccess: () => {
      const key = meQuery(platform).queryKey
      queryClient.setQueryData(key, (me) => me && { ...me, person: null })
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] })
      setExpired(false)
    },
  })
}
