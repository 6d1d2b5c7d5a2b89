import type { Chat, ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { mockApiResponse, renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import type { setupServer } from 'msw/node'
import { Page } from '../pages/chat-page.tsx'
import { aChat, aMessage, asMember, paths } from './handlers.ts'

type Api = ReturnType<typeof setupServer>

/** What a chat's page asks for beside the chat itself; there is no live connection. */
export const aroundChat = [
  mockApiResponse('POST', paths.messaging, { status: 503, code: 50101 }),
  mockApiResponse('GET', paths.chats, { data: { items: [], total: 0, page: 1, size: 20 } }),
  mockApiResponse('POST', paths.read, {}),
  mockApiResponse('GET', paths.redDot, { data: { has_red_dot: false, count: 0 } }),
]

/** What the pretended API holds. */
let history: ChatMessage[] = []

/** Opens chat 5, as a member. */
export const openChat = async (
  api: Api,
  given: { chat?: Chat; messages?: ChatMessage[]; language?: 'en-us' | 'ar' } = {},
) => {
  const { chat = aChat(), messages = [aMessage(10)], language = 'en-us' } = given
  history = messages
  api.use(
    mockApiResponse('GET', paths.chat, { data: chat }),
    mockApiResponse('GET', paths.messages, () => ({ data: { items: history, has_more: false } })),
  )
  const rendered = await renderWithPlatform(<Page params={{ chatId: '5' }} />, {
    ...(await asMember(language)),
    path: '/chat/5',
  })
  await screen.findByRole('heading', { level: 1, name: chat.recruiter.name })
  return rendered
}

/** Takes what is sent as the API does, under the sender's own name for it. */
export const takeMessages = (sent: { client_id: string; text: string }[]) =>
  mockApiResponse('POST', paths.messages, async (request) => {
    const body = (await request.json()) as { client_id: string; text: string }
    sent.push(body)
    const data = aMessage(19 + sent.length, { sender: 'seeker', ...body })
    history = [...history, data]
    return { data }
  })
