import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { dayOf } from './day-of.ts'

/**
 * "today", "yesterday", "3 days ago" by the reader's own calendar, after 30 days the date: for what happened to the reader. Until the page is the
 * browser's, days are of 24 hours.
 */
export const useOwnAge = (): ((at: string) => string) => {
  const format = useFormat()
  const isHydrated = useIsHydrated()
  return (at) => {
    if (!isHydrated) return format.age(Date.parse(at))
    const today = dayOf(new Date().toISOString())
    return format.age(dayOf(at), Date.parse(today))
  }
}
