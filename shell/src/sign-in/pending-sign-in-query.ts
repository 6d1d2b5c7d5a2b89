import type { ApiClient } from '@jobspan/shared-kit/api'
import type { SignInResult } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { queryOptions } from '@tanstack/react-query'
import { loadSignInContracts } from './load-sign-in-contracts.ts'

/** The half-finished sign-in of this browser; null where there is none, or no longer. */
export const pendingSignInQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'pending'],
    queryFn: async ({ signal }): Promise<SignInResult | null> => {
      const { pendingSignIn } = await loadSignInContracts()
      try {
        return await api.call(pendingSignIn, { signal })
      } catch (error) {
        if ((error as { status?: number }).status === 404) return null
        throw error
      }
    },
    retry: false,
    staleTime: 30_000,
  })
