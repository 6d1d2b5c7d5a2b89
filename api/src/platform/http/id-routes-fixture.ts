import { type RecordKind, recordKindKeys } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { recordContracts } from '@jobspan/shared-kit/contracts/profile/record-lists'
import { preferenceBody } from '../../testing/profile-bodies.ts'
import { recordBodies } from '../../testing/record-samples.ts'

/** Ids of what a member has, and of what they see. */
export type Ids = Record<
  | 'job'
  | 'company'
  | 'greeting'
  | 'phrase'
  | 'resume'
  | 'generated'
  | 'video'
  | 'session'
  | 'passkey'
  | 'preference'
  | 'chat'
  | 'message'
  | 'recruiter'
  | 'application'
  | 'seeker'
  | 'alert'
  | 'interview'
  | 'offer'
  | 'grant'
  | 'withdrawal',
  number
> & { qr: string; takeOver: string; records: Record<RecordKind, number> }
export type Call = {
  /** What the path's parameter is, of the owner's. */
  id: (ids: Ids) => string | number
  body?: object | ((ids: Ids) => object)
  /** What else the address says. */
  rest?: (ids: Ids) => string
  /** Whether it names something of the owner's, which to others is not there, or something public; or is for the employer site's server, or operators, alone. */
  is: 'theirs' | 'public' | 'employers'
}

const job: Call['id'] = (ids) => ids.job
const greeting: Call['id'] = (ids) => ids.greeting
const phrase: Call['id'] = (ids) => ids.phrase
const preference: Call['id'] = (ids) => ids.preference
const resume: Call['id'] = (ids) => ids.resume
const generated: Call['id'] = (ids) => ids.generated
const video: Call['id'] = (ids) => ids.video
const chat: Call['id'] = (ids) => ids.chat
const recruiter: Call['id'] = (ids) => ids.recruiter
const interview: Call['id'] = (ids) => ids.interview
const offer: Call['id'] = (ids) => ids.offer
const time = { local_time: '2027-01-04T09:00', time_zone: 'UTC', duration_minutes: 30 }
const toRead = (ids: Ids) => ({ message_id: ids.message })
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
const alert: Call['id'] = (ids) => ids.alert
const newId = '00000000-0000-4000-8000-000000000000'

export const generatedBody = (name: string) => ({
  name,
  layout: 'modern',
  language: 'en-us',
  paper: 'a4',
  sections: ['skills'],
})

/** The records of a profile: whose they are, they alone change. */
const recordMatrix: Record<string, Call> = Object.fromEntries(
  recordKindKeys.flatMap((kind) => {
    const { update, remove } = recordContracts[kind]
    const call: Call = { id: (ids) => ids.records[kind], is: 'theirs' }
    return [
      [`${update.method} ${update.path}`, { ...call, body: recordBodies(9)[kind] }],
      [`${remove.method} ${remove.path}`, call],
    ]
  }),
)

