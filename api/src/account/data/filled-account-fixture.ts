import { createECDH } from 'node:crypto'
import { recordKindKeys } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { recordContracts } from '@jobspan/shared-kit/contracts/profile/record-lists'
import { importJsonResume } from '@jobspan/shared-kit/contracts/profile/resume-reading'
import { uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { uploadVideoResume } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import { eq } from 'drizzle-orm'
import { aiConsents } from '../../ai/tables.ts'
import { passkeys, socialIdentities, twoFactors } from '../../auth/tables.ts'
import { chatMessages } from '../../chats/tables.ts'
import { recruiters } from '../../companies/tables.ts'
import { identityChecks, identityFlows, identityRecords, identityVerifications } from '../../identity/tables.ts'
import { interviewEvents, interviews, interviewTimes, offers } from '../../interviews/tables.ts'
import { jobAlertConsents, jobAlertJobs, jobAlertRuns, jobAlerts } from '../../job-alerts/tables.ts'
import { users } from '../../members/tables.ts'
import { notifications, suppressedEmails } from '../../notifications/tables.ts'
import { resumeMailCounts } from '../../profile/tables/resumes.ts'
import { avatarFiles, profileViews, recruiterInterests } from '../../profile/tables/visibility.ts'
import { educationBody, experienceBody, placeId, preferenceBody } from '../../testing/profile-bodies.ts'
import { recordBodies } from '../../testing/record-samples.ts'
import { pdfFile } from '../../testing/resume-files.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { videoFile } from '../../testing/video-file.ts'
import type { registration } from '../../testing/visitor.ts'

/** A member, what they registered with, and their id. */
type Whose = {
  api: TestApp
  member: ReturnType<TestApp['visitor']>
  account: ReturnType<typeof registration>
  id: number
}

/** What the member takes over of a resume. */
export const takenOver = { id: 'one', section: 'websites', fields: { url: 'https://example.com/read' } }

/** A chat with what can be beside words in it, and what is settled for all of them. */
const chatWithRecruiter = async ({ api, member, account }: Whose, resumeId: number) => {
  const begun = await member.post('/api/jobApplication/chats', {
    job_id: 1,
    text: `${account.first_name} asks`,
    client_id: crypto.randomUUID(),
  })
  const { id: chatId } = begun.body.data
  await api.db.insert(chatMessages).values({ chatId, sender: 'recruiter', kind: 'text', text: 'Hello' })
  const resume = { client_id: crypto.randomUUID(), resume_id: resumeId }
  await member.post(`/api/jobApplication/chats/${chatId}/resumes`, resume)
  await member.post(`/api/jobApplication/chats/${chatId}/report`, { reason_id: 1, text: `${account.last_name} minds` })
  await member.patch('/api/jobApplication/chat-settings/update', { retention_days: 30 })
  await member.post('/api/jobseeker/common-phrases/create', { text: `${account.first_name} can start` })
}

/** A verified identity that a company saw, something that waits to be confirmed, and a way to Singpass that has begun. */
const verifyIdentity = async ({ api, id }: Whose) => {
  const userId = id
  const soon = new Date(Date.now() + 60_000)
  await api.db.insert(identityVerifications).values({
    userId,
    issuer: 'https://id.example/fapi',
    subjectHash: `subject-hash-${id}`,
    numberHash: `number-hash-${id}`,
    numberLastFour: '404Z',
    userIdentityId: 1,
    verifyRole: 'citizen',
    checked: ['name'],
  })
  await api.db.insert(identityRecords).values({ userId, kind: 'shown', companyId: 1, verifiedAt: new Date() })
  await api.db.insert(identityChecks).values({ userId, sealed: 'sealed-identity', expiresAt: soon })
  await api.db
    .insert(identityFlows)
    .values({ userId, stateHash: `state-${id}`, sealed: 'sealed-flow', expiresAt: soon })
}

/** What a profile has beside work and education. */
const addProfileParts = async ({ api, member, account, id }: Whose) => {
  const { last_name: name } = account
  const bodies = recordBodies(1, `${name} `)
  for (const kind of recordKindKeys.filter((each) => each !== 'work_experiences' && each !== 'educations'))
    await member.post(recordContracts[kind].create.path, bodies[kind])
  await member.put('/api/jobseekers/career-summary', { text: `${name} keeps books` })
  await member.patch('/api/jobseekers/profile/visibility', { is_open_to_work: true })
  const layout = { layout: 'modern', language: 'en-us', paper: 'a4', sections: ['skills'] }
  await member.post('/api/jobseeker/generate-resume', { name: `Made for ${name}`, ...layout })
  await member.post('/api/jobseeker/resume-check', {})
  const imported = Buffer.from(JSON.stringify({ basics: { name: `${account.first_name} ${name}` } }))
  await member.upload(importJsonResume.path, { name: 'resume.json', bytes: imported })
  await member.post('/api/jobseeker/resume/take-over', { items: [takenOver] })
  await api.db.insert(resumeMailCounts).values({ userId: id, count: 1 })
  await member.patch('/api/jobseeker/me', { home_address: `${name} Road` })
  await api.db
    .insert(avatarFiles)
    .values({ userId: id, token: `avatar-${id}`, side: 512, fileKey: `avatar-file-${id}` })
  // A draft, and one that is counted.
  await member.post('/api/aicv/ai_writing/career_summary', {})
  await api.db.insert(aiConsents).values({ userId: id, purpose: 'text', provider: `Provider of ${name}` })
}

/** A recruiter looks at the profile, is interested, and the member is notified. */
const meetRecruiter = async ({ api, id }: Whose) => {
  const [recruiter] = await api.db.select().from(recruiters)
  const recruiterId = recruiter?.id ?? 0
  await api.db.insert(profileViews).values({ userId: id, recruiterId })
  await api.db.insert(recruiterInterests).values({ userId: id, recruiterId, jobId: 1 })
  const subject = { recruiter_id: recruiterId }
  await api.db.insert(notifications).values({ userId: id, kind: 'profile_viewed', subject, eventKey: 'view' })
}

/** An interview that the member reported, an offer, and a calendar that reads both. */
const beInterviewed = async ({ api, member, account, id }: Whose) => {
  const [recruiter] = await api.db.select().from(recruiters)
  const about = { userId: id, recruiterId: recruiter?.id ?? 0, jobId: 1, clientId: crypto.randomUUID() }
  const lastStartsAt = new Date(Date.now() + 24 * 3_600_000)
  const [interview] = await api.db
    .insert(interviews)
    .values({ ...about, lastStartsAt, recruiterTimeZone: 'Asia/Singapore', format: 'phone' })
    .returning({ id: interviews.id })
  const interviewId = interview?.id ?? 0
  const time = { localTime: '2026-12-01T09:00', timeZone: 'Asia/Singapore', durationMinutes: 60 }
  await api.db.insert(interviewTimes).values({ interviewId, proposedBy: 'recruiter', startsAt: lastStartsAt, ...time })
  const event = { kind: 'times_proposed', actor: 'seeker', message: `${account.first_name} asks` } as const
  await api.db.insert(interviewEvents).values({ interviewId, ...event })
  await member.post(`/api/apiGo/interview/${interviewId}/report`, { reason_id: 1, text: account.last_name })
  await api.db.insert(offers).values({
    ...about,
    title: `Offer to ${account.first_name}`,
    pay: { min: 5000, max: null, currency: 'SGD', period: 'MONTH' },
    startsOn: '2027-01-04',
    expiresAt: lastStartsAt,
    filename: 'Contract',
    fileSize: 1,
    fileKey: `offer-file-${id}`,
  })
  await member.post('/api/apiGo/interview/feed')
}

/** An alert that was matched once, asked for by the address. */
const addAlert = async ({ api, account, id }: Whose) => {
  const alert = {
    userId: id,
    email: account.email,
    criteria: { query: 'accountant' },
    criteriaHash: 'hash',
    frequency: 'weekly' as const,
    language: 'en-us' as const,
    country: 'sg' as const,
    timeZone: 'Asia/Singapore',
    nextRunAt: new Date(),
  }
  const [added] = await api.db.insert(jobAlerts).values(alert).returning({ id: jobAlerts.id })
  // Asked for by the address without signing in, and not confirmed yet.
  await api.db.insert(jobAlerts).values({ ...alert, userId: null, criteria: { query: 'clerk' } })
  const alertId = added?.id ?? 0
  await api.db.insert(jobAlertRuns).values({ alertId, period: '2026-W47', jobCount: 1 })
  await api.db.insert(jobAlertJobs).values({ alertId, jobId: 1, fingerprint: 'text' })
  const consent = { email: account.email, language: 'en-us' as const, wording: 'Send me new jobs' }
  await api.db.insert(jobAlertConsents).values({ alertId, ...consent })
  await api.db.insert(suppressedEmails).values({ email: account.email, reason: 'bounce' })
}

/** Leaves a trace in every place where a member can. */
export const fillAccount = async (whose: Whose): Promise<void> => {
  const { api, member, account, id } = whose
  await api.db.update(users).set({ isEmailVerify: true }).where(eq(users.id, id))
  await member.post('/api/job/jobs/1/view', {})
  await member.post('/api/job/jobs/1/report', { report_reason_id: 1 })
  await member.post('/api/job/jobs/1/click-external-job', {})
  await member.post('/api/job/saved-jobs/create', { job_id: 1, device_uuid: 'd', device_udid: 'd', timestamp: 1 })
  await member.put('/api/jobApplication/my-jobs/notes/1', { text: `${account.first_name} noted` })
  const attached = await member.upload(uploadResume.path, { name: `CV ${account.last_name}.pdf`, bytes: pdfFile() })
  const [resume] = attached.body.data.items
  const film = { name: 'me.mp4', bytes: await videoFile() }
  const [video] = (await member.upload(uploadVideoResume.path, film)).body.data.items
  await member.post(
    '/api/data/jobs/1/applications',
    {
      source: 'job_search',
      first_message: `I am ${account.first_name}`,
      resume_id: resume.id,
      video_resume_id: video.id,
    },
    { 'idempotency-key': crypto.randomUUID() },
  )
  await meetRecruiter(whose)
  await beInterviewed(whose)
  await addAlert(whose)
  await member.post('/api/jobseeker/user-settings', { notifications: { email_profile_views: true } })
  await member.post(
    '/api/jobseeker/greeting-messages/create',
    { text: `Hello from ${account.last_name}` },
    { 'idempotency-key': crypto.randomUUID() },
  )
  await member.patch('/api/jobseeker/me', { location_id: placeId('tampines') })
  const job = { job_title: `${account.first_name}’s wish` }
  await member.post('/api/jobseeker/job-preferences/create', preferenceBody(job))
  await member.post('/api/jobseeker/work-experiences/create', experienceBody({ company_name: account.last_name }))
  await member.post('/api/jobseeker/educations/create', educationBody({ school_name: account.last_name }))
  await addProfileParts(whose)
  await api.db.update(users).set({ isProfileCompleted: true }).where(eq(users.id, id))
  await chatWithRecruiter(whose, resume.id)
  await member.post('/api/jobApplication/im/session')
  await member.post('/api/data/companies/blacklist-companies/create', { company_id: 1 })
  await member.post('/api/jobseeker/popup-window/record', { popup_key: 'tour' })
  await member.post('/api/auth/user/destination/traceability', { source: 'job', destination: '/onsite-job' })
  await api.db
    .insert(socialIdentities)
    .values({ provider: 'google', subject: `subject-${id}`, userId: id, label: account.email })
  await api.db.insert(passkeys).values({
    userId: id,
    credentialId: `credential-${id}`,
    publicKey: 'public',
    counter: 0,
    transports: [],
    isSynced: false,
    name: 'Phone',
  })
  await api.db.insert(twoFactors).values({ userId: id, secret: 'sealed-secret' })
  await verifyIdentity(whose)
  await member.post('/api/jobseeker/push-subscriptions', {
    endpoint: `https://fcm.googleapis.com/fcm/send/${id}`,
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: 'A'.repeat(22),
  })
  await api.deliverMails()
}
