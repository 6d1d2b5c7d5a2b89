import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { openTestDatabase } from '@jobspan/kit-server/testing'
import type { InterviewScope } from '@jobspan/shared-kit/contracts/interviews/interviews'
import { eq, or, sql } from 'drizzle-orm'
import { applicationStateSql } from '../../api/src/applications/application-events.ts'
import { loadRows } from '../../api/src/applications/my-jobs/load-rows.ts'
import { countNews } from '../../api/src/applications/my-jobs/news.ts'
import { countRows, listTabRows } from '../../api/src/applications/my-jobs/tab-rows.ts'
import { applicationEvents, applications, screeningAnswers } from '../../api/src/applications/tables.ts'
import { countUnread } from '../../api/src/chats/chat-rows.ts'
import { mailUnreadMessages } from '../../api/src/chats/mail-unread-messages.ts'
import { companies, recruiters } from '../../api/src/companies/tables.ts'
import { courses } from '../../api/src/courses/tables.ts'
import { countWaiting, listInterviews } from '../../api/src/interviews/list-interviews.ts'
import { jobAlerts } from '../../api/src/job-alerts/tables.ts'
import { jobs, screeningQuestions } from '../../api/src/jobs/tables.ts'
import { upsertJobs } from '../../api/src/jobs/upsert-jobs.ts'
import { users } from '../../api/src/members/tables.ts'
import { notifications, outbox } from '../../api/src/notifications/tables.ts'
import { type DatabaseConnection, openDatabase } from '../../api/src/platform/database/database.ts'
import { loadProfile } from '../../api/src/profile/profile-repository.ts'
import { jobRecord } from '../../api/src/testing/records.ts'
import { generateDemoData } from './data/demo-data.ts'
import { demoApplicants } from './insert-company-answers.ts'
import { seedDemoData } from './seed.ts'

const migrations = new URL('../../api/drizzle', import.meta.url)

