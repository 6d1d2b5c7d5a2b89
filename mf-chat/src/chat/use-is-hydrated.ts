import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's markup and in what takes that over: there nobody knows the reader's clock. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
