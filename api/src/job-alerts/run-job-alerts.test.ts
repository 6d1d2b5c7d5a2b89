import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { oneClickUnsubscribePath } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { eq, sql } from 'drizzle-orm'
import { applications } from '../applications/tables.ts'
import { blockedCompanies, companies } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { upsertCompanies } from '../jobs/upsert-jobs.ts'
import { users } from '../members/tables.ts'
import { notificationSettings, notifications, outbox, suppressedEmails } from '../notifications/tables.ts'
import { createIndexedJobSearch } from '../search/indexed-job-search.ts'
import { newEmail } from '../testing/messages.ts'
import { companyRecord } from '../testing/records.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { alertPath, alertSteps } from './job-alerts-fixture.ts'
import { runJobAlerts } from './run-job-alerts.ts'
import { jobAlertJobs, jobAlertRuns, jobAlerts } from './tables.ts'

let api: TestApp
const { alertBody, mailsTo, linkIn, member, guest, importJobs, runInDays, confirmedByAddress } = alertSteps(() => api)

beforeAll(async () => {
  api = await createTestApp()
  await upsertCompanies(api.db, [
    companyRecord(),
    companyRecord({ identifier: 'company-2', name: 'Blocked Bakery', industryId: 2, sizeId: 2, benefitIds: [1, 2] }),
  ])
}, 120_000)
afterAll(() => api.close())

/** A member with one alert, for a word that no other test uses. */
const memberWithAlert = async (word: string, rest: object = {}) => {
  const who = await member()
  const { body } = await who.visitor.post(`${alertPath}/create`, alertBody({ query: word }, rest))
  return { ...who, id: body.data.alert.id as number, userId: who.id }
}
const queued = (email: string) =>
  api.db.select().from(outbox).where(sql`${outbox.recipient} = ${email} and ${outbox.template} = 'jobAlert'`)
const listed = async (email: string): Promise<string[][]> =>
  (await queued(email)).map(({ values }) =>
    JSON.parse(values.jobs ?? '[]').map(({ title }: { title: string }) => title),
  )
const runsOf = (alertId: number) => api.db.select().from(jobAlertRuns).where(eq(jobAlertRuns.alertId, alertId))
const jobSearch = () => createIndexedJobSearch(api.db)

