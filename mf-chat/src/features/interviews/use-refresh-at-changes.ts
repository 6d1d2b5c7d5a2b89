import type { Interview } from '@jobspan/shared-kit/contracts/interviews/interview'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect } from 'react'
import { applyInterview } from './apply-interview.ts'

/** A browser's timer takes no more than 24 days, and may be late after a device has slept. */
const maxTimerMs = 86_400_000
/** The server's clock decides, and may be a little behind. */
const marginMs = 1000

/** Asks anew for an interview when time alone changes what can be done with it: check-in opens, it begins, it ends. */
export const useRefreshAtChanges = (interview: Interview): void => {
  const { api, queryClient } = usePlatform()
  const { id, times, cancel_until, check_in_from, check_in_until } = interview
  const changes = [
    cancel_until,
    check_in_from,
    check_in_until,
    ...times.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]),
  ]
  const key = changes.join()
  useEffect(() => {
    const moments = key.split(',').map((at) => Date.parse(at) + marginMs)
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const wait = () => {
      const now = Date.now()
      const next = Math.min(...moments.filter((at) => at > now))
      if (isLeft || !Number.isFinite(next)) return
      const remaining = next - now
      timer = setTimeout(remaining > maxTimerMs ? wait : () => void refresh(), Math.min(remaining, maxTimerMs))
    }
    const refresh = async () => {
      try {
        const { getInterview } = await import('@jobspan/shared-kit/contracts/interviews/interviews')
        applyInterview(queryClient, await api.call(getInterview, { params: { id } }))
      } catch {
        // The next look at the page asks again.
      }
      wait()
    }
    wait()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [key, id, api, queryClient])
}
