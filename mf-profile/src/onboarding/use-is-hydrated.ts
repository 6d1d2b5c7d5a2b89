import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's markup, and as long as it is taken over. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
