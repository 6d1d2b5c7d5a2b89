import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { dayOf } from './day-of.ts'

/** Says the day of an RFC 3339 moment by the reader's own clock; by UTC until the page is the browser's, because the server knows nobody's zone. */
export const useOwnDay = (): ((at: string, style?: 'short' | 'long') => string) => {
  const format = useFormat()
  const isHydrated = useIsHydrated()
  return (at, style) => format.date(isHydrated ? dayOf(at) : at, style)
}
