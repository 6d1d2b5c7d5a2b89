import { beforeEach, expect, it } from '@jest/globals'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { aroundChat, openChat } from '../../testing/open-chat.tsx'

const path = '/api/jobseeker/common-phrases'
let phrases = [
  { id: 1, text: 'I can start at once.' },
  { id: 2, text: 'May I ask about the shifts?' },
]
const server = setupMockApi(
  ...aroundChat,
  mockApiResponse('GET', path, () => ({ data: { items: phrases } })),
  mockApiResponse('PUT', `${path}/order`, async (request) => {
    const { ids } = (await request.json()) as { ids: number[] }
    phrases = ids.flatMap((id) => phrases.find((phrase) => phrase.id === id) ?? [])
    return { data: { items: phrases } }
  }),
)

beforeEach(() => sessionStorage.clear())

it('inserts a phrase into the message, orders and adds others', async () => {
  const { user } = await openChat(server)
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Add to the chat' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Common phrases' }))
  }
  await open()
  await user.click(await screen.findByRole('button', { name: 'Move up: May I ask about the shifts?' }))
  await waitFor(() => expect(phrases.map(({ id }) => id)).toEqual([2, 1]))
  await expectNoAxeViolations()
  await user.click(screen.getByRole('button', { name: 'May I ask about the shifts?' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const field = screen.getByRole('textbox', { name: 'Message to Aisyah Rahman' })
  expect(field).toHaveValue('May I ask about the shifts?')

  const refused = { status: 422, code: 40001, errors: { text: ['contact_details'] } }
  server.use(mockApiResponse('POST', `${path}/create`, refused))
  server.use(mockApiResponse('DELETE', `${path}/1/delete`, { status: 500, code: 50001 }))
  await open()
  await user.click(await screen.findByRole('button', { name: 'Delete: I can start at once.' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Add phrase' }))
  // What failed in the list stood above the phrase that was to be written.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  // While one is written, none can be inserted.
  expect(screen.queryByRole('button', { name: 'I can start at once.' })).not.toBeInTheDocument()
  // Characters that nobody sees are no phrase.
  fireEvent.change(screen.getByRole('textbox', { name: 'Phrase' }), { target: { value: ' \u200b\u2060' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('textbox', { name: 'Phrase' })).toHaveAccessibleDescription(/Required/)
  await user.clear(screen.getByRole('textbox', { name: 'Phrase' }))
  await user.type(screen.getByRole('textbox', { name: 'Phrase' }), 'Call 91234567')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Phrase' })).toBeInvalid())
})
