import { recordKindKeys } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { recordContracts } from '@jobspan/shared-kit/contracts/profile/record-lists'
import { preferenceBody } from '../../testing/profile-bodies.ts'
import { recordBodies } from '../../testing/record-samples.ts'
import { employerRoutesFixture } from './employer-routes-fixture.ts'
import type { Call, Ids } from './id-call-fixture.ts'

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
const application: Call['id'] = (ids) => ids.application
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
  'GET /api/invitations/by-code/:code': { id: () => 'a'.repeat(10), is: 'public' },
  'POST /api/rewards/grants/:id/use': { id: (ids) => ids.grant, body: {}, is: 'theirs' },
  'POST /api/rewards/withdrawals/:id/cancel': { id: (ids) => ids.withdrawal, body: {}, is: 'theirs' },
  'GET /api/rewards/draws/:id/tickets': { id: () => 1, is: 'public' },
  'POST /api/jobseeker/resume/take-over/:id/undo': { id: (ids) => ids.takeOver, is: 'theirs' },
  'DELETE /api/auth/sessions/:id': { id: (ids) => ids.session, is: 'theirs' },
  'PATCH /api/auth/passkeys/:id': { id: (ids) => ids.passkey, body: { name: 'Taken over' }, is: 'theirs' },
  'DELETE /api/auth/passkeys/:id': { id: (ids) => ids.passkey, is: 'theirs' },
  'DELETE /api/auth/social/:provider': { id: () => 'google', is: 'theirs' },
  'GET /api/auth/qr/:id': { id: (ids) => ids.qr, is: 'theirs' },
  'POST /api/auth/qr/:id/answer': { id: (ids) => ids.qr, body: { is_allowed: true }, is: 'theirs' },
  ...employerRoutesFixture,
}
