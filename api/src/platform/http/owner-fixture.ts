import { mapRecordKinds, recordKindKeys } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { recordContracts } from '@jobspan/shared-kit/contracts/profile/record-lists'
import { uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import { uploadVideoResume } from '@jobspan/shared-kit/contracts/profile/video-resumes'
import { eq } from 'drizzle-orm'
import { passkeys, qrLogins, socialIdentities } from '../../auth/tables.ts'
import { greetingMessages } from '../../chats/tables.ts'
import { companies } from '../../companies/tables.ts'
import { interviews, interviewTimes, offers } from '../../interviews/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { upsertCompanies, upsertJobs } from '../../jobs/upsert-jobs.ts'
import { sessions, users } from '../../members/tables.ts'
import { listResumesOf } from '../../profile/resumes/resume-repository.ts'
import { accountId as ledgerAccountId } from '../../rewards/ledger/transfer-points.ts'
import { rewardGrants, withdrawals } from '../../rewards/tables.ts'
import { preferenceBody } from '../../testing/profile-bodies.ts'
import { recordBodies } from '../../testing/record-samples.ts'
import { companyRecord, jobRecord } from '../../testing/records.ts'
import { pdfFile } from '../../testing/resume-files.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { videoFile } from '../../testing/video-file.ts'
import { registration } from '../../testing/visitor.ts'
import type { Ids } from './id-call-fixture.ts'
import { generatedBody } from './id-routes-fixture.ts'

/** A member who has one of everything that a route takes an id of. What is theirs says “Owner”. */
export const createOwnerFixture = async (api: TestApp) => {
  await upsertCompanies(api.db, [companyRecord()])
  await upsertJobs(api.db, [jobRecord()])
  const account = registration({ first_name: 'Ownername', last_name: 'Ownersurname' })
  const owner = api.visitor()
  const id: number = (await owner.register(account)).body.data.user.id
  const [{ id: jobId } = { id: 0 }] = await api.db.select({ id: jobs.id }).from(jobs)
  const [{ id: companyId } = { id: 0 }] = await api.db.select({ id: companies.id }).from(companies)
  await owner.post(`/api/job/jobs/${jobId}/view`, {})
  await owner.post(`/api/job/jobs/${jobId}/report`, { report_reason_id: 1 })
  await owner.post('/api/job/saved-jobs/create', { job_id: jobId, device_uuid: 'd', device_udid: 'd', timestamp: 1 })
  const sent = { source: 'job_search', first_message: 'Owner’s words' }
  const applied = (await owner.post(`/api/data/jobs/${jobId}/applications`, sent)).body.data
  await owner.put(`/api/jobApplication/my-jobs/notes/${jobId}`, { text: 'Owner’s note' })
  await owner.post('/api/jobseeker/greeting-messages/create', { text: 'Owner’s greeting' })
  const phrases = await owner.post('/api/jobseeker/common-phrases/create', { text: 'Owner’s phrase' })
  const asked = { criteria: { query: 'Owner’s words' }, frequency: 'daily', time_zone: 'Asia/Singapore' }
  const alerted = (await owner.post('/api/job/jobs/job-alerts/create', asked)).body.data
  const firstId = ({ body }: Awaited<ReturnType<typeof owner.post>>): number => body.data.items[0].id
  const firstPreference = preferenceBody({ job_title: 'Owner’s wish' })
  const preferenceId = firstId(await owner.post('/api/jobseeker/job-preferences/create', firstPreference))
  const generatedId = firstId(await owner.post('/api/jobseeker/generate-resume', generatedBody('Owner’s resume')))
  const records = mapRecordKinds(() => 0)
  const bodies = recordBodies(1, 'Owner’s ')
  for (const kind of recordKindKeys)
    records[kind] = firstId(await owner.post(recordContracts[kind].create.path, bodies[kind]))
  const read = [{ id: 'skill', section: 'skills', fields: recordBodies(2, 'Owner’s ').skills }]
  const takenOver = await owner.post('/api/jobseeker/resume/take-over', { items: read })
  // A second one, so that nothing but its owner keeps the first from being deleted.
  await owner.post('/api/jobseeker/job-preferences/create', preferenceBody({ job_title: 'Owner’s other wish' }))
  await owner.upload(uploadResume.path, { name: 'Owner’s resume.pdf', bytes: pdfFile('Owner’s life') })
  const film = { name: 'Owner.mp4', bytes: await videoFile() }
  const filmed = (await owner.upload(uploadVideoResume.path, film)).body.data.items
  await api.db.update(users).set({ isProfileCompleted: true }).where(eq(users.id, id))
  const begun = { job_id: jobId, text: 'Owner’s question', client_id: crypto.randomUUID() }
  const { data } = (await owner.post('/api/jobApplication/chats', begun)).body
  await owner.post('/api/data/companies/blacklist-companies/create', { company_id: companyId })
  const key = { credentialId: 'owner-key', publicKey: 'k', counter: 0, transports: [], isSynced: true }
  const identity = { provider: 'google' as const, subject: 'owner', userId: id, label: account.email }
  await api.db.insert(passkeys).values({ userId: id, name: 'Owner’s phone', ...key })
  await api.db.insert(socialIdentities).values(identity)
  // Scanned by the owner: whoever comes later has nothing to do with it.
  const qr = 'a'.repeat(22)
  const expiresAt = new Date(Date.now() + 60_000)
  await api.db
    .insert(qrLogins)
    .values({ id: qr, status: 'scanned', deviceName: 'Owner’s laptop', userId: id, expiresAt })
  const [message] = await api.db.select().from(greetingMessages).where(eq(greetingMessages.userId, id))
  const [attached] = await listResumesOf(api.db, id)
  const [session] = await api.db.select().from(sessions).where(eq(sessions.userId, id))
  const [passkey] = await api.db.select().from(passkeys).where(eq(passkeys.userId, id))
  const about = { userId: id, recruiterId: data.recruiter.id, jobId, clientId: crypto.randomUUID() }
  const [invited] = await api.db
    .insert(interviews)
    .values({ ...about, lastStartsAt: expiresAt, recruiterTimeZone: 'UTC', format: 'phone', note: 'Owner’s interview' })
    .returning({ id: interviews.id })
  const proposedTime = { localTime: '2027-01-04T09:00', timeZone: 'UTC', durationMinutes: 30 }
  const offeredTime = { interviewId: invited?.id ?? 0, proposedBy: 'recruiter' as const, startsAt: expiresAt }
  await api.db.insert(interviewTimes).values({ ...offeredTime, ...proposedTime })
  const pay = { min: 5000, max: null, currency: 'SGD', period: 'MONTH' as const }
  const [offered] = await api.db
    .insert(offers)
    .values({ ...about, title: 'Owner’s offer', pay, startsOn: '2027-01-04', expiresAt })
    .returning({ id: offers.id })
  const [granted] = await api.db
    .insert(rewardGrants)
    .values({
      userId: id,
      role: 'invitee',
      type: 'pin',
      cause: 'Owner’s',
      country: 'sg',
      programmeVersion: 'any',
      distributeBy: '2027-01-04',
      distributedAt: new Date(),
    })
    .returning({ id: rewardGrants.id })
  const accountId = await ledgerAccountId(api.db, { kind: 'reserved', userId: id })
  const [withdrawn] = await api.db
    .insert(withdrawals)
    .values({
      userId: id,
      accountId,
      network: 'tron',
      targetKind: 'cwallet',
      target: 'Owner’s',
      state: 'requested',
      points: 100,
      microUsdt: 10_000_000,
      termsVersion: 'any',
    })
    .returning({ id: withdrawals.id })
  const ids: Ids = {
    grant: granted?.id ?? 0,
    withdrawal: withdrawn?.id ?? 0,
    interview: invited?.id ?? 0,
    offer: offered?.id ?? 0,
    job: jobId,
    company: companyId,
    greeting: message?.id ?? 0,
    phrase: phrases.body.data.items[0].id,
    resume: attached?.id ?? 0,
    session: session?.id ?? 0,
    passkey: passkey?.id ?? 0,
    preference: preferenceId,
    generated: generatedId,
    video: filmed[0].id,
    records,
    chat: data.id,
    message: data.last_message.id,
    recruiter: data.recruiter.id,
    application: applied.id,
    seeker: id,
    alert: alerted.alert.id,
    qr,
    takeOver: takenOver.body.data.take_over_id,
  }
  return { account, id, ids }
}
