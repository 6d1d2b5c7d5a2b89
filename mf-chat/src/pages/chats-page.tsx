import type { Head, PageContext, PageQuery } from '@jobspan/shared-kit/remote'
import { chatsQuery } from '../chat/chat-queries.ts'
import { parseChatListView } from '../chat/chat-url.ts'
import { ChatScreen } from './chat-screen.tsx'

/** `/chat`: all chats. */
export const Page = () => <ChatScreen />

export const queries = ({ api, search }: PageContext): PageQuery[] => [
  { options: chatsQuery(api, parseChatListView(search)), afterHead: true },
]

export const head = ({ t }: PageContext): Head => ({ title: t('title'), robots: 'noindex' })
