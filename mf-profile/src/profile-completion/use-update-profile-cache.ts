import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { profileQuery } from '../profile/profile-query.ts'

/** Writes what a call answered into the profile that this page, and any other, shows. */
export const useUpdateProfileCache = () => {
  const { api, queryClient } = usePlatform()
  return (change: (known: Profile) => Partial<Profile>) =>
    queryClient.setQueryData(profileQuery(api).queryKey, (known) => known && { ...known, ...change(known) })
}
