import { identityCountry } from '@jobspan/shared-kit/contracts/identity-constants'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'

/** Whether a button could make sense at all: a member in Singapore. Nothing is asked elsewhere. */
export const useIsIdentityCountry = (): boolean => {
  const { locale } = usePlatform()
  const { kind } = useSession()
  return kind === 'member' && locale.country === identityCountry
}