/** Every route that takes an id. What is public may be asked by anybody, and touches only what is the asker's own. */
export const matrix: Record<string, Call> = {
  'GET /api/config/:type/list': { id: () => 'job_types', is: 'public' },
  'GET /api/data/resume-templates/:id/download': { id: () => 1, is: 'public' },
  'GET /api/data/resume-layouts/:layout/example': { id: () => 'modern', rest: () => '?language=en-us', is: 'public' },
  'GET /api/data/companies/:id': { id: (ids) => ids.company, is: 'public' },
  'GET /api/job/jobs/:id/pay-insight': { id: job, is: 'public' },
  'GET /api/data/companies/:id/similar-companies': { id: (ids) => ids.company, is: 'public' },
  'GET /api/data/companies/:id/profile': { id: (ids) => ids.company, is: 'public' },
  'GET /api/data/companies/:id/pictures': { id: (ids) => ids.company, is: 'public' },
  'GET /api/data/company-pictures/:token': { id: () => 1, is: 'public' },
  // An alert of the asker's own, whoever else follows the company.
  'POST /api/data/companies/:id/follow': {
    id: (ids) => ids.company,
    body: { time_zone: 'Asia/Singapore' },
    is: 'public',
  },
  'DELETE /api/data/companies/:id/follow': { id: (ids) => ids.company, is: 'public' },
  'GET /api/job/jobs/:id': { id: job, is: 'public' },
  'GET /api/job/jobs/:id/static': { id: job, is: 'public' },
  'GET /api/job/jobs/:id/is-saved': { id: job, is: 'public' },
  // Of the caller's own profile.
  'GET /api/job/jobs/:id/match': { id: job, is: 'public' },
  'POST /api/job/jobs/:id/first-message': { id: job, body: {}, is: 'public' },
  // Of the caller's own consent.
  'PUT /api/jobseeker/ai-help/consents/:purpose': { id: () => 'text', body: { provider: 'Any' }, is: 'public' },
  'DELETE /api/jobseeker/ai-help/consents/:purpose': { id: () => 'text', is: 'public' },
  'POST /api/job/jobs/:id/view': { id: job, body: {}, is: 'public' },
  'POST /api/job/jobs/:id/click-external-job': { id: job, body: {}, is: 'public' },
  'POST /api/job/jobs/:id/report': { id: job, body: { report_reason_id: 2 }, is: 'public' },
  'GET /api/job/jobs/saved-jobs/:id': { id: job, is: 'public' },
  'DELETE /api/job/saved-jobs/:id/delete': { id: job, is: 'public' },
  'GET /api/job/jobs/applied-jobs/:id': { id: job, is: 'public' },
  'PATCH /api/job/jobs/applied-jobs/:id/withdraw': { id: job, body: {}, is: 'theirs' },
  // With the owner's resume; a member's own application to the same job is no matter of the owner's.
  'POST /api/data/jobs/:id/applications': {
    id: job,
    body: (ids) => ({ source: 'job_search', resume_id: ids.resume }),
    is: 'theirs',
  },
  'PATCH /api/jobApplication/my-jobs/applications/:id/undo-withdrawal': { id: application, body: {}, is: 'theirs' },
  'GET /api/jobApplication/my-jobs/jobs/:id/place': { id: job, is: 'public' },
  'PUT /api/jobApplication/my-jobs/notes/:job_id': { id: job, body: { text: 'Taken over' }, is: 'public' },
  'PUT /api/job/jobs/job-alerts/:id/update': { id: alert, body: { is_paused: true }, is: 'theirs' },
  'DELETE /api/job/jobs/job-alerts/:id/delete': { id: alert, is: 'theirs' },
  'DELETE /api/data/companies/:id/blacklist-companies/delete': { id: (ids) => ids.company, is: 'public' },
  'PATCH /api/jobseeker/greeting-messages/:id/update': { id: greeting, body: { text: 'Taken over' }, is: 'theirs' },
  'DELETE /api/jobseeker/greeting-messages/:id/delete': { id: greeting, is: 'theirs' },
  'GET /api/jobseeker/job-preferences/:id': { id: preference, is: 'theirs' },
  'PATCH /api/jobseeker/job-preferences/:id/update': { id: preference, body: preferenceBody(), is: 'theirs' },
  'DELETE /api/jobseeker/job-preferences/:id/delete': { id: preference, is: 'theirs' },
  ...recordMatrix,
  // Whoever has the address of an avatar sees it; this one is of nobody.
  'GET /api/jobseeker/avatars/:token/:side': { id: () => '0'.repeat(32), is: 'public' },
  'GET /api/jobseeker/resumes/:id/file': { id: resume, is: 'theirs' },
  'GET /api/jobseeker/resume/:id/get-syncable-content': { id: resume, is: 'theirs' },
  'PUT /api/jobseeker/resumes/:id/rename': { id: resume, body: { filename: 'Taken over' }, is: 'theirs' },
  'DELETE /api/jobseeker/resumes/:id/delete': { id: resume, is: 'theirs' },
  'PUT /api/jobseeker/resumes/:id/default': { id: resume, body: { is_default: true }, is: 'theirs' },
  'POST /api/jobseeker/resumes/:id/copy': { id: resume, body: { filename: 'Taken over' }, is: 'theirs' },
  'GET /api/jobseeker/video-resumes/:id/file': { id: video, is: 'theirs' },
  'GET /api/jobseeker/video-resumes/:id/cover': { id: video, is: 'theirs' },
  'DELETE /api/jobseeker/video-resume/:id/delete': { id: video, is: 'theirs' },
  'GET /api/jobseeker/generated-resumes/:id/file': { id: generated, is: 'theirs' },
  'PATCH /api/jobseeker/generated-resumes/:id/update': {
    id: generated,
    body: generatedBody('Taken over'),
    is: 'theirs',
  },
  'POST /api/jobseeker/generated-resumes/:id/attach': { id: generated, body: {}, is: 'theirs' },
  'DELETE /api/jobseeker/generated-resumes/:id/delete': { id: generated, is: 'theirs' },
  'GET /api/jobApplication/jobs/:id/chat': { id: job, is: 'public' },
  'GET /api/jobApplication/jobs/:id/eligibility': { id: job, is: 'public' },
  'GET /api/jobApplication/chats/recruiters/:recruiter_id': { id: recruiter, is: 'public' },
  'GET /api/jobApplication/chats/check-exists/:recruiter_id/jobseekers': { id: recruiter, is: 'public' },
  'GET /api/jobApplication/chats/:id': { id: chat, is: 'theirs' },
  'PATCH /api/jobApplication/chats/:id/update': { id: chat, body: { is_pinned: true }, is: 'theirs' },
  'GET /api/jobApplication/chats/:id/messages': { id: chat, is: 'theirs' },
  'POST /api/jobApplication/chats/:id/messages': { id: chat, body: { client_id: newId, text: 'Hi' }, is: 'theirs' },
  'PATCH /api/jobApplication/chats/:id/messages/:message_id/recall': { id: chat, body: {}, is: 'theirs' },
  'DELETE /api/jobApplication/chats/:id/messages/:message_id/delete': { id: chat, is: 'theirs' },
  'GET /api/jobApplication/chats/:id/messages/search': { id: chat, rest: () => '?query=question', is: 'theirs' },
  'GET /api/jobApplication/chats/:id/export': { id: chat, is: 'theirs' },
  'POST /api/jobApplication/chats/:id/phone-numbers/request': { id: chat, body: { client_id: newId }, is: 'theirs' },
  'POST /api/jobApplication/chats/:id/phone-numbers/:exchange_id/answer': {
    id: chat,
    body: { accept: true },
    is: 'theirs',
  },
  'POST /api/jobApplication/chats/:id/resumes': {
    id: chat,
    body: (ids) => ({ client_id: newId, resume_id: ids.resume }),
    is: 'theirs',
  },
  'POST /api/jobApplication/chats/:id/resumes/:exchange_id/decline': { id: chat, body: {}, is: 'theirs' },
  'POST /api/jobApplication/chats/:id/resumes/:exchange_id/take-back': { id: chat, body: {}, is: 'theirs' },
  'POST /api/jobApplication/chats/:id/files': { id: chat, body: { client_id: newId, file_id: 1 }, is: 'theirs' },
  'GET /api/jobApplication/chats/:id/files/:file_id': { id: chat, is: 'theirs' },
  'POST /api/jobApplication/chats/:id/report': { id: chat, body: { reason_id: 1 }, is: 'theirs' },
  'PATCH /api/jobseeker/common-phrases/:id/update': { id: phrase, body: { text: 'Taken over' }, is: 'theirs' },
  'DELETE /api/jobseeker/common-phrases/:id/delete': { id: phrase, is: 'theirs' },
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
  'POST /api/jobApplication/chats/:id/read': { id: chat, body: toRead, is: 'theirs' },
  'GET /api/apiGo/interview/:id': { id: interview, is: 'theirs' },
  'POST /api/apiGo/interview/:id/accept': { id: interview, body: { time_id: 1, time_zone: 'UTC' }, is: 'theirs' },
  'POST /api/apiGo/interview/:id/propose': { id: interview, body: { times: [time] }, is: 'theirs' },
  'POST /api/apiGo/interview/:id/decline': { id: interview, body: { reason: 'pay' }, is: 'theirs' },
  'POST /api/apiGo/interview/:id/cancel': { id: interview, body: { reason: 'ill' }, is: 'theirs' },
  'POST /api/apiGo/interview/:id/check_in': { id: interview, body: {}, is: 'theirs' },
  'POST /api/apiGo/interview/:id/object': { id: interview, body: { text: 'No' }, is: 'theirs' },
  'POST /api/apiGo/interview/:id/report': { id: interview, body: { reason_id: 1 }, is: 'theirs' },
  'GET /api/calendar/:secret': { id: interview, is: 'public' },
  'GET /api/jobApplication/offers/:id': { id: offer, is: 'theirs' },
  'POST /api/jobApplication/offers/:id/accept': { id: offer, body: { is_confirmed: true }, is: 'theirs' },
  'POST /api/jobApplication/offers/:id/decline': { id: offer, body: { reason: 'pay' }, is: 'theirs' },
  'GET /api/jobApplication/offers/:id/file': { id: offer, is: 'theirs' },
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
  'GET /api/invitations/by-code/:code': { id: () => 'a'.repeat(10), is: 'public' },
  'POST /api/rewards/grants/:id/use': { id: (ids) => ids.grant, body: {}, is: 'theirs' },
  'POST /api/rewards/withdrawals/:id/cancel': { id: (ids) => ids.withdrawal, body: {}, is: 'theirs' },
  'GET /api/rewards/draws/:id/tickets': { id: () => 1, is: 'public' },
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
  'POST /api/jobseeker/resume/take-over/:id/undo': { id: (ids) => ids.takeOver, is: 'theirs' },
  'DELETE /api/auth/sessions/:id': { id: (ids) => ids.session, is: 'theirs' },
  'PATCH /api/auth/passkeys/:id': { id: (ids) => ids.passkey, body: { name: 'Taken over' }, is: 'theirs' },
  'DELETE /api/auth/passkeys/:id': { id: (ids) => ids.passkey, is: 'theirs' },
  'DELETE /api/auth/social/:provider': { id: () => 'google', is: 'theirs' },
  'GET /api/auth/qr/:id': { id: (ids) => ids.qr, is: 'theirs' },
  'POST /api/auth/qr/:id/answer': { id: (ids) => ids.qr, body: { is_allowed: true }, is: 'theirs' },
}

