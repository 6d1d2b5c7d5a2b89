import { describe, expect, it } from '@jest/globals'
import type { Offer } from '@jobspan/shared-kit/contracts/interviews/offers'
import { expectNoAxeViolations, mockApiResponse, renderWithPlatform, setupMockApi } from '@jobspan/shared-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { loadCards } from '../../chat/lazy-card.tsx'
import { anOffer } from '../../testing/an-interview.ts'
import { aMessage, asMember } from '../../testing/handlers.ts'
import { aroundChat, openChat } from '../../testing/open-chat.tsx'
import { OfferPanel } from './offer-panel.tsx'

const server = setupMockApi(...aroundChat)

const open = async (offer: Offer, language: 'en-us' | 'ar' = 'en-us') =>
  renderWithPlatform(<OfferPanel offer={offer} />, await asMember(language))

const take = (call: string, data: Offer): unknown[] => {
  const sent: unknown[] = []
  server.use(
    mockApiResponse('POST', `/api/jobApplication/offers/70/${call}`, async (request) => {
      sent.push(await request.json())
      return { data }
    }),
  )
  return sent
}

describe('an offer', () => {
  it('says what is offered and until when, and is accepted after a question', async () => {
    const { user } = await open(anOffer())
    expect(screen.getByText(/^S\$6,000.*7,000 a month$/)).toBeInTheDocument()
    expect(screen.getByText('Starts January 4, 2027')).toBeInTheDocument()
    expect(screen.getByText(/^Answer by .* \(5 days left\)$/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'offer.pdf' })).toHaveAttribute(
      'href',
      '/api/jobApplication/offers/70/file',
    )
    await expectNoAxeViolations()
    const sent = take('accept', anOffer({ state: 'accepted', can_answer: false, answered_at: '2026-11-21T08:00:00Z' }))
    await user.click(screen.getByRole('button', { name: 'Accept offer' }))
    const question = await screen.findByRole('alertdialog', { name: 'Accept this offer?' })
    expect(within(question).getByText(/Aisyah Rahman will be told right away/)).toBeInTheDocument()
    expect(sent).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Accept offer' }))
    expect(await screen.findByText('Offer accepted. Congratulations.')).toBeInTheDocument()
    expect(sent).toEqual([{ is_confirmed: true }])
  })

  it('is declined with a reason', async () => {
    const sent = take('decline', anOffer({ state: 'declined', can_answer: false, decline_reason: 'start' }))
    const { user } = await open(anOffer())
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    const dialog = await screen.findByRole('dialog', { name: 'Decline this offer?' })
    await user.click(within(dialog).getByRole('radio', { name: 'The start date' }))
    await user.type(within(dialog).getByRole('textbox'), 'I am free from May.')
    await user.click(within(dialog).getByRole('button', { name: 'Decline offer' }))
    await waitFor(() => expect(sent).toEqual([{ reason: 'start', message: 'I am free from May.' }]))
  })

  // The question went with the button that had opened it, and its error with the question.
  it('that was withdrawn meanwhile says so where it is accepted', async () => {
    await loadCards()
    const withdrawn = anOffer({ state: 'withdrawn', can_answer: false, answered_at: '2026-11-21T08:00:00Z' })
    server.use(
      mockApiResponse('POST', '/api/jobApplication/offers/70/accept', {
        status: 409,
        code: 41160,
        message: 'The offer has changed.',
        data: withdrawn,
      }),
    )
    const { user } = await openChat(server, {
      messages: [aMessage(10, { kind: 'offer', text: null, offer: anOffer() })],
    })
    await user.click(await screen.findByRole('button', { name: 'Accept offer' }))
    const question = await screen.findByRole('alertdialog', { name: 'Accept this offer?' })
    await user.click(within(question).getByRole('button', { name: 'Accept offer' }))
    expect(await within(question).findByText('The offer has changed.')).toBeVisible()
    await user.click(within(question).getByRole('button', { name: 'Not now' }))
    const heading = await screen.findByRole('heading', { name: 'Job offer' })
    expect(heading.parentElement).toHaveFocus()
    expect(heading.parentElement).toHaveTextContent('Withdrawn')
  })

  it('is asked about anew once a refusal was read', async () => {
    server.use(mockApiResponse('POST', '/api/jobApplication/offers/70/decline', { status: 500, code: 50001 }))
    const { user } = await open(anOffer())
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    await user.click(await screen.findByRole('radio', { name: 'The start date' }))
    await user.click(screen.getByRole('button', { name: 'Decline offer' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    await screen.findByRole('dialog', { name: 'Decline this offer?' })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  // It said that an answer was needed, and had no button to give one.
  it('of a withdrawn application says so, until it has ended', async () => {
    await open(anOffer({ can_answer: false }))
    expect(screen.getByText('You withdrew your application.')).toBeInTheDocument()
    expect(screen.queryByText('Needs your answer')).not.toBeInTheDocument()
  })

  it('that was accepted stays readable, in Arabic too', async () => {
    await open(anOffer({ state: 'accepted', can_answer: false, answered_at: '2026-11-21T08:00:00Z' }), 'ar')
    expect(screen.getByText('مقبول')).toBeInTheDocument()
    expect(screen.getByText('Site engineer')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'قبول العرض' })).toBeNull()
    await expectNoAxeViolations()
  })

  it('is asked about in the chat that it was sent in', async () => {
    await loadCards()
    const { user } = await openChat(server, {
      messages: [aMessage(10, { kind: 'offer', text: null, offer: anOffer() })],
    })
    await user.click(await screen.findByRole('button', { name: 'Ask a question' }))
    const composer = screen.getByRole('textbox', { name: /^Message to/ })
    expect(composer).toHaveValue('About your offer “Site engineer”: ')
    expect(composer).toHaveFocus()
  })
})
