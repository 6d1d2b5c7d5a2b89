import { beforeEach, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { aChat, aMessage } from '../../testing/handlers.ts'
import { aroundChat, openChat } from '../../testing/open-chat.tsx'

const server = setupMockApi(...aroundChat)

beforeEach(() => sessionStorage.clear())

it('finds messages by their words, and says so where there is none', async () => {
  server.use(
    mockApiResponse('GET', '/api/jobApplication/chats/5/messages/search', ({ url }) => ({
      data: {
        items: new URL(url).searchParams.get('query') === 'night' ? [aMessage(3, { text: 'The night shift' })] : [],
        has_more: false,
      },
    })),
  )
  const { user } = await openChat(server)
  await user.click(screen.getByRole('button', { name: 'Chat options' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Search in this chat' }))
  const field = await screen.findByRole('searchbox', { name: 'Words in this chat' })
  await user.type(field, 'night{Enter}')
  expect(await screen.findByText('The night shift')).toBeInTheDocument()
  await expectNoAxeViolations()
  await user.type(field, ' watch{Enter}')
  expect(await screen.findByText('No message contains “night watch”.')).toBeInTheDocument()
})

it('says until when the chat is kept, and settles another time', async () => {
  const sent: unknown[] = []
  const settled = { sends_resume: false, sends_phone_number: false, retention_days: 90 }
  server.use(
    mockApiResponse('GET', '/api/jobApplication/chat-settings', { data: settled }),
    mockApiResponse('PATCH', '/api/jobApplication/chat-settings/update', async (request) => {
      sent.push(await request.clone().json())
      return { data: { ...settled, retention_days: 30 } }
    }),
  )
  const { user } = await openChat(server, { chat: aChat({ deleted_at: '2027-02-18T08:05:00Z' }) })
  expect(screen.getByText(/If no one writes, this chat is deleted on .*2027/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Chat options' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Chat settings' }))
  expect(await screen.findByRole('radio', { name: 'After 90 days' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'After 30 days' }))
  await expectNoAxeViolations()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ retention_days: 30 }]))
})
