import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { suspensionTexts } from './account-errors.ts'
import { pendingSignInQuery } from './pending-sign-in-query.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** What the API writes into the address when a social login did not work out, by code of the catalogue. */
const errorKeys: Record<string, string> = {
  '40006': 'account.errors.tooMany',
  ...suspensionTexts,
  '41052': 'account.errors.social',
  '40015': 'account.errors.socialTaken',
}

/** Goes on where a social login came back to: to what waits, or names the text that says how it failed. */
export const useSocialLoginCallback = (
  flow: SignInFlow,
  search: URLSearchParams,
): { isWaiting: boolean; errorKey?: string } => {
  const { api } = usePlatform()
  const answer = search.get('social')
  const isDone = answer === 'done'
  const { data, isPending } = useQuery({ ...pendingSignInQuery(api), enabled: isDone })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is gone on with once it is known.
  useEffect(() => {
    if (isDone && data) void flow.handleResult(data)
  }, [isDone, data])
  if (isDone && (isPending || data)) return { isWaiting: true }
  if (isDone && data === null) return { isWaiting: false, errorKey: 'account.errors.over' }
  return { isWaiting: false, ...(answer ? { errorKey: errorKeys[answer] ?? 'account.errors.social' } : {}) }
}
