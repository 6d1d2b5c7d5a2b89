import { unreadChatsKey } from '@jobspan/shared-kit/contracts/chats/unread-chats-query-key'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { pollIntervalMs } from '../notifications/notification-queries.ts'
import { UnreadCount } from '../notifications/unread-count.tsx'

/** How many chats have something unread, on the corner of what leads to them; nothing where none has. */
export const UnreadChats = () => {
  const { api } = usePlatform()
  const { data: count = 0 } = useQuery({
    queryKey: unreadChatsKey,
    queryFn: async ({ signal }) => {
      const { countUnread } = await import('@jobspan/shared-kit/contracts/chats/unread-chats')
      return (await api.call(countUnread, { signal })).count
    },
    refetchInterval: pollIntervalMs,
    staleTime: 5_000,
    meta: { changedBy: ['session.changed'] },
  })
  return <UnreadCount count={count} />
}
