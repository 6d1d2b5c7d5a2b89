import type {
  MyApplication,
  MyJob,
  MyJobInterview,
  MyJobOffer,
  MyJobsList,
  MyJobsRow,
  MyJobsTab,
} from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { mockApiResponse } from '@jobspan/shared-kit/testing'

const company = { id: 3, slug: 'harbour-foods-3', name: 'Harbour Foods', logo_url: null, is_verified: true }

export const aMyJob = (job: Partial<MyJob> = {}): MyJob => ({
  id: 42,
  slug: 'accountant-42',
  title: 'Accountant',
  company,
  places: [{ label: 'Singapore', country: 'sg', country_code: 'SG' }],
  pay: { min: 4000, max: 6000, currency: 'SGD', period: 'MONTH' },
  status: 'open',
  valid_through: null,
  ...job,
})

export const aMyApplication = (application: Partial<MyApplication> = {}): MyApplication => ({
  id: 7,
  state: 'pending',
  applied_at: '2026-11-10T08:00:00Z',
  first_message: 'I have kept books for seven years.',
  resume: { filename: 'Mei Tan', kind: 'pdf', size: 240_000 },
  timeline: [{ kind: 'sent', at: '2026-11-10T08:00:00Z', reason: null }],
  silent_days: 12,
  pace: null,
  can_withdraw: true,
  can_reapply: false,
  ...application,
})

export const aRecruiter = { id: 5, name: 'Aisha Rahman', title: 'Talent Partner', company }

export const aRow = (row: Partial<MyJobsRow> = {}): MyJobsRow => ({
  key: 'application-7',
  job: aMyJob(),
  application: aMyApplication(),
  recruiter: null,
  chat_id: null,
  is_saved: false,
  note: null,
  copy: null,
  at: '2026-11-10T08:00:00Z',
  ...row,
})

export const anInterview = (interview: Partial<MyJobInterview> = {}): MyJobInterview => ({
  id: 4,
  state: 'pending',
  times_by: 'recruiter',
  starts_at: null,
  is_ended_by_recruiter: false,
  recruiter_name: aRecruiter.name,
  company_name: company.name,
  ...interview,
})

export const anOffer = (offer: Partial<MyJobOffer> = {}): MyJobOffer => ({
  id: 2,
  chat_id: 9,
  state: 'sent',
  starts_on: '2027-01-04',
  expires_at: '2026-12-01T08:00:00Z',
  answered_at: null,
  recruiter_name: aRecruiter.name,
  is_asked_about: false,
  ...offer,
})

/** A row of *Saved*, without an application. */
export const aSavedRow = (row: Partial<MyJobsRow> = {}): MyJobsRow =>
  aRow({ key: 'saved-42', application: null, is_saved: true, ...row })

const noRows: Record<MyJobsTab, number> = {
  pending: 0,
  viewed: 0,
  interested: 0,
  interview: 0,
  communicated: 0,
  exchanged: 0,
  saved: 0,
  viewers: 0,
}

export const countsAre = (
  counts: Partial<Record<MyJobsList, number>>,
  { news = 0, seenAt = '2026-11-12T08:00:00Z' }: { news?: number; seenAt?: string | null } = {},
) =>
  mockApiResponse('GET', '/api/jobApplication/my-jobs/counts', {
    data: {
      counts: Object.fromEntries(Object.keys(noRows).map((tab) => [tab, counts[tab as MyJobsTab] ?? 0])),
      sections: {
        needs_action: counts.needs_action ?? 0,
        in_progress: counts.in_progress ?? 0,
        closed: counts.closed ?? 0,
      },
      news,
      seen_at: seenAt,
    },
  })

/** Every list answers these rows. */
export const rowsAre = (rows: readonly MyJobsRow[], total = rows.length) =>
  mockApiResponse('GET', '/api/jobApplication/my-jobs', (request) => ({
    data: { items: rows, total, page: Number(new URL(request.url).searchParams.get('page') ?? 1), size: 20 },
  }))

/** Where the application to any job is listed. */
export const placeIs = (place: { tab: MyJobsTab; page: number; is_closed?: boolean } | null) =>
  mockApiResponse('GET', '/api/jobApplication/my-jobs/jobs/:id/place', { data: place })

export const markSeen = mockApiResponse('POST', '/api/jobApplication/my-jobs/seen', { data: null })
