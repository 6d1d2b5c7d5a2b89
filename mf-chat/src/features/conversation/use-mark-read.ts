import type { Chat } from '@jobspan/shared-kit/contracts/chats/chats'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect, useRef } from 'react'
import { markChatRead } from '../../chat/chat-cache.ts'

/** Notes what the member has read: what is at the foot of the conversation while somebody can see it. */
export const useMarkRead = (chat: Chat | undefined, lastId: number | undefined, isAtEnd: boolean): void => {
  const { api, queryClient } = usePlatform()
  const lastSentId = useRef(0)
  const chatId = chat?.id
  const isUnread = (chat?.unread_count ?? 0) > 0
  useEffect(() => {
    if (chatId === undefined || lastId === undefined || !isAtEnd || !isUnread) return
    const sendReadReceipt = async () => {
      if (document.visibilityState !== 'visible' || lastSentId.current >= lastId) return
      lastSentId.current = lastId
      try {
        const { markRead } = await import('@jobspan/shared-kit/contracts/chats/chats')
        await api.call(markRead, { params: { id: chatId }, body: { message_id: lastId } })
        markChatRead(queryClient, chatId, lastId)
      } catch {
        // The next message, or the next look at the tab, tells it again.
        lastSentId.current = 0
      }
    }
    const onVisible = () => void sendReadReceipt()
    onVisible()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [api, queryClient, chatId, lastId, isAtEnd, isUnread])
}
