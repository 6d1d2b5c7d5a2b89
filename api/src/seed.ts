import { hashPassword } from '@jobspan/shared-kit/server/password'
import { sql } from 'drizzle-orm'
import { starterCourses } from './academy/starter-courses.ts'
import { generateCatalogue } from './catalogue/catalogue.ts'
import type { Database } from './database/database.ts'
import { jobs } from './database/schema/jobs.ts'
import { courses } from './database/schema/operations.ts'
import { demoLogin } from './demo-login.ts'
import { upsertCompanies, upsertJobs } from './jobs/job-store.ts'
import { findUserByEmail, insertUser } from './session/user-repository.ts'

/** Fills a database that holds no job with the demo catalogue and the demo login. Does nothing in any other. */
export const fillEmptyDatabase = async (db: Database): Promise<void> => {
  const found = await db.execute(sql`select 1 from ${jobs} limit 1`)
  if (found.rows.length) return
  const catalogue = generateCatalogue({ now: new Date() })
  await upsertCompanies(db, catalogue.companies)
  await insertDemoLogin(db)
  await insertStarterCourses(db)
  // Jobs come last: they are what tells a filled database from one whose filling was cut short.
  await upsertJobs(db, catalogue.jobs)
}

const insertStarterCourses = async (db: Database): Promise<void> => {
  const [known] = await db.select({ id: courses.id }).from(courses).limit(1)
  if (known) return
  await db.insert(courses).values(starterCourses.map((course) => ({ ...course, isFree: true, mainFunctionIds: [] })))
}

const insertDemoLogin = async (db: Database): Promise<void> => {
  if (await findUserByEmail(db, demoLogin.email)) return
  const passwordHash = await hashPassword(demoLogin.password)
  const registration = {
    email: demoLogin.email,
    password: demoLogin.password,
    first_name: 'Demo',
    last_name: 'Seeker',
    terms_and_condition: 1,
    is_subscribe: 0,
    source: 'demo',
    country_key: 'sg',
  } as const
  await db.transaction((transaction) => insertUser(transaction, registration, passwordHash, 'en-us'))
}
