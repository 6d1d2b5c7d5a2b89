import { type ApiClient, ApiError } from '@jobspan/shared-kit/api'
import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ChatListView } from './chat-url.ts'

const contract = () => import('@jobspan/shared-kit/contracts/chats/chats')

/** Of every list, whatever it shows. */
export const chatsKey = ['mf-chat', 'chats'] as const
export const chatKey = (id: number) => ['mf-chat', 'chat', id] as const
export const messagesKey = (chatId: number) => ['mf-chat', 'messages', chatId] as const

/** The member's chats in a folder, pinned ones first. */
export const chatsQuery = (api: ApiClient, { folder, query }: ChatListView) =>
  infiniteQueryOptions({
    queryKey: [...chatsKey, folder, query],
    queryFn: async ({ pageParam, signal }) => {
      const { listChats } = await contract()
      return api.call(listChats, { query: { folder, query, page: pageParam }, signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ total, size }, pages) => (total > pages.length * size ? pages.length + 1 : undefined),
    meta: { changedBy: ['session.changed'] },
  })

export const chatQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: chatKey(id),
    queryFn: async ({ signal }) => {
      const { getChat } = await contract()
      return api.call(getChat, { params: { id }, signal })
    },
    meta: { changedBy: ['session.changed'] },
  })

type Messages = { items: ChatMessage[]; has_more: boolean }
/** The newest first page, each in the order in which it was sent. */
export type MessagePages = InfiniteData<Messages, number | undefined>

export const messagesQuery = (api: ApiClient, chatId: number) =>
  infiniteQueryOptions({
    queryKey: messagesKey(chatId),
    queryFn: async ({ pageParam, signal }): Promise<Messages> => {
      const { listMessages } = await contract()
      return api.call(listMessages, { params: { id: chatId }, query: { before: pageParam }, signal })
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ has_more, items }) => (has_more ? items[0]?.id : undefined),
    meta: { changedBy: ['session.changed'] },
  })

/** An address that names no chat: the whole page is not there. */
export const missingChatQuery = () =>
  queryOptions({
    queryKey: ['mf-chat', 'missing'],
    queryFn: () => Promise.reject(new ApiError({ kind: 'refused', status: 404, code: 0, message: '' })),
    retry: false,
  })
