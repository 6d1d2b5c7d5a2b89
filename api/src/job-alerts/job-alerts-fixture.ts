import { expect } from '@jest/globals'
import type { JobAlertCriteria } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { desc, eq, sql } from 'drizzle-orm'
import type { JobRecord } from '../jobs/job-record.ts'
import { jobs } from '../jobs/tables.ts'
import { upsertJobs } from '../jobs/upsert-jobs.ts'
import { users } from '../members/tables.ts'
import { mailbox } from '../notifications/tables.ts'
import { createIndexedJobSearch } from '../search/indexed-job-search.ts'
import { newEmail } from '../testing/messages.ts'
import { jobRecord } from '../testing/records.ts'
import type { TestApp } from '../testing/test-app.ts'
import { runJobAlerts } from './run-job-alerts.ts'
import { jobAlerts } from './tables.ts'

export const alertPath = '/api/job/jobs/job-alerts'
const dayMs = 86_400_000

let sequence = 0

/** What tests of job alerts do again and again. */
export const alertSteps = (open: () => TestApp) => {
  const alertBody = (criteria: JobAlertCriteria, rest: object = {}) => ({
    criteria,
    frequency: 'daily',
    time_zone: 'Asia/Singapore',
    ...rest,
  })
  const mailsTo = (email: string) =>
    open().db.select().from(mailbox).where(eq(mailbox.recipient, email)).orderBy(desc(mailbox.id))
  /** The token of a link in the latest mail to an address. */
  const linkIn = async (email: string, purpose: 'confirm' | 'manage' | 'unsubscribe'): Promise<string> => {
    await open().deliverMails()
    const texts = (await mailsTo(email)).map(({ text }) => text).join('\n')
    const [, token = ''] = new RegExp(`/job-alert/${purpose}#([\\w-]+)`).exec(texts) ?? []
    expect(token).not.toBe('')
    return token
  }

  return {
    alertBody,
    mailsTo,
    linkIn,
    /** A member whose address is verified. */
    member: async () => {
      const visitor = open().visitor()
      const email = newEmail()
      const { body } = await visitor.register({ email })
      const id: number = body.data.user.id
      await open().db.execute(sql`update ${users} set is_email_verify = true where id = ${id}`)
      return { visitor, email, id }
    },
    guest: async () => {
      const visitor = open().visitor()
      await visitor.guest()
      return visitor
    },
    /** Jobs that are first seen now; gives their ids. */
    importJobs: async (facts: Partial<JobRecord>[]): Promise<number[]> => {
      const records = facts.map((fact) => {
        sequence += 1
        return jobRecord({ identifier: `alert-${sequence}`, postedAt: new Date(), ...fact })
      })
      await upsertJobs(open().db, records)
      const rows = await open().db.select({ id: jobs.id, identifier: jobs.identifier }).from(jobs)
      const ids = new Map(rows.map(({ id, identifier }) => [identifier, id]))
      return records.map(({ identifier }) => ids.get(identifier) ?? 0)
    },
    /** Runs what is due so many days from now: past the next morning of any zone. */
    runInDays: (days: number) =>
      runJobAlerts(open().app, createIndexedJobSearch(open().db), new Date(Date.now() + days * dayMs)),
    alertsOf: (email: string) => open().db.select().from(jobAlerts).where(eq(jobAlerts.email, email)),
    /** An alert by address alone, confirmed by its mail. */
    confirmedByAddress: async (
      visitor: ReturnType<TestApp['visitor']>,
      email: string,
      body: object,
    ): Promise<number> => {
      await visitor.post(`${alertPath}/create`, { ...body, email })
      const { status, body: answer } = await open()
        .visitor()
        .post(`${alertPath}/link/confirm`, { token: await linkIn(email, 'confirm') })
      expect(status).toBe(200)
      return answer.data.alert.id
    },
  }
}