test('from a search by address alone to one click: confirmed, a job comes, a mail in the morning, unsubscribed', async () => {
  const email = newEmail()
  const id = await confirmedByAddress(await guest(), email, alertBody({ query: 'falconer' }))
  await importJobs([{ title: 'Falconer', pay: null }])
  expect(await runInDays(0)).toEqual({ alerts: 0, mails: 0 })
  await runInDays(1)
  await api.deliverMails()
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('1 new job: falconer · Singapore')
  for (const text of ['Falconer', 'Harbour Foods', 'Pay not disclosed', 'Tampines', 'yesterday', 'every day'])
    expect(mail?.text).toContain(text)
  expect(mail?.text).toMatch(/http:\/\/localhost:3000\/en-us\/job\/falconer-\d+/)
  expect(mail?.text).toContain('/en-us/jobs-hiring/job-search?sort=')
  expect(mail?.headers).toMatchObject({
    'Message-ID': expect.stringMatching(new RegExp(`^<job-alert-${id}-\\d{4}-\\d\\d-\\d\\d@localhost>$`)),
    'List-Id': 'Jobspan job alerts <job-alerts.localhost>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const [, address = ''] = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? []
  expect(address).toContain(oneClickUnsubscribePath)
  const { pathname, search } = new URL(address)
  const answer = await api.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(answer.statusCode).toBe(200)
  await importJobs([{ title: 'Head Falconer' }])
  await runInDays(2)
  expect(await queued(email)).toHaveLength(1)
  const sealed = (await queued(email)).map(({ values, headers }) => [values.sealed, headers])
  expect(sealed).toEqual([['', null]])
})

// Of a run for tomorrow, the window ended tomorrow: a job of today was in no mail.
test('a job that comes after the run for a later morning is in the mail of the one after', async () => {
  const { email } = await memberWithAlert('lamplighter')
  await importJobs([{ title: 'Lamplighter' }])
  await runInDays(1)
  await importJobs([{ title: 'Head Lamplighter' }])
  await runInDays(2)
  expect(await listed(email)).toEqual([['Lamplighter'], ['Head Lamplighter']])
})

// An alert on a misspelt word was offered with the promise of a mail "as soon as there are some".
test('the preview says whether an open job matches at all, however old', async () => {
  await importJobs([{ title: 'Thatcher' }])
  await api.db.execute(sql`update ${jobs} set created_at = now() - interval '8 days' where title = 'Thatcher'`)
  const visitor = await guest()
  const ask = async (query: string) => (await visitor.post(`${alertPath}/preview`, { criteria: { query } })).body.data
  expect(await ask('thatcher')).toMatchObject({ total: 0, has_open_jobs: true })
  expect(await ask('thatchre')).toMatchObject({ total: 0, has_open_jobs: false })
})

test('jobs whose titles hold the words come first, in the preview and in the mail', async () => {
  const { visitor, email } = await memberWithAlert('letterpress')
  const described = { description: [{ type: 'paragraph' as const, text: 'You work with letterpress.' }] }
  await importJobs([{ title: 'Letterpress' }, { title: 'Clerk', ...described }, { title: 'Porter', ...described }])
  const { body } = await visitor.post(`${alertPath}/preview`, { criteria: { query: 'letterpress' } })
  expect(body.data.items[0].title).toBe('Letterpress')
  expect(body.data.total).toBe(3)
  await runInDays(1)
  const [titles = []] = await listed(email)
  expect(titles).toEqual(body.data.items.map(({ title }: { title: string }) => title))
})

test('a scanner that fetches every link of the mail changes nothing', async () => {
  const { email, id } = await memberWithAlert('glazier')
  await importJobs([{ title: 'Glazier' }])
  await runInDays(1)
  await api.deliverMails()
  const mail = (await mailsTo(email)).find(({ subject }) => subject.includes('glazier'))
  const state = async () => JSON.stringify(await api.db.select().from(jobAlerts).where(eq(jobAlerts.id, id)))
  const before = await state()
  const links = [...`${mail?.html} ${mail?.headers?.['List-Unsubscribe']}`.matchAll(/https?:\/\/[^\s"<>]+/g)]
  expect(links.length).toBeGreaterThanOrEqual(5)
  for (const [link] of links) {
    const { pathname, search } = new URL(link)
    await api.app.inject({ method: 'GET', url: pathname + search })
  }
  expect(await state()).toBe(before)
})

test('the links of the mail are for their purposes', async () => {
  const { email, id } = await memberWithAlert('cooper')
  await importJobs([{ title: 'Cooper' }])
  await runInDays(1)
  const reader = api.visitor()
  for (const purpose of ['manage', 'unsubscribe'] as const) {
    const { body } = await reader.post(`${alertPath}/link`, { token: await linkIn(email, purpose) })
    expect(body.data).toMatchObject({ purpose, alert: { id, last_run: { job_count: 1 } } })
  }
})

describe('exactly once', () => {
  test('an alert and a period, run twice or twice at once', async () => {
    const { email, id } = await memberWithAlert('tanner')
    await importJobs([{ title: 'Tanner' }])
    const at = new Date(Date.now() + 86_400_000)
    await Promise.all([1, 2, 3].map(() => runJobAlerts(api.app, jobSearch(), at)))
    await runJobAlerts(api.app, jobSearch(), at)
    expect(await listed(email)).toEqual([['Tanner']])
    expect(await runsOf(id)).toMatchObject([{ jobCount: 1 }])
  })

  test('a period that was written before is not mailed again', async () => {
    const { email, id } = await memberWithAlert('roofer')
    await importJobs([{ title: 'Roofer' }])
    await runInDays(1)
    const at = new Date(Date.now() + 86_400_000)
    await api.db.update(jobAlerts).set({ nextRunAt: new Date() }).where(eq(jobAlerts.id, id))
    await importJobs([{ title: 'Other Roofer' }])
    await runJobAlerts(api.app, jobSearch(), at)
    expect(await listed(email)).toEqual([['Roofer']])
  })

  test('a run that dies between claiming and committing leaves nothing, and the next one does it all', async () => {
    const { email, id } = await memberWithAlert('weaver')
    await importJobs([{ title: 'Weaver' }])
    await api.db.execute(sql`
        create function refuse_weaver() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`)
    // The last of the statements: everything before it is written already.
    await api.db.execute(
      sql`create trigger refuse_weaver before update on ${jobAlerts} for each row when (old.id = ${sql.raw(String(id))})
        execute function refuse_weaver()`,
    )
    await expect(runInDays(1)).rejects.toThrow()
    expect([await queued(email), await runsOf(id)]).toEqual([[], []])
    expect(await api.db.select().from(jobAlertJobs).where(eq(jobAlertJobs.alertId, id))).toEqual([])
    await api.db.execute(sql`drop trigger refuse_weaver on ${jobAlerts}`)
    await runInDays(1)
    expect(await listed(email)).toEqual([['Weaver']])
  })

  test('periods that were missed while nothing ran are one mail', async () => {
    const { email, id } = await memberWithAlert('mason')
    await importJobs([{ title: 'Mason' }])
    await runInDays(6)
    expect(await listed(email)).toEqual([['Mason']])
    expect(await runsOf(id)).toHaveLength(1)
    const [alert] = await api.db.select().from(jobAlerts).where(eq(jobAlerts.id, id))
    expect(alert?.nextRunAt.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000)
  })

  test('a weekly alert waits for its Monday', async () => {
    const { email, id } = await memberWithAlert('thatcher', { frequency: 'weekly' })
    await importJobs([{ title: 'Thatcher' }])
    const [alert] = await api.db.select().from(jobAlerts).where(eq(jobAlerts.id, id))
    const due = alert?.nextRunAt ?? new Date(0)
    await runJobAlerts(api.app, jobSearch(), new Date(due.getTime() - 1000))
    expect(await listed(email)).toEqual([])
    await runJobAlerts(api.app, jobSearch(), due)
    expect(await listed(email)).toEqual([['Thatcher']])
    const period = new Date(due.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    expect(await runsOf(id)).toMatchObject([{ period }])
    expect(new Date(period).getUTCDay()).toBe(1)
  })
})

describe('what is new', () => {
  test('nothing is sent twice, not even what is posted again under another name', async () => {
    const { email } = await memberWithAlert('luthier')
    const [first] = await importJobs([{ title: 'Luthier' }, { title: 'Luthier' }])
    await runInDays(1)
    expect(await listed(email)).toEqual([['Luthier']])
    await importJobs([
      { title: 'Luthier', repostedAt: new Date() },
      { title: 'Luthier', pay: null },
    ])
    await api.db
      .update(jobs)
      .set({ createdAt: new Date(Date.now() + 1.5 * 86_400_000) })
      .where(sql`title = 'Luthier' and id > ${first}`)
    await runInDays(2)
    expect(await listed(email)).toEqual([['Luthier']])
  })

  test('nor where an alert is changed into another that has sent it', async () => {
    const { visitor, email, id } = await memberWithAlert('saddler')
    const { body } = await visitor.post(`${alertPath}/create`, alertBody({ query: 'master saddler' }))
    await importJobs([{ title: 'Master Saddler' }])
    await runInDays(1)
    expect(await listed(email)).toHaveLength(2)
    const changed = await visitor.put(`${alertPath}/${id}/update`, { criteria: { query: 'master saddler' } })
    expect(changed.body.data.items).toMatchObject([{ id, last_run: { job_count: 1 } }])
    expect(body.data.alert.id).not.toBe(id)
    await api.db.execute(
      sql`update ${jobs} set created_at = now() + interval '36 hours' where title = 'Master Saddler'`,
    )
    await runInDays(2)
    expect(await listed(email)).toHaveLength(2)
  })

  test('a job from before the alert is not new', async () => {
    const [old] = await importJobs([{ title: 'Farrier' }])
    await api.db.execute(sql`update ${jobs} set created_at = now() - interval '1 hour' where id = ${old}`)
    const { email, id } = await memberWithAlert('farrier')
    await runInDays(1)
    expect(await queued(email)).toEqual([])
    expect(await runsOf(id)).toMatchObject([{ jobCount: 0 }])
  })

  test('an empty period is noted and not mailed', async () => {
    const { visitor, email, userId } = await memberWithAlert('unheard')
    await runInDays(1)
    expect(await queued(email)).toEqual([])
    expect((await visitor.get(alertPath)).body.data.items).toMatchObject([{ last_run: { job_count: 0 } }])
    expect(await api.db.select().from(notifications).where(eq(notifications.userId, userId))).toEqual([])
  })

  test('jobs that the member applied to, of a blocked company, and closed ones are left out', async () => {
    const { visitor, email, userId } = await memberWithAlert('baker')
    const [applied, , , closed] = await importJobs([
      { title: 'Baker One' },
      { title: 'Baker Two', companyIdentifier: 'company-2' },
      { title: 'Baker Three' },
      { title: 'Baker Four' },
    ])
    await api.db.execute(
      sql`insert into ${applications} (user_id, job_id, source) values (${userId}, ${applied}, 'test')`,
    )
    const company = sql`(select id from ${companies} where identifier = 'company-2')`
    await api.db.execute(sql`insert into ${blockedCompanies} (user_id, company_id) values (${userId}, ${company})`)
    await api.db.execute(sql`update ${jobs} set valid_through = now() where id = ${closed}`)
    const preview = await visitor.post(`${alertPath}/preview`, { criteria: { query: 'baker' } })
    await runInDays(1)
    expect(await listed(email)).toEqual([['Baker Three']])
    expect(preview.body.data.total).toBeLessThanOrEqual(2)
  })

  test('the preview is what is then sent', async () => {
    const { visitor, email } = await memberWithAlert('tailor')
    await importJobs(Array.from({ length: 14 }, (_, number) => ({ title: `Tailor ${number % 13}` })))
    const { data } = (await visitor.post(`${alertPath}/preview`, { criteria: { query: 'tailor' } })).body
    expect(data).toMatchObject({ total: 13, is_total_approximate: false })
    await runInDays(1)
    expect(await listed(email)).toEqual([data.items.map(({ title }: { title: string }) => title)])
    expect((await queued(email))[0]?.values.count).toBe('13')
    expect(data.items).toHaveLength(10)
  })

  test('facts of the company count, and so does what no list holds any more', async () => {
    const visitor = await guest()
    await importJobs([{ title: 'Cartographer' }, { title: 'Cartographer Two', companyIdentifier: 'company-2' }])
    const titles = async (criteria: object) => {
      const { body } = await visitor.post(`${alertPath}/preview`, {
        criteria: { query: 'cartographer', ...criteria },
      })
      return body.data.items.map(({ title }: { title: string }) => title).toSorted()
    }
    const both = ['Cartographer', 'Cartographer Two']
    expect(await titles({})).toEqual(both)
    expect(await titles({ industries: [2] })).toEqual(['Cartographer Two'])
    expect(await titles({ company_sizes: [1, 2], benefits: [1] })).toEqual(both)
    expect(await titles({ benefits: [1, 2] })).toEqual(['Cartographer Two'])
    expect(await titles({ financing_stages: [1] })).toEqual([])
    expect(await titles({ industries: [2, 999_999] })).toEqual(['Cartographer Two'])
    expect(await titles({ industries: [999_999] })).toEqual([])
    expect(await titles({ job_types: [999_999] })).toEqual([])
    expect(await titles({ job_types: [1, 999_999] })).toEqual(both)
    expect(await titles({ main_functions: [999_999], job_function_ids: [999_999] })).toEqual([])
  })
})

describe('who gets a mail', () => {
  const withNew = async (word: string) => {
    const who = await memberWithAlert(word)
    await importJobs([{ title: word }])
    return who
  }
  const noticesOf = async (userId: number) =>
    (await api.db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind, subject }) => ({
      kind,
      subject,
    }))

  test('a member, who is told under the bell too', async () => {
    const { email, id, userId } = await withNew('cobbler')
    await runInDays(1)
    expect(await queued(email)).toHaveLength(1)
    expect(await noticesOf(userId)).toEqual([{ kind: 'job_alert', subject: { alert_id: id, count: 1 } }])
  })

  test.each<[string, (who: { userId: number; email: string }) => Promise<unknown>]>([
    ['unverified', ({ userId }) => api.db.update(users).set({ isEmailVerify: false }).where(eq(users.id, userId))],
    ['suspended', ({ userId }) => api.db.update(users).set({ isSuspended: true }).where(eq(users.id, userId))],
    ['bounced', ({ email }) => api.db.insert(suppressedEmails).values({ email, reason: 'bounce' })],
    [
      'switchedoff',
      ({ userId }) =>
        api.db.execute(sql`
            insert into ${notificationSettings} (user_id, switches) values (${userId}, '{"email_job_alerts": false}')`),
    ],
  ])('not who is %s, but the bell has it', async (word, change) => {
    const who = await withNew(word)
    await change(who)
    await runInDays(1)
    expect(await queued(who.email)).toEqual([])
    expect(await noticesOf(who.userId)).toHaveLength(1)
  })

  test('nobody who paused, and one who resumes gets what came meanwhile', async () => {
    const { visitor, email, id } = await withNew('potter')
    await visitor.put(`${alertPath}/${id}/update`, { is_paused: true })
    await runInDays(1)
    expect(await queued(email)).toEqual([])
    await visitor.put(`${alertPath}/${id}/update`, { is_paused: false })
    await runInDays(1)
    expect(await listed(email)).toEqual([['potter']])
  })

  test('in quiet hours it waits', async () => {
    const { email, userId } = await withNew('silent')
    const quiet = { from: '00:00', to: '23:59', time_zone: 'UTC' }
    await api.db.execute(sql`
        insert into ${notificationSettings} (user_id, switches, quiet_hours) values (${userId}, '{}',
          ${JSON.stringify(quiet)}::jsonb)`)
    await runInDays(1)
    const [mail] = await queued(email)
    expect(mail?.nextAttemptAt?.toISOString()).toMatch(/T23:59:00/)
  })
})

test('the stand-in of the clock runs alerts as of any instant, for development alone', async () => {
  const { email } = await memberWithAlert('horologist')
  await importJobs([{ title: 'Horologist' }])
  const at = new Date(Date.now() + 86_400_000).toISOString()
  const { status } = await api.visitor().post(`/dev/job-alerts/run?at=${encodeURIComponent(at)}`)
  expect(status).toBe(200)
  expect(await listed(email)).toEqual([['Horologist']])
  expect((await api.visitor().post('/dev/job-alerts/run?at=soon')).status).toBe(400)
})
