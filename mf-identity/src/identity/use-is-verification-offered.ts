import { identityCountry } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { identityStatusQuery } from './identity-queries.ts'

/** Whether a button makes sense: for a member in Singapore who is not verified, where somebody can be. Elsewhere nothing is asked. */
export const useIsVerificationOffered = (): boolean => {
  const { api, locale } = usePlatform()
  const { kind } = useSession()
  const isHere = kind === 'member' && locale.country === identityCountry
  const status = useQuery({ ...identityStatusQuery(api), enabled: isHere }).data
  return isHere && status?.is_available === true && !status.verification?.is_valid
}
