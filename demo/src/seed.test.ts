import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openTestDatabase } from '@jobspan/kit-server/testing'
import { count, sql } from 'drizzle-orm'
import { countRows as countListRows } from '../../api/src/applications/my-jobs/tab-rows.ts'
import { companies, recruiters } from '../../api/src/companies/tables.ts'
import { courses } from '../../api/src/courses/tables.ts'
import { jobs } from '../../api/src/jobs/tables.ts'
import { upsertJobs } from '../../api/src/jobs/upsert-jobs.ts'
import { users } from '../../api/src/members/tables.ts'
import { type DatabaseConnection, openDatabase } from '../../api/src/platform/database/database.ts'
import { loadProfile } from '../../api/src/profile/profile-repository.ts'
import { jobRecord } from '../../api/src/testing/records.ts'
import { generateDemoData } from './data/demo-data.ts'
import { demoApplicants } from './insert-company-answers.ts'
import { seedDemoData } from './seed.ts'

let connection: DatabaseConnection

beforeEach(async () => {
  connection = await openTestDatabase(new URL('../../api/drizzle', import.meta.url), openDatabase)
}, 120_000)
afterEach(() => connection.close())

const countRows = async (table: typeof jobs | typeof companies | typeof users | typeof courses | typeof recruiters) => {
  const [row] = await connection.db.select({ count: count() }).from(table)
  return row?.count
}

// Jobs are committed in batches of 500. A start that was killed after the first left a site of 500 jobs, which every later
// start took for a filled one.
test('a filling that was cut short after the first batch is finished by the next start, once', async () => {
  const { db } = connection
  await db.execute(sql`
    create function cut_short() returns trigger language plpgsql as $$
    begin
      if exists (select from ${jobs}) then raise exception 'cut short'; end if;
      return null;
    end $$`)
  await db.execute(
    sql`create trigger cut_short before insert on ${jobs} for each statement execute function cut_short()`,
  )
  await expect(seedDemoData(connection)).rejects.toThrow()
  expect(await countRows(jobs)).toBe(500)
  await db.execute(sql`drop function cut_short cascade`)

  await seedDemoData(connection)
  const demoData = generateDemoData({ now: new Date() })
  expect(await countRows(jobs)).toBe(demoData.jobs.length)
  expect(await countRows(companies)).toBe(demoData.companies.length)
  const people = demoData.jobs.flatMap(({ companyIdentifier, recruiter }) =>
    companyIdentifier && recruiter ? [`${companyIdentifier} ${recruiter.name}`] : [],
  )
  expect(await countRows(recruiters)).toBe(new Set(people).size)
  const [demo, ...others] = await db.select().from(users).orderBy(users.id)
  expect(others.filter(({ email }) => email.startsWith('applicant-'))).toHaveLength(demoApplicants)
  expect(others.some(({ passwordHash, isProfileCompleted }) => passwordHash !== null || isProfileCompleted)).toBe(false)
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

  expect(demo && (await countListRows(db, { seekerId: demo.id, userId: demo.id }))).toMatchObject({ saved: 4 })

  // What is taken out of a filled one stays out.
  await db.execute(sql`delete from ${jobs} where id = 1`)
  await seedDemoData(connection)
  expect(await countRows(jobs)).toBe(demoData.jobs.length - 1)
}, 120_000)

test('a database that holds jobs already, such as those of an import, is left alone', async () => {
  await upsertJobs(connection.db, [jobRecord({ companyIdentifier: null })])
  await seedDemoData(connection)
  expect(await countRows(jobs)).toBe(1)
  expect(await countRows(users)).toBe(0)
  expect(await countRows(courses)).toBe(0)
})