/**
 * Routes beside the contracts' that take an id or anything. The callback's answer is good only in the browser that asked
 * (`social-callback.test.ts`); the others are stand-ins for a mailbox, an employer and providers, which show everybody everything.
 */
export const besides = {
  callback: ['GET /api/auth/social/:provider/callback', 'POST /api/auth/social/:provider/callback'],
  // Drawings of made-up companies, wherever the demo data is.
  drawings: ['GET /api/demo/company-marks/:number.svg', 'GET /api/demo/company-pictures/:name.svg'],
  standIns: [
    'GET /dev/employer/chats/:id',
    'GET /dev/employer/chats/:id/messages',
    'POST /dev/employer/chats/:id',
    'GET /dev/employer/desk/:recruiter',
    'GET /dev/employer/desk/:recruiter/applications/:id',
    'GET /dev/employer/desk/:recruiter/applications/:id/resume',
    'GET /dev/employer/desk/:recruiter/applications/:id/video',
    'GET /dev/employer/desk/:recruiter/applications/:id/video-cover',
    'POST /dev/employer/desk/:recruiter/applications/:id/notes',
    'POST /dev/employer/desk/:recruiter/applications/:id/notes/:part/delete',
    'POST /dev/employer/desk/:recruiter/applications/:id/rating',
    'POST /dev/employer/desk/:recruiter/applications/:id/state',
    'GET /dev/employer/desk/:recruiter/chats',
    'POST /dev/employer/desk/:recruiter/applications/:id/interviews',
    'POST /dev/employer/desk/:recruiter/applications/:id/message',
    'POST /dev/employer/desk/:recruiter/applications/:id/offers',
    'GET /dev/employer/desk/:recruiter/chats/:id',
    'POST /dev/employer/desk/:recruiter/chats/:id',
    'POST /dev/employer/desk/:recruiter/chats/:id/files',
    'POST /dev/employer/desk/:recruiter/chats/:id/messages/:part/recall',
    'POST /dev/employer/desk/:recruiter/chats/:id/typing',
    'GET /dev/employer/desk/:recruiter/chats/:id/files/:part',
    'POST /dev/employer/desk/:recruiter/chats/:id/interviews',
    'POST /dev/employer/desk/:recruiter/chats/:id/offers',
    'POST /dev/employer/desk/:recruiter/chats/:id/phone-numbers',
    'POST /dev/employer/desk/:recruiter/chats/:id/phone-numbers/:part',
    'POST /dev/employer/desk/:recruiter/chats/:id/resumes',
    'GET /dev/employer/desk/:recruiter/chats/:id/resumes/:part',
    'POST /dev/employer/desk/:recruiter/interviews/:id/accept',
    'POST /dev/employer/desk/:recruiter/interviews/:id/attendance',
    'POST /dev/employer/desk/:recruiter/interviews/:id/cancel',
    'POST /dev/employer/desk/:recruiter/interviews/:id/propose',
    'POST /dev/employer/desk/:recruiter/interviews/:id/result',
    'POST /dev/employer/desk/:recruiter/offers/:id/withdraw',
    'GET /dev/employer/desk/:recruiter/jobs/:id',
    'GET /dev/employer/desk/:recruiter/referrals',
    'GET /dev/employer/desk/:recruiter/referrals/:id',
    'GET /dev/employer/desk/:recruiter/referrals/:id/resume',
    'POST /dev/employer/desk/:recruiter/referrals/:id/state',
    'GET /dev/employer/desk/:recruiter/seekers',
    'GET /dev/employer/desk/:recruiter/seekers/:id',
    'POST /dev/employer/desk/:recruiter/jobs/:id/mask-salary',
    'POST /dev/employer/desk/:recruiter/seekers/:id/interest',
    'GET /dev/employer/desk/:recruiter/team',
    'POST /dev/employer/desk/:recruiter/team/:id/coordinator',
    'POST /dev/employer/desk/:recruiter/team/:id/permissions',
    'POST /dev/employer/desk/:recruiter/team/:id/remove',
    'POST /dev/employer/desk/:recruiter/team/:id/transfer',
    'POST /dev/employer/desk/:recruiter/team/:id/verify',
    'POST /dev/employer/desk/:recruiter/team/auto-reply',
    'GET /dev/employer/keep-login/:country/:language',
    'GET /dev/employer/:country/:language',
    'GET /dev/mail/:id',
    'GET /dev/openid/:provider/login/:uid',
    'POST /dev/openid/:provider/login/:uid',
    'GET /dev/openid/:provider/profile',
    'GET /dev/openid*',
    'GET /dev/singpass*',
    'GET /dev/singpass/login/:uid',
    'POST /dev/singpass*',
    'POST /dev/singpass/login/:uid',
    'POST /dev/openid*',
  ],
}

