import type { Call, Ids } from './id-call-fixture.ts'

const job: Call['id'] = (ids) => ids.job
const chat: Call['id'] = (ids) => ids.chat
const recruiter: Call['id'] = (ids) => ids.recruiter
const interview: Call['id'] = (ids) => ids.interview
const offer: Call['id'] = (ids) => ids.offer
const time = { local_time: '2027-01-04T09:00', time_zone: 'UTC', duration_minutes: 30 }
const asRecruiter = (ids: Ids) => ({
  recruiter_id: ids.recruiter,
  message_id: ids.message,
  client_id: newId,
  text: 'Hi',
})
const ofRecruiter = (ids: Ids) => `?recruiter_id=${ids.recruiter}`
const byRecruiter = (facts: object) => (ids: Ids) => ({ recruiter_id: ids.recruiter, ...facts })
const because = { reason: 'Nobody knows' }
const decision = { outcome: 'kept', ...because }
const suspension = { kind: 'terms', ...because }
const application: Call['id'] = (ids) => ids.application
const seeker: Call['id'] = (ids) => ids.seeker
const newId = '00000000-0000-4000-8000-000000000000'

/** Routes with an id that are for employers' site, or for operators, alone. */
export const employerRoutesFixture: Record<string, Call> = {
  'POST /api/recruiters/chats/:id/resumes/request': {
    id: chat,
    body: byRecruiter({ client_id: newId }),
    is: 'employers',
  },
  'POST /api/recruiters/chats/:id/phone-numbers/request': {
    id: chat,
    body: byRecruiter({ client_id: newId }),
    is: 'employers',
  },
  'POST /api/recruiters/chats/:id/phone-numbers/:exchange_id/answer': {
    id: chat,
    body: byRecruiter({ accept: true }),
    is: 'employers',
  },
  'GET /api/recruiters/chats/:id/resumes/:exchange_id/file': { id: chat, rest: ofRecruiter, is: 'employers' },
  'GET /api/recruiters/chats/:id/files/:file_id': { id: chat, rest: ofRecruiter, is: 'employers' },
  'POST /api/recruiters/chats/:id/files': { id: chat, rest: ofRecruiter, is: 'employers' },
  'PATCH /api/recruiters/chats/:id/messages/:message_id/recall': { id: chat, body: byRecruiter({}), is: 'employers' },
  'POST /api/operators/chat-reports/:id/decision': { id: () => 1, body: decision, is: 'employers' },
  'POST /api/operators/interviews/:id/reports/decision': { id: interview, body: decision, is: 'employers' },
  'POST /api/operators/interviews/:id/objection/decision': {
    id: interview,
    body: { outcome: 'upheld', ...because },
    is: 'employers',
  },
  'GET /api/recruiters/interviews/:id': { id: interview, rest: ofRecruiter, is: 'employers' },
  'PUT /api/recruiters/interviews/:id': { id: interview, body: byRecruiter({ format: 'phone' }), is: 'employers' },
  'POST /api/recruiters/interviews/:id/accept': { id: interview, body: byRecruiter({ time_id: 1 }), is: 'employers' },
  'POST /api/recruiters/interviews/:id/propose': {
    id: interview,
    body: byRecruiter({ times: [time] }),
    is: 'employers',
  },
  'POST /api/recruiters/interviews/:id/cancel': {
    id: interview,
    body: byRecruiter({ reason: 'ill' }),
    is: 'employers',
  },
  'POST /api/recruiters/interviews/:id/attendance': {
    id: interview,
    body: byRecruiter({ attended: false }),
    is: 'employers',
  },
  'POST /api/recruiters/interviews/:id/result': {
    id: interview,
    body: byRecruiter({ result: 'passed' }),
    is: 'employers',
  },
  'GET /api/recruiters/offers/:id': { id: offer, rest: ofRecruiter, is: 'employers' },
  'POST /api/recruiters/offers/:id/withdraw': { id: offer, body: byRecruiter({}), is: 'employers' },
  'GET /api/recruiters/chats/:id': { id: chat, rest: ofRecruiter, is: 'employers' },
  'GET /api/recruiters/chats/:id/messages': {
    id: chat,
    rest: (ids) => `?recruiter_id=${ids.recruiter}`,
    is: 'employers',
  },
  'GET /api/operators/jobs/:id/reports': { id: job, is: 'employers' },
  'POST /api/operators/jobs/:id/reports/decision': { id: job, body: decision, is: 'employers' },
  'POST /api/operators/jobs/:id/take-down': { id: job, body: because, is: 'employers' },
  'POST /api/operators/jobs/:id/restore': { id: job, body: because, is: 'employers' },
  'POST /api/operators/accounts/:id/suspend': { id: seeker, body: suspension, is: 'employers' },
  'POST /api/operators/accounts/:id/release': { id: seeker, body: because, is: 'employers' },
  'GET /api/operators/companies/:id': { id: () => 1, is: 'employers' },
  'POST /api/operators/companies/:id/verify': { id: () => 1, body: { checks: [], ...because }, is: 'employers' },
  'POST /api/operators/companies/:id/merge': { id: () => 1, body: { into: 2, ...because }, is: 'employers' },
  'GET /api/operators/companies/:id/documents/:document_id': { id: () => 1, is: 'employers' },
  'DELETE /api/recruiters/company/pictures/:id/delete': { id: () => 1, rest: ofRecruiter, is: 'employers' },
  'DELETE /api/recruiters/company/documents/:id/delete': { id: () => 1, rest: ofRecruiter, is: 'employers' },
  'POST /api/operators/rewards/reviews/:kind/:id/decision': { id: () => 'invitation', body: decision, is: 'employers' },
  'POST /api/operators/rewards/grants/:id/distribute': { id: () => 1, body: because, is: 'employers' },
  'POST /api/operators/rewards/grants/:id/reject': { id: () => 1, body: because, is: 'employers' },
  'GET /api/operators/rewards/payouts/:id': { id: () => 1, is: 'employers' },
  'POST /api/operators/rewards/draws/:id/close': { id: () => 1, body: because, is: 'employers' },
  'POST /api/operators/rewards/countries/:country': { id: () => 'sg', body: because, is: 'employers' },
  'POST /api/recruiters/referrals/:id/open': { id: () => 1, body: byRecruiter({}), is: 'employers' },
  'GET /api/recruiters/referrals/:id/resume': { id: () => 1, rest: ofRecruiter, is: 'employers' },
  'POST /api/recruiters/referrals/:id/state': {
    id: () => 1,
    body: byRecruiter({ state: 'closed' }),
    is: 'employers',
  },
  'POST /api/operators/organisations/:id/suspend': { id: () => 1, body: suspension, is: 'employers' },
  'POST /api/operators/organisations/:id/release': { id: () => 1, body: because, is: 'employers' },
  'POST /api/recruiters/chats/:id/messages': { id: chat, body: asRecruiter, is: 'employers' },
  'POST /api/recruiters/chats/:id/read': { id: chat, body: asRecruiter, is: 'employers' },
  'POST /api/recruiters/chats/:id/typing': { id: chat, body: asRecruiter, is: 'employers' },
  'PUT /api/recruiters/jobs/:id/mask-salary': { id: job, body: byRecruiter({ is_masked: true }), is: 'employers' },
  'GET /api/recruiters/jobs/:id/applications': { id: job, rest: ofRecruiter, is: 'employers' },
  'POST /api/recruiters/applications/:id/open': { id: application, body: byRecruiter({}), is: 'employers' },
  'GET /api/recruiters/applications/:id/resume': { id: application, rest: ofRecruiter, is: 'employers' },
  'GET /api/recruiters/applications/:id/video': { id: application, rest: ofRecruiter, is: 'employers' },
  'GET /api/recruiters/applications/:id/video-cover': { id: application, rest: ofRecruiter, is: 'employers' },
  'GET /api/recruiters/applications/:id/notes': { id: application, rest: ofRecruiter, is: 'employers' },
  'POST /api/recruiters/applications/:id/notes': { id: application, body: byRecruiter({ text: 'x' }), is: 'employers' },
  'DELETE /api/recruiters/applications/:id/notes/:note_id': { id: application, rest: ofRecruiter, is: 'employers' },
  'PUT /api/recruiters/applications/:id/rating': { id: application, body: byRecruiter({ rating: 3 }), is: 'employers' },
  'POST /api/recruiters/applications/:id/state': {
    id: application,
    body: byRecruiter({ from: 'pending', state: 'not_accepted' }),
    is: 'employers',
  },
  'POST /api/recruiters/team/:id/verify': { id: recruiter, body: byRecruiter({}), is: 'employers' },
  'PATCH /api/recruiters/team/:id/update': { id: recruiter, body: byRecruiter({ permissions: [] }), is: 'employers' },
  'DELETE /api/recruiters/team/:id/delete': { id: recruiter, rest: ofRecruiter, is: 'employers' },
  'POST /api/recruiters/team/:id/transfer': { id: recruiter, body: byRecruiter({}), is: 'employers' },
  'POST /api/recruiters/seekers/:id/open': { id: seeker, body: byRecruiter({}), is: 'employers' },
  'POST /api/recruiters/seekers/:id/interest': { id: seeker, body: byRecruiter({ job_id: null }), is: 'employers' },
  'PATCH /api/recruiters/webhooks/:id/update': { id: () => 1, body: { is_enabled: false }, is: 'employers' },
  'DELETE /api/recruiters/webhooks/:id/delete': { id: () => 1, is: 'employers' },
  'GET /api/recruiters/webhooks/:id/deliveries': { id: () => 1, is: 'employers' },
  'POST /api/recruiters/webhooks/:id/redeliver': { id: () => 1, is: 'employers' },
}
