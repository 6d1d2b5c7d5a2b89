import { beforeAll, beforeEach, expect, it } from '@jest/globals'
import type { FileCard } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { loadCards } from '../../chat/lazy-card.tsx'
import { aMessage } from '../../testing/handlers.ts'
import { aroundChat, openChat } from '../../testing/open-chat.tsx'

const server = setupMockApi(...aroundChat)

beforeAll(loadCards)
beforeEach(() => sessionStorage.clear())

const fileMessage = (id: number, file: Partial<FileCard> = {}) =>
  aMessage(id, {
    kind: 'file',
    text: null,
    file: { id, name: 'Site plan.pdf', size: 250_000, kind: 'pdf', width: null, height: null, ...file },
  })

it('shows documents by name and size, and pictures as they are', async () => {
  const photo = { name: 'Site.webp', kind: 'webp', width: 60, height: 40 } as const
  await openChat(server, { messages: [fileMessage(11), fileMessage(12, photo)] })
  const link = await screen.findByRole('link', { name: /Site plan\.pdf/ })
  expect(link).toHaveAttribute('href', '/api/jobApplication/chats/5/files/11')
  expect(link).toHaveTextContent('244 kB')
  expect(await screen.findByRole('link', { name: 'Open Site.webp' })).toHaveAttribute('target', '_blank')
  await expectNoAxeViolations()
})

it('sends what is chosen, and says why a file is refused', async () => {
  const card = { id: 13, name: 'plan.pdf', size: 4000, kind: 'pdf', width: null, height: null }
  let isRefused = true
  server.use(
    // Sent by `XMLHttpRequest`, to the page's own origin.
    http.post('*/api/apiGo/file/upload', () =>
      isRefused
        ? HttpResponse.json({ code: 40054, message: 'Unsupported file type.', data: null }, { status: 422 })
        : HttpResponse.json({ code: 0, message: 'success', data: card }),
    ),
    mockApiResponse('POST', '/api/jobApplication/chats/5/files', {
      data: { ...fileMessage(13, { name: 'plan.pdf' }), sender: 'seeker' },
    }),
  )
  const { user, platform } = await openChat(server)
  const input = screen.getByLabelText('Send a file or picture', { selector: 'input' })
  await user.upload(input, new File(['MZ'], 'plan.pdf'))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('Unsupported file type.', 'error'))
  isRefused = false
  await user.upload(input, new File(['%PDF-'], 'plan.pdf'))
  expect(await screen.findByRole('link', { name: /plan\.pdf/ })).toBeInTheDocument()
})