/**
 * What a body or query may name that is nobody's own, or counts only within what is the asker's own (`message_id` of
 * a chat, `notification_id`, the `ids` of an order). `credential_id` is a text on a certificate. Whatever else ends in
 * `id` is somebody's, and belongs in the matrix.
 */
export const publicIds = new Set([
  // Of lists, which everybody reads.
  'benefit_ids',
  'culture_ids',
  'financing_stage_id',
  'job_function_id',
  'size_id',
  'type_id',
  // Of recruiters: interviews.test.ts and offers.test.ts name another company's.
  'application_id',
  'chat_id',
  'file_id',
  'client_id',
  'company_id',
  'company_ids',
  'country_id',
  'credential_id',
  // The member's name at a wallet.
  'cwallet_id',
  'degree_id',
  'function_job_title_id',
  'function_job_title_ids',
  'function_title_id',
  'ids',
  'industry_id',
  'job_category_ids',
  'job_function_ids',
  'job_id',
  'job_seeker_type_id',
  'job_title_id',
  'job_type_id',
  'language_id',
  'location_id',
  'message_id',
  'nationality_id',
  'notice_period_id',
  'notification_id',
  'permit_id',
  'proficiency_id',
  'query_id',
  'question_id',
  // Of what is taken over of a resume: resume-reading.slow.test.ts names another's.
  'record_id',
  'recruiter_id',
  // Of recruiters: whom they may find, or not (recruiter-chats.test.ts).
  'seeker_id',
  // The sender's own name for a message.
  'chat_client_id',
  'reason_id',
  'report_reason_id',
  // Of the applicant: the matrix applies with another's.
  'resume_id',
  'skill_id',
  // Of the interview of the path.
  'time_id',
  // Of the applicant, as the resume.
  'video_resume_id',
  'xp_lvl_id',
  // Of the asker: another's grant is not there (grants.test.ts).
  'grant_id',
  // Of a public key.
  'key_id',
  // Of what the audit log of operators is about.
  'subject_id',
  // Of recruiters.
  'user_ids',
])
