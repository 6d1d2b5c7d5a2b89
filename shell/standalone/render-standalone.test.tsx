import { expect, it } from '@jest/globals'
import { defineRemote, page } from '@jobspan/shared-kit/remote'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { renderStandalone } from './render-standalone.tsx'

const Chats = () => <h1>All chats</h1>
const Story = () => <h1>Every part of it</h1>
const definition = defineRemote({
  name: 'mf-chat',
  pages: [page('/chat', async () => ({ Page: Chats, head: () => ({ title: 'Chats' }) }), { access: 'member' })],
  slots: { 'kit.mf-chat': async () => ({ Slot: Story }) },
  texts: async () => ({}),
})

// A remote with no page at `/` was left for the site's home page by the link to its own story.
it('shows a slot by its link, whether or not the remote has a home page, and goes back to a page', async () => {
  const guest = { code: 0, message: '', data: { kind: 'guest' } }
  const server = setupServer(http.get('*/api/jobseeker/me', () => HttpResponse.json(guest)))
  server.listen()
  window.history.replaceState(null, '', '/en-us/chat')
  document.body.innerHTML = '<div id="standalone"></div>'
  const user = userEvent.setup()
  await act(() => renderStandalone(definition))
  expect(await screen.findByRole('heading', { name: 'All chats' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'kit.mf-chat' }))
  expect(await screen.findByRole('heading', { name: 'Every part of it' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: '/chat' }))
  expect(await screen.findByRole('heading', { name: 'All chats' })).toBeTruthy()
  server.close()
})
