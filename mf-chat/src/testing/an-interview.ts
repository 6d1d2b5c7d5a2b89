import type { Interview, InterviewTime } from '@jobspan/shared-kit/contracts/interviews/interview'
import type { Offer } from '@jobspan/shared-kit/contracts/interviews/offers'
import { aJob } from './handlers.ts'

const company = { id: 1, slug: 'harbour-works-1', name: 'Harbour Works', logo_url: null }
const recruiter = { id: 3, name: 'Aisyah Rahman', title: 'Recruiter' }

/** From 6:00 on the given day of December 2026 by UTC, which is 15:00 in Tokyo. */
export const aTime = (day: number, time: Partial<InterviewTime> = {}): InterviewTime => {
  const date = `2026-12-${String(day).padStart(2, '0')}`
  return {
    id: day,
    starts_at: `${date}T06:00:00Z`,
    ends_at: `${date}T06:45:00Z`,
    duration_minutes: 45,
    time_zone: 'Asia/Tokyo',
    is_past: false,
    conflicts: [],
    ...time,
  }
}

/** Proposed by the recruiter with two times, by video. */
export const anInterview = (interview: Partial<Interview> = {}): Interview => ({
  id: 40,
  chat_id: 5,
  application_id: 9,
  job: aJob,
  company,
  recruiter,
  state: 'pending',
  times_by: 'recruiter',
  times: [aTime(1), aTime(2)],
  accepted_time_id: null,
  recruiter_time_zone: 'Asia/Tokyo',
  seeker_time_zone: null,
  format: 'video',
  place: null,
  video: { url: 'https://zoom.us/j/1234567890', host: 'zoom.us', service: 'zoom' },
  interviewers: [{ name: 'Ken Sato', title: 'Head of works' }],
  what_to_bring: 'Your certificates',
  note: null,
  actions: ['accept', 'propose', 'decline'],
  cancel_until: null,
  check_in_from: null,
  check_in_until: null,
  checked_in_at: null,
  events: [
    {
      kind: 'proposed',
      actor: 'recruiter',
      at: '2026-11-20T08:00:00Z',
      reason: null,
      message: null,
      result: null,
    },
  ],
  objection: null,
  can_object: false,
  created_at: '2026-11-20T08:00:00Z',
  updated_at: '2026-11-20T08:00:00Z',
  ...interview,
})

/** Agreed on the first of December. */
export const anAcceptedInterview = (interview: Partial<Interview> = {}): Interview =>
  anInterview({
    state: 'accepted',
    times: [aTime(1)],
    accepted_time_id: 1,
    actions: ['propose', 'cancel'],
    cancel_until: '2026-12-01T03:00:00Z',
    check_in_from: '2026-12-01T04:00:00Z',
    check_in_until: '2026-12-01T06:30:00Z',
    ...interview,
  })

export const anOffer = (offer: Partial<Offer> = {}): Offer => ({
  id: 70,
  chat_id: 5,
  application_id: 9,
  job: aJob,
  company,
  recruiter,
  title: 'Site engineer',
  pay: { min: 6000, max: 7000, currency: 'SGD', period: 'MONTH' },
  starts_on: '2027-01-04',
  place: 'Singapore',
  text: 'We would like you to join us.',
  file: { filename: 'offer.pdf', size: 120_000 },
  sent_at: '2026-11-20T08:00:00Z',
  expires_at: new Date(Date.now() + 5.5 * 86_400_000).toISOString(),
  state: 'sent',
  answered_at: null,
  decline_reason: null,
  message: null,
  can_answer: true,
  ...offer,
})
