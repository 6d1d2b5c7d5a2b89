import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'

/** The zone of the browser; undefined where the server renders, and while the browser takes that over. */
export const useOwnTimeZone = (): string | undefined => {
  const isHydrated = useIsHydrated()
  return isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined
}
