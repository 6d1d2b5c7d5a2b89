import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { useFormat } from '@jobspan/shared-kit/i18n'

/** The day that a moment is on in the reader's time zone, as `2026-12-01`. */
const dayOf = (at: string): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(at))
}

/** Says the day of an RFC 3339 moment by the reader's own clock; by UTC until the page is the browser's, because the server knows nobody's zone. */
export const useOwnDay = (): ((at: string) => string) => {
  const format = useFormat()
  const isHydrated = useIsHydrated()
  return (at) => format.date(isHydrated ? dayOf(at) : at)
}
