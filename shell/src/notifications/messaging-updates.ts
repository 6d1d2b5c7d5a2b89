import { myJobsKey } from '@jobspan/shared-kit/contracts/applications/my-jobs-key'
import { unreadChatsKey } from '@jobspan/shared-kit/contracts/chats/unread-chats-key'
import type { MessagingSubscription } from '@jobspan/shared-kit/messaging'
import type { Platform } from '@jobspan/shared-kit/remote'
import { runWhenIdle } from '../scheduling.ts'
import { notificationListKey, unreadNotificationsKey } from './notification-queries.ts'

/** A tab that has been out of sight for this long gives its connection back, until it is shown again. */
const hiddenCloseMs = 5 * 60_000

type Services = Pick<Platform, 'api' | 'events' | 'store' | 'queryClient'>

/** Asks anew for what is shown. An answer that is on its way may be from before the event, so it is not waited for. */
const refresh = ({ queryClient }: Services, ...queryKeys: (readonly string[])[]) => {
  for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey })
}

/** The count that was told is newer than any that is on its way. */
const setUnread = async ({ queryClient }: Services, count: number) => {
  await queryClient.cancelQueries({ queryKey: unreadNotificationsKey })
  queryClient.setQueryData(unreadNotificationsKey, count)
}

const subscribe = async (services: Services): Promise<MessagingSubscription> => {
  const { subscribeToMessaging } = await import(/* webpackChunkName: "member-header" */ '@jobspan/shared-kit/messaging')
  return subscribeToMessaging(services, {
    onEvent: (event) => {
      if (event.type === 'message' || event.type === 'chat') refresh(services, unreadChatsKey)
      if (event.type === 'message' || event.type === 'notification') refresh(services, myJobsKey)
      if (event.type !== 'notification') return
      void setUnread(services, event.unread_count)
      refresh(services, notificationListKey)
    },
    onEventsMissed: () => refresh(services, unreadChatsKey, unreadNotificationsKey, notificationListKey, myJobsKey),
  })
}

/**
 * Keeps the counts of the header up to date over the tab's chat socket, once the page is loaded and idle. Tabs out of sight open no
 * connection. Returns the function that ends it.
 */
export const startMessagingUpdates = (services: Services): (() => void) => {
  let subscription: Promise<MessagingSubscription> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isEnded = false

  const open = () => {
    if (isEnded || document.visibilityState === 'hidden') return
    const opening = subscription ?? subscribe(services)
    subscription = opening
    opening.catch(() => {
      // Its code did not load; the next time that the tab is shown it is tried again.
      if (subscription === opening) subscription = undefined
    })
  }
  const close = () => {
    void subscription?.then(
      (opened) => opened.close(),
      () => undefined,
    )
    subscription = undefined
  }
  const onVisibilityChange = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(close, hiddenCloseMs)
    else open()
  }
  const start = () =>
    runWhenIdle(() => {
      if (isEnded) return
      document.addEventListener('visibilitychange', onVisibilityChange)
      open()
    })
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
  return () => {
    isEnded = true
    clearTimeout(timer)
    removeEventListener('load', start)
    document.removeEventListener('visibilitychange', onVisibilityChange)
    close()
  }
}
