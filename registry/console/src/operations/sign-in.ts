import { getMe, signIn } from '@jobspan/shared-kit/contracts/registry/people'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { expiredAtom } from '../session/expired.ts'
import { meQuery } from './get-me.ts'

/** Signs in; what was shown as refused before is asked for again. */
export const useSignIn = () => {
  const platform = usePlatform()
  const { api } = platform
  const queryClient = useQueryClient()
  const setExpired = useSetAtom(expiredAtom)
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => api.call(signIn, { body }),
    onSuccess: async () => {
      queryClient.setQueryData(meQuery(platform).queryKey, await api.call(getMe))
      setExpired(false)
      await queryClient.invalidateQueries()
    },
  })
}
