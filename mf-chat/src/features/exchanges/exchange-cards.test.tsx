import { beforeAll, beforeEach, expect, it } from '@jest/globals'
import type { PhoneNumberCard, ResumeCard } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import { expectNoAxeViolations, mockApiResponse, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, within } from '@testing-library/react'
import { loadCards } from '../../chat/lazy-card.tsx'
import { aMessage } from '../../testing/handlers.ts'
import { aroundChat, openChat } from '../../testing/open-chat.tsx'

const resumes = [
  { id: 2, filename: 'Port work', kind: 'pdf', size: 90_000, uploaded_at: '2026-11-01T08:00:00Z', is_default: false },
]
const server = setupMockApi(
  ...aroundChat,
  mockApiResponse('GET', '/api/jobseeker/resumes', { data: { items: resumes } }),
)

beforeAll(loadCards)
beforeEach(() => sessionStorage.clear())

const resume = (card: Partial<ResumeCard> = {}) =>
  aMessage(12, {
    kind: 'resume',
    text: null,
    resume: {
      id: 4,
      state: 'requested',
      asked_by: 'recruiter',
      file_name: null,
      file_size: null,
      expires_at: '2026-12-01T08:00:00Z',
      ...card,
    },
  })
const numbers = (card: Partial<PhoneNumberCard> = {}) =>
  aMessage(12, {
    kind: 'phone_number',
    text: null,
    phone_number: {
      id: 5,
      state: 'requested',
      asked_by: 'recruiter',
      seeker_phone_number: null,
      recruiter_phone_number: null,
      expires_at: '2026-12-01T08:00:00Z',
      ...card,
    },
  })
const path = (rest: string) => `/api/jobApplication/chats/5/${rest}`

it('sends the resume that is asked for, and takes it back', async () => {
  const sent = { state: 'sent', file_name: 'Port work.pdf', file_size: 90_000 } as const
  server.use(
    mockApiResponse('POST', path('resumes'), { data: resume(sent) }),
    mockApiResponse('POST', path('resumes/4/take-back'), { data: resume({ state: 'taken_back' }) }),
  )
  const { user } = await openChat(server, { messages: [aMessage(10), resume()] })
  const card = await screen.findByRole('article', { name: 'Resume' })
  expect(await within(card).findByRole('combobox', { name: 'Resume to send' })).toHaveValue('2')
  await expectNoAxeViolations()
  await user.click(within(card).getByRole('button', { name: 'Send resume' }))
  expect(await within(card).findByText('Port work.pdf')).toBeInTheDocument()
  expect(within(card).getByRole('status')).toHaveTextContent('Sent')
  await user.click(within(card).getByRole('button', { name: 'Stop sharing' }))
  expect(await within(card).findByText('Aisyah Rahman can no longer open it.')).toBeInTheDocument()
})

it('exchanges numbers once the member agrees', async () => {
  const exchanged = {
    state: 'accepted',
    seeker_phone_number: '+6591234567',
    recruiter_phone_number: '+6561234567',
  } as const
  server.use(mockApiResponse('POST', path('phone-numbers/5/answer'), { data: numbers(exchanged) }))
  const { user } = await openChat(server, { messages: [aMessage(10), numbers()] })
  const card = await screen.findByRole('article', { name: 'Phone numbers' })
  expect(card).toHaveTextContent('Yours is shown only if you agree.')
  await user.click(within(card).getByRole('button', { name: 'Exchange numbers' }))
  expect(await within(card).findByRole('link', { name: '+6561234567' })).toHaveAttribute('href', 'tel:+6561234567')
  expect(card).toHaveTextContent('Your number: +6591234567')
})

it('leads whoever has no verified number to where it is verified', async () => {
  const refused = { status: 409, code: 40052, message: 'Verify your phone number first.' }
  server.use(mockApiResponse('POST', path('phone-numbers/5/answer'), refused))
  const { user } = await openChat(server, { messages: [aMessage(10), numbers()] })
  await user.click(await screen.findByRole('button', { name: 'Exchange numbers' }))
  expect(await screen.findByRole('link', { name: 'Confirm your number' })).toBeInTheDocument()
  expect(screen.getByText('Verify your phone number first.')).toBeInTheDocument()
})

it('asks from beside the composer, once both sides have written', async () => {
  const asked = numbers({ asked_by: 'seeker' })
  server.use(mockApiResponse('POST', path('phone-numbers/request'), { data: { ...asked, sender: 'seeker' } }))
  const messages = [aMessage(10), aMessage(11, { sender: 'seeker' })]
  const { user } = await openChat(server, { messages })
  await user.click(screen.getByRole('button', { name: 'Add to the chat' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Exchange phone numbers' }))
  expect(await screen.findByText(/You asked to exchange phone numbers/)).toBeInTheDocument()
})
