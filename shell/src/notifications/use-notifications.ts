import type { ApiClient } from '@jobspan/shared-kit/api'
import type { Notification } from '@jobspan/shared-kit/contracts/notifications/notifications'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { notificationListQuery, unreadNotificationsKey, unreadNotificationsQuery } from './notification-queries.ts'

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
  const newestId = list.data?.pages[0]?.items[0]?.id ?? 0
  // The bell asks for it.
  const { data: unread = 0 } = useQuery({ ...unreadNotificationsQuery(api), enabled: false })

  const marked = useRef<ReadonlySet<number>>(new Set())
  const { mutate: markRead } = useMutation({
    mutationFn: (shownIds: number[] | undefined) => saveRead(api, newestId, shownIds),
    onSuccess: (left) => queryClient.setQueryData(unreadNotificationsKey, left),
    // Those are marked with the next.
    onError: (_error, shown = []) => {
      marked.current = new Set([...marked.current].filter((id) => !shown.includes(id)))
    },
  })
  const unreadIds = items.filter(({ is_read: isRead }) => !isRead).map(({ id }) => id)
  const found = unreadIds.filter((id) => !newIds.has(id))
  if (found.length > 0) setNewIds(new Set([...newIds, ...found]))

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
    /** Whether there is something to mark: what is shown as new, or what counts as unread and cannot be shown or has not been yet. */
    canMarkAll: newestId > 0 && (unread > 0 || items.some(isNew)),
    /** Marks all as read, those that the list has not shown too. */
    clearMarks: () => {
      setClearedId(newestId)
      markRead(undefined)
    },
  }
}
