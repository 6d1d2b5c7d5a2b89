import type { Chat, ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import type { ChatSocketEvent } from '@jobspan/shared-kit/contracts/chats/messaging'
import { unreadChatsKey } from '@jobspan/shared-kit/contracts/chats/unread-chats-key'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { chatKey, chatsKey, type MessagePages, messagesKey } from './chat-queries.ts'
import { jobChatsKey } from './job-chat-query.ts'
import { removeFromOutbox } from './outbox.ts'

type ChatPages = InfiniteData<{ items: Chat[]; total: number; page: number; size: number }, number>
type Change = (chat: Chat) => Chat

const changeChats = (queryClient: QueryClient, change: Change): void => {
  queryClient.setQueriesData<ChatPages>(
    { queryKey: chatsKey },
    (known) => known && { ...known, pages: known.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  )
  queryClient.setQueriesData<Chat>({ queryKey: ['mf-chat', 'chat'] }, (known) => known && change(known))
}

/** Changes a chat wherever it is shown. */
const changeChat = (queryClient: QueryClient, id: number, change: Change): void =>
  changeChats(queryClient, (chat) => (chat.id === id ? change(chat) : chat))

/** Which chats stand where, and how many are unread. */
const invalidateChatLists = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: chatsKey })
  void queryClient.invalidateQueries({ queryKey: unreadChatsKey })
}

/** Takes what the API answered of a chat; in which list it stands, and where, is asked for anew. */
export const upsertChat = (queryClient: QueryClient, chat: Chat): void => {
  queryClient.setQueryData(chatKey(chat.id), chat)
  changeChat(queryClient, chat.id, () => chat)
  invalidateChatLists(queryClient)
  void queryClient.invalidateQueries({ queryKey: jobChatsKey })
}

const withMessage = (items: ChatMessage[], message: ChatMessage): ChatMessage[] =>
  [...items.filter(({ id }) => id !== message.id), message].sort((one, other) => one.id - other.id)

const changeMessages = (
  queryClient: QueryClient,
  chatId: number,
  change: (items: ChatMessage[], isNewest: boolean) => ChatMessage[],
): void => {
  queryClient.setQueryData<MessagePages>(
    messagesKey(chatId),
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page, index) => ({ ...page, items: change(page.items, index === 0) })),
      },
  )
}

/** The member has read up to a message. */
export const markChatRead = (queryClient: QueryClient, chatId: number, messageId: number): void => {
  changeChat(queryClient, chatId, (chat) =>
    (chat.last_message?.id ?? 0) <= messageId ? { ...chat, unread_count: 0 } : chat,
  )
  void queryClient.invalidateQueries({ queryKey: unreadChatsKey })
}

/** Adds a message to its chat, or puts it in the place of what it was before; it waits to be sent no longer. */
export const upsertMessage = (queryClient: QueryClient, chatId: number, message: ChatMessage): void => {
  if (message.client_id !== null) removeFromOutbox(queryClient, chatId, message.client_id)
  changeMessages(queryClient, chatId, (items, isNewest) =>
    items.some(({ id }) => id === message.id) || (isNewest && message.id > (items.at(-1)?.id ?? 0))
      ? withMessage(items, message)
      : items,
  )
  changeChat(queryClient, chatId, (chat) => {
    const last = chat.last_message?.id ?? 0
    if (message.id < last) return chat
    const isNews = message.id > last && message.sender === 'recruiter' && !message.is_recalled
    return {
      ...chat,
      last_message: message,
      updated_at: message.sent_at,
      unread_count: chat.unread_count + (isNews ? 1 : 0),
    }
  })
  invalidateChatLists(queryClient)
}

export const removeMessage = (queryClient: QueryClient, chatId: number, messageId: number): void => {
  changeMessages(queryClient, chatId, (items) => items.filter(({ id }) => id !== messageId))
  void queryClient.invalidateQueries({ queryKey: chatsKey })
}

/** Asks anew for all that messages may change, also interviews and offers: something may have been said while nobody listened. */
export const invalidateChats = (queryClient: QueryClient): void => {
  for (const key of ['chat', 'messages', 'interviews', 'offers', 'interview-standing'])
    void queryClient.invalidateQueries({ queryKey: ['mf-chat', key] })
  invalidateChatLists(queryClient)
}

/** Keeps the tab's cache true to what the server says. */
export const applyMessagingEvent = (queryClient: QueryClient, event: ChatSocketEvent): void => {
  if (event.type === 'message') upsertMessage(queryClient, event.chat_id, event.message)
  if (event.type === 'chat') {
    void queryClient.invalidateQueries({ queryKey: chatKey(event.chat_id) })
    invalidateChatLists(queryClient)
  }
  if (event.type === 'read')
    changeChat(queryClient, event.chat_id, (chat) => ({
      ...chat,
      recruiter_read_id: Math.max(chat.recruiter_read_id, event.message_id),
    }))
  if (event.type === 'presence')
    changeChats(queryClient, (chat) =>
      chat.recruiter.id === event.recruiter_id
        ? { ...chat, recruiter: { ...chat.recruiter, is_online: event.is_online, seen_at: event.seen_at } }
        : chat,
    )
}
