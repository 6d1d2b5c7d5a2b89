import type { ApiClient } from '@jobspan/shared-kit/api'
import type { Notification } from '@jobspan/shared-kit/contracts/notifications/notifications'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { notificationListQuery, unreadNotificationsKey } from './notification-queries.ts'

const saveRead = async (api: ApiClient, id: number) => {
  const { markNotificationsRead } = await import('@jobspan/shared-kit/contracts/notifications/notifications')
  return (await api.call(markNotificationsRead, { body: { notification_id: id } })).unread_count
}

/**
 * The open list. What it shows counts as read on all devices; here it stays marked as new until the list is closed, or `clearMarks` is
 * called, so that one sees what came since the last time.
 */
export const useNotifications = () => {
  const { api, queryClient } = usePlatform()
  const options = notificationListQuery(api)
  const list = useInfiniteQuery(options)
  const [newIds, setNewIds] = useState<ReadonlySet<number>>(new Set())
  const [clearedId, setClearedId] = useState(0)
  // What only newer releases know how to tell is left out until one of them is loaded.
  const isKnown = (one: { kind: Notification['kind'] | 'unknown' }): one is Notification => one.kind !== 'unknown'
  const items = list.data?.pages.flatMap((page) => page.items).filter(isKnown) ?? []
  const newestId = items[0]?.id ?? 0

  const { mutate: markRead } = useMutation({
    mutationFn: () => saveRead(api, newestId),
    onSuccess: (unread) => queryClient.setQueryData(unreadNotificationsKey, unread),
  })
  const unreadIds = items.filter(({ is_read: isRead }) => !isRead).map(({ id }) => id)
  const found = unreadIds.filter((id) => !newIds.has(id))
  if (found.length > 0) setNewIds(new Set([...newIds, ...found]))

  const markedId = useRef(0)
  const hasUnread = unreadIds.length > 0
  useEffect(() => {
    if (!hasUnread || markedId.current >= newestId) return
    markedId.current = newestId
    markRead()
  }, [hasUnread, newestId, markRead])

  const isNew = ({ id }: Notification) => id > clearedId && newIds.has(id)
  return {
    list,
    items,
    isNew,
    hasNew: items.some(isNew),
    /** Marks all as read. It is asked for again, in case the server was not reached before. */
    clearMarks: () => {
      setClearedId(newestId)
      markRead()
    },
  }
}
