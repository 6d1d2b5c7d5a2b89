import { signInMethodsQuery } from '@jobspan/shared-features/identity-confirmation/sign-in-methods-query'
import type { SessionUser } from '@jobspan/shared-kit/contracts/auth/session'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { profileQuery } from '../profile/profile-query.ts'
import { accountSettingQuery } from './account-setting-query.ts'

/** Takes the member as the API answered it after a change: this page, the ways in, and the shell's header follow. */
export const useUpdateSessionUser = () => {
  const { api, events, queryClient } = usePlatform()
  return (user: SessionUser) => {
    queryClient.setQueryData(accountSettingQuery(api).queryKey, (known) => known && { ...known, user })
    queryClient.setQueryData(profileQuery(api).queryKey, (known) => known && { ...known, user })
    void queryClient.invalidateQueries({ queryKey: signInMethodsQuery(api).queryKey })
    events.emit('session.changed', { kind: 'member' })
  }
}
