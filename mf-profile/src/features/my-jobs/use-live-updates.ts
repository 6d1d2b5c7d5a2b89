import { usePlatform } from '@jobspan/shared-kit/remote'
import { useSession } from '@jobspan/shared-kit/session'
import { useEffect } from 'react'
import { myJobsKey } from './my-jobs-queries.ts'

/** Asks for counts and rows anew as soon as the server tells of something new: a decision is shown without a reload. */
export const useLiveUpdates = () => {
  const platform = usePlatform()
  const isMember = useSession().kind === 'member'
  useEffect(() => {
    if (!isMember) return
    let subscription: { close(): void } | undefined
    let isEnded = false
    const refresh = () => void platform.queryClient.invalidateQueries({ queryKey: myJobsKey })
    import('@jobspan/shared-kit/messaging').then(
      ({ subscribeToMessaging }) => {
        if (isEnded) return
        subscription = subscribeToMessaging(platform, {
          onEvent: ({ type }) => {
            if (type === 'notification' || type === 'message') refresh()
          },
          onEventsMissed: refresh,
        })
      },
      // Without a connection there is nothing to subscribe to; the queries are asked for anew when it is back.
      () => undefined,
    )
    return () => {
      isEnded = true
      subscription?.close()
    }
  }, [platform, isMember])
}
