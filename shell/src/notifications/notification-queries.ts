import type { ApiClient } from '@jobspan/shared-kit/api'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** Where a chat socket is open, it tells at once; this is for browsers where none gets through. */
export const pollIntervalMs = 5 * 60_000

export const unreadNotificationsKey = ['notifications', 'unread'] as const
export const notificationListKey = ['notifications', 'list'] as const

export const unreadNotificationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: unreadNotificationsKey,
    queryFn: async ({ signal }) => {
      const { countUnreadNotifications } = await import(
        '@jobspan/shared-kit/contracts/notifications/unread-notifications'
      )
      return (await api.call(countUnreadNotifications, { signal })).count
    },
    refetchInterval: pollIntervalMs,
    staleTime: 5_000,
    meta: { changedBy: ['session.changed'] },
  })

/** The list under the bell, the newest first; its parts are asked for by the id before which they are. */
export const notificationListQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: notificationListKey,
    queryFn: async ({ pageParam, signal }) => {
      const { listNotifications } = await import('@jobspan/shared-kit/contracts/notifications/notifications')
      return api.call(listNotifications, { query: { before: pageParam }, signal })
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ items, has_more: hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
    refetchOnMount: 'always',
    meta: { changedBy: ['session.changed'] },
  })
