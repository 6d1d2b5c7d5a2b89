import type { ChatFolder } from '@jobspan/shared-kit/contracts/chats/chats'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { urls } from '@jobspan/shared-kit/routing'

/** What the list shows; it stands in the address, beside whichever chat is open. */
export type ChatListView = { folder: ChatFolder; query: string }

/** Longest words that are searched for. */
export const maxQueryLength = 100

export const parseChatListView = (search: URLSearchParams): ChatListView => ({
  folder: search.get('folder') === 'not_interested' ? 'not_interested' : 'inbox',
  query: toCleanLine(search.get('query') ?? '').slice(0, maxQueryLength),
})

/** The list, or one chat, with what the list shows beside it. */
export const buildChatUrl = ({ folder, query }: ChatListView, chatId?: number): string => {
  const search = new URLSearchParams()
  if (folder !== 'inbox') search.set('folder', folder)
  if (query !== '') search.set('query', query)
  return search.size > 0 ? `${urls.chat(chatId)}?${search}` : urls.chat(chatId)
}

/** The id in `/chat/:chatId`; undefined where it is none. */
export const parseChatId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined
