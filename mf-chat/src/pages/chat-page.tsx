import type { Head, PageContext, PageQuery } from '@jobspan/shared-kit/remote'
import { chatQuery, chatsQuery, messagesQuery, missingChatQuery } from '../chat/chat-queries.ts'
import { parseChatId, parseChatListView } from '../chat/chat-url.ts'
import { ChatScreen } from './chat-screen.tsx'

/** `/chat/:chatId`: one chat, beside the list where there is room. */
export const Page = ({ params }: { params: Record<string, string> }) => {
  const chatId = parseChatId(params.chatId)
  return <ChatScreen {...(chatId === undefined ? {} : { chatId })} />
}

export const queries = ({ api, params, search }: PageContext): PageQuery[] => {
  const chatId = parseChatId(params.chatId)
  if (chatId === undefined) return [{ options: missingChatQuery(), critical: true }]
  return [
    { options: chatQuery(api, chatId), critical: true },
    { options: messagesQuery(api, chatId), afterHead: true },
    { options: chatsQuery(api, parseChatListView(search)), afterHead: true },
  ]
}

export const head = ({ api, params, queryClient, t }: PageContext): Head => {
  const chat = queryClient.getQueryData(chatQuery(api, parseChatId(params.chatId) ?? 0).queryKey)
  return { title: chat ? t('head.chat', { name: chat.recruiter.name }) : t('title'), robots: 'noindex' }
}
