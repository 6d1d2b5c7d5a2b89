import type { ApiClient } from '@jobspan/shared-kit/api'
import type { Notification } from '@jobspan/shared-kit/contracts/notifications/notifications'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { notificationListQuery, unreadNotificationsKey } from './notification-queries.ts'

/** @param shownIds left out, all count as read up to `id` */
const saveRead = async (api: ApiClient, id: number, shownIds: number[] | undefined) => {
  const { markNotificationsRead } = await import('@jobspan/shared-kit/contracts/notifications/notifications')
  const body = { notification_id: id, ...(shownIds && { shown_ids: shownIds }) }
  return (await api.call(markNotificationsRead, { body })).unread_count
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
    mutationFn: (shownIds: number[] | undefined) => saveRead(api, newestId, shownIds),
    onSuccess: (unread) => queryClient.setQueryData(unreadNotificationsKey, unread),
  })
  const unreadIds = items.filter(({ is_read: isRead }) => !isRead).map(({ id }) => id)
  const found = unreadIds.filter((id) => !newIds.has(id))
  if (found.length > 0) setNewIds(new Set([...newIds, ...found]))

  const marked = useRef<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const shown = [...newIds].filter((id) => !marked.current.has(id))
    if (shown.length === 0) return
    marked.current = newIds
    markRead(shown)
  }, [newIds, markRead])

  const isNew = ({ id }: Notification) => id > clearedId && newIds.has(id)
  return {
    list,
    items,
    isNew,
    hasNew: items.some(isNew),
    /** Marks all as read, those that the list has not shown yet too. */
    clearMarks: () => {
      setClearedId(newestId)
      markRead(undefined)
    },
  }
}
