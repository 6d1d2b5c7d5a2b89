import type { UserIdentity } from '@jobspan/shared-kit/contracts/identity/identity'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { identityListQuery } from './identity-list-query.ts'

/** The label of an identity in the visitor's language: looked up by its id in the configuration, else its own value. */
export const useIdentityLabel = ({ id, value }: UserIdentity): string => {
  const { api } = usePlatform()
  const list = useQuery(identityListQuery(api)).data
  return list?.find((entry) => entry.id === id)?.value ?? value
}
