import { afterEach, expect, it, jest } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import { inEnglish } from '../../testing/handlers.ts'
import { anInterview, anOffer, aRow } from '../../testing/my-jobs-handlers.ts'
import { InterviewLine, isInterviewShown } from './interview-line.tsx'
import { NeedLine } from './need-line.tsx'
import { OfferLine } from './offer-line.tsx'

const inTokyo = () =>
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: 'Asia/Tokyo' } as Intl.ResolvedDateTimeFormatOptions)
afterEach(() => void jest.restoreAllMocks())

// An interview that was agreed was nowhere in My jobs between the answer and the check-in. In Tokyo it then stood there as on the day before.
it('says when an interview about the job is, by the reader’s clock, and leads to it', async () => {
  inTokyo()
  const interview = anInterview({ state: 'accepted', starts_at: '2026-11-30T23:30:00Z' })
  await renderWithPlatform(<InterviewLine interview={interview} />, inEnglish)
  expect(screen.getByText('Confirmed')).toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'Interview on Dec 1, 2026' })
  expect(link).toHaveAttribute('href', '/en-us/chat/interviews?interview=4')
})

// A deadline at half past eight in the morning of Tokyo was told as the day before.
it('says until when an answer is waited for by the reader’s clock', async () => {
  inTokyo()
  const need = { kind: 'offer', id: 3, due_at: '2026-11-30T23:30:00Z' } as const
  await renderWithPlatform(<NeedLine need={need} chatId={9} />, inEnglish)
  expect(screen.getByText('Answer by Dec 1, 2026')).toBeInTheDocument()
})

// Once an invitation was answered, My jobs said nothing of the interview any more.
it('says what became of an interview, and what is next', async () => {
  const over = anInterview({ state: 'pending_results' })
  const cancelled = anInterview({ state: 'cancelled', is_ended_by_recruiter: true })
  const { unmount } = await renderWithPlatform(<InterviewLine interview={over} />, inEnglish)
  expect(screen.getByText('Awaiting result')).toBeInTheDocument()
  expect(screen.getByText('The interview is over. The result appears here.')).toBeInTheDocument()
  unmount()
  await renderWithPlatform(<InterviewLine interview={cancelled} />, inEnglish)
  expect(screen.getByText('\u2068Aisha Rahman\u2069 canceled this interview.')).toBeInTheDocument()
})

it('leaves out an interview that an offer followed, unless it is still to come', () => {
  const isShown = (state: 'passed' | 'accepted') =>
    isInterviewShown(aRow({ interview: anInterview({ state }), offer: anOffer() }))
  expect([isShown('passed'), isShown('accepted')]).toEqual([false, true])
})

// Whatever became of an offer, its row said “Accepted”, which was the employer’s word about the application.
it('says what became of an offer, and what is next', async () => {
  const accepted = anOffer({ state: 'accepted', answered_at: '2026-11-21T08:00:00Z' })
  const { unmount } = await renderWithPlatform(<OfferLine offer={accepted} isNeed={false} />, inEnglish)
  expect(screen.getByText('You accepted on Nov 21, 2026.')).toBeInTheDocument()
  expect(screen.getByText('Starts January 4, 2027')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Job offer' })).toHaveAttribute('href', '/en-us/chat/9')
  unmount()
  await renderWithPlatform(<OfferLine offer={anOffer({ is_asked_about: true })} isNeed={false} />, inEnglish)
  expect(screen.getByText('Needs your answer')).toBeInTheDocument()
  expect(screen.getByText("\u2068Aisha Rahman\u2069 hasn't replied to your message yet.")).toBeInTheDocument()
})