describe('the demo data', () => {
  let connection: DatabaseConnection
  let db: DatabaseConnection['db']
  let id: number
  /** After a first filling that was cut short among the jobs. */
  let firstJobs: number
  /** After a second one that was cut short in the member's past. */
  let firstApplications: unknown[]

  beforeAll(async () => {
    connection = await openTestDatabase(migrations, openDatabase)
    ;({ db } = connection)
    await db.execute(sql`
      create function cut_short() returns trigger language plpgsql as $$
      begin
        if exists (select from ${jobs}) then raise exception 'cut short'; end if;
        return null;
      end $$`)
    const cutShort = async (table: typeof jobs | typeof jobAlerts) => {
      await db.execute(
        sql`create trigger cut_short before insert on ${table} for each statement execute function cut_short()`,
      )
      await expect(seedDemoData(connection)).rejects.toThrow()
      await db.execute(sql`drop trigger cut_short on ${table}`)
    }
    await cutShort(jobs)
    firstJobs = await db.$count(jobs)
    await cutShort(jobAlerts)
    firstApplications = await db.select().from(applications)
    await seedDemoData(connection)
    const [member] = await db.select().from(users)
    id = member?.id ?? 0
  }, 120_000)
  afterAll(() => connection.close())

  // Jobs are committed in batches of 500. A start that was killed after the first left a site of 500 jobs, which every later
  // start took for a filled one.
  test('that was cut short after the first batch of jobs is finished by the next start, once', async () => {
    expect(firstJobs).toBe(500)
    const demoData = generateDemoData({ now: new Date() })
    expect(await db.$count(jobs)).toBe(demoData.jobs.length)
    expect(await db.$count(companies)).toBe(demoData.companies.length)
    const people = demoData.jobs.flatMap(({ companyIdentifier, recruiter }) =>
      companyIdentifier && recruiter ? [`${companyIdentifier} ${recruiter.name}`] : [],
    )
    expect(await db.$count(recruiters)).toBe(new Set(people).size)
    const [demo, ...others] = await db.select().from(users).orderBy(users.id)
    expect(others.filter(({ email }) => email.startsWith('applicant-'))).toHaveLength(demoApplicants)
    expect(others.some(({ passwordHash, isProfileCompleted }) => passwordHash !== null || isProfileCompleted)).toBe(
      false,
    )
    // Signing in with it leads to jobs, and these are of its preference.
    expect(demo?.isProfileCompleted).toBe(true)
    const profile = demo && (await loadProfile(db, demo))
    expect(profile).toMatchObject({
      preferences: [
        { job_title: 'Backend developer', work_arrangement: 'hybrid', country: 'sg' },
        { work_arrangement: 'remote' },
      ],
      work_experiences: [{ end: null, hide_from_company: true }, { end: '2020-12' }],
      educations: [{ school_name: 'Straits University' }],
      completion: { percent: 100, next: null },
    })
  })

  test('that was cut short in the member’s past had none of it, and got it once from the next start', async () => {
    expect(firstApplications).toEqual([])
    const sent = await db.select().from(applications)
    await seedDemoData(connection)
    expect(await db.select().from(applications)).toHaveLength(sent.length)
    expect(await db.select().from(jobAlerts)).toHaveLength(1)
  })

  test('its member has applications in every state of a seeker who still looks, and rows in every tab that can have some', async () => {
    const found = await db.execute(
      sql`select ${applicationStateSql} as state from ${applications} where user_id = ${id}`,
    )
    const states = new Set(found.rows.map(({ state }) => state))
    expect(states).toEqual(
      new Set(['pending', 'viewed', 'interested', 'interview', 'accepted', 'not_accepted', 'withdrawn']),
    )
    const owner = { seekerId: id, userId: id }
    const { exchanged, ...counts } = await countRows(db, owner)
    expect(exchanged).toBe(0)
    expect(Object.entries(counts).filter(([, rows]) => rows === 0)).toEqual([])
    expect(counts).toMatchObject({ saved: 4 })
    const { rows } = await listTabRows(db, owner, { tab: 'saved', sort: 1, page: 1, size: 20 })
    const saved = await loadRows(db, rows, { ...owner, language: 'en-us' })
    expect(saved.map(({ job }) => job?.status).toSorted()).toEqual(['closed', 'open', 'open', 'open'])
    expect(saved.filter(({ copy }) => copy === null)).toEqual([])
    expect(saved.filter(({ note }) => note !== null)).toHaveLength(1)
    expect(await countUnread(db, id)).toBe(1)
    // Kingfisher Mutual is interested, and two recruiters looked at the profile.
    expect(await countNews(db, id)).toMatchObject({ news: 3 })
    expect(await db.select().from(jobAlerts)).toMatchObject([
      { userId: id, frequency: 'weekly', criteria: { query: 'developer', country: 'sg' }, pausedAt: null },
    ])
  })

  test('its member applied to jobs that were there, and everything happened in order and before now', async () => {
    const { rows } = await db.execute(sql`
      select ${jobs.identifier}, posted_at <= applied_at as was_posted,
        (select array_agg(kind order by events.id) = array_agg(kind order by at) and max(at) < now()
          from ${applicationEvents} as events where application_id = ${applications.id}) as is_ordered,
        (select count(*)::int from ${screeningQuestions} where job_id = ${jobs.id}) as questions,
        (select count(*)::int from ${screeningAnswers} where application_id = ${applications.id}
          and answer <> '') as answers
      from ${applications} join ${jobs} on ${jobs.id} = job_id`)
    expect(rows.length).toBeGreaterThan(6)
    for (const { identifier, was_posted, is_ordered, questions, answers } of rows)
      expect([identifier, was_posted, is_ordered, answers]).toEqual([identifier, true, true, questions])
  })

  test('its member is told of what happened, the latest last, and of nothing by mail', async () => {
    const found = await db.select().from(notifications).orderBy(notifications.id)
    expect(new Set(found.map(({ kind }) => kind)).size).toBe(7)
    const moments = found.map(({ createdAt }) => createdAt.getTime())
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(found.some(({ readAt }) => readAt === null)).toBe(true)
    expect(await db.select().from(outbox)).toEqual([])
    await mailUnreadMessages(db)
    expect(await db.select().from(outbox)).toEqual([])
  })

  test('its member has an interview to answer, one to come and one behind, and an offer', async () => {
    const listed = (scope: InterviewScope) => listInterviews(db, id, { scope, page: 1, size: 20 })
    const states = await Promise.all(
      (['needs_me', 'coming', 'past'] as const).map(async (scope) =>
        (await listed(scope)).items.map(({ state }) => state),
      ),
    )
    expect(states).toEqual([['pending'], ['accepted'], ['passed']])
    expect(await countWaiting(db, id)).toBe(2)
  })

  test('its member meets an admin and a recruiter of one company', async () => {
    const people = await db
      .select({ role: recruiters.role, company: companies.name, country: companies.country })
      .from(recruiters)
      .innerJoin(companies, eq(companies.id, recruiters.companyId))
      .where(or(eq(recruiters.role, 'admin'), sql`permissions <> '{}'`))
    expect(people).toEqual(
      expect.arrayContaining([
        { role: 'admin', company: 'Otter Bay Systems', country: 'sg' },
        { role: 'recruiter', company: 'Otter Bay Systems', country: 'sg' },
      ]),
    )
    expect(people).toHaveLength(2)
  })

  test('stays without what was taken out of it', async () => {
    const filled = await db.$count(jobs)
    await db.execute(sql`delete from ${jobs} where id = 1`)
    await seedDemoData(connection)
    expect(await db.$count(jobs)).toBe(filled - 1)
  })
})

test('a database that holds jobs already, such as those of an import, is left alone', async () => {
  const connection = await openTestDatabase(migrations, openDatabase)
  const { db } = connection
  await upsertJobs(db, [jobRecord({ companyIdentifier: null })])
  await seedDemoData(connection)
  expect(await db.$count(jobs)).toBe(1)
  expect(await db.$count(users)).toBe(0)
  expect(await db.$count(courses)).toBe(0)
  await connection.close()
}, 60_000)
