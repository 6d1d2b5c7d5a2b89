import { type SQL, sql } from 'drizzle-orm'
import { finishWithdrawals } from '../applications/finish-withdrawals.ts'
import { applications } from '../applications/tables.ts'
import { addJobs, employerEnvironment, registerCompleteMember, startChatAs } from '../chats/chat-fixture.ts'
import { employerCalls } from '../employer/employer-fixture.ts'
import { newEmail } from '../testing/messages.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { interviews, interviewTimes } from './tables.ts'

/** An app with the jobs of `addJobs`, whose employer's server can be called. */
export const createInterviewApp = async (): Promise<{ api: TestApp; employer: ReturnType<typeof employerCalls> }> => {
  const api = await createTestApp(employerEnvironment)
  await addJobs(api)
  return { api, employer: employerCalls(api) }
}

/** A member who has applied to a job, and chats with its recruiter. */
export const createApplicant = async (api: TestApp, jobId = 1) => {
  const email = newEmail()
  const member = await registerCompleteMember(api, { email })
  const { id: applicationId } = (await member.post(`/api/data/jobs/${jobId}/applications`, { source: 'job_search' }))
    .body.data
  const chat = (await startChatAs(member, jobId)).body.data as { id: number; recruiter: { id: number } }
  return { member, email, applicationId: Number(applicationId), chat, recruiterId: chat.recruiter.id }
}
export type Applicant = Awaited<ReturnType<typeof createApplicant>>

/** What the clock of a zone shows a number of hours from now, to the minute. */
export const localTime = (hoursAhead: number, timeZone = 'Asia/Singapore') =>
  new Date(Date.now() + hoursAhead * 3_600_000).toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T')

export const timeIn = (hoursAhead: number, facts: Record<string, unknown> = {}) => ({
  local_time: localTime(hoursAhead),
  time_zone: 'Asia/Singapore',
  duration_minutes: 60,
  ...facts,
})

export const interviewBody = ({ chat, recruiterId }: Applicant, facts: Record<string, unknown> = {}) => ({
  recruiter_id: recruiterId,
  client_id: crypto.randomUUID(),
  chat_id: chat.id,
  times: [timeIn(24), timeIn(48), timeIn(72)],
  format: 'phone',
  ...facts,
})

/** As if the two minutes were over in which a withdrawal can be taken back. */
export const passUndo = async (api: TestApp, { applicationId }: Applicant): Promise<void> => {
  await api.db.execute(sql`
    update ${applications} set withdrawn_at = withdrawn_at - interval '2 minutes' where id = ${applicationId}`)
  await finishWithdrawals(api.db)
  await api.deliverEvents()
}

const shifted = (column: string): SQL => sql.raw(`${column} = ${column} - shift.by`)

/** As if so many hours had passed for an interview. */
export const passHours = async ({ db }: TestApp, id: number, hours: number): Promise<void> => {
  const shift = sql`(select make_interval(mins => ${Math.round(hours * 60)}) as by) as shift`
  await db.execute(sql`update ${interviews} set ${shifted('starts_at')}, ${shifted('ends_at')}, ${shifted('last_starts_at')}
    from ${shift} where id = ${id}`)
  await db.execute(sql`update ${interviewTimes} set ${shifted('starts_at')} from ${shift} where interview_id = ${id}`)
}
