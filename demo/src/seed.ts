import { hashPassword } from '@jobspan/kit-server/password'
import { eq, sql } from 'drizzle-orm'
import { findUserByEmail, insertUser } from '../../api/src/auth/session/user-repository.ts'
import { courses } from '../../api/src/courses/tables.ts'
import { jobs } from '../../api/src/jobs/tables.ts'
import { upsertCompanies, upsertJobs } from '../../api/src/jobs/upsert-jobs.ts'
import { users } from '../../api/src/members/tables.ts'
import type { Database, DatabaseConnection } from '../../api/src/platform/database/database.ts'
import { settings } from '../../api/src/platform/tables.ts'
import { generateDemoData } from './data/demo-data.ts'
import { demoLogin } from './demo-login.ts'
import { completeDemoProfile } from './demo-profile.ts'
import { insertCompanyAnswers } from './insert-company-answers.ts'
import { insertCompanyExtras } from './insert-company-extras.ts'
import { insertDemoActivity } from './insert-demo-activity.ts'
import { insertDemoRewards } from './insert-demo-rewards.ts'
import { starterCourses } from './starter-courses.ts'

/** The row of `settings` that says how far the demo data is: `filling` or `filled`. */
const seedStateKey = 'demo_catalogue'

/**
 * Fills a database that holds no job with the demo data and the demo login, and continues a run that was interrupted. Does
 * nothing in a database that already holds jobs, such as those of an import. Of replicas that start together on one server,
 * the first fills it, and the others wait until it has finished or is gone.
 */
export const seedDemoData = async ({ db }: DatabaseConnection): Promise<void> => {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${seedStateKey}, 0))`)
    // On other connections, so that what is there already is kept, whatever comes.
    await seed(db)
  })
}

const seed = async (db: Database): Promise<void> => {
  const [state] = await db.select().from(settings).where(eq(settings.key, seedStateKey))
  if (state?.value === 'filled') return
  if (!state) {
    const found = await db.execute(sql`select 1 from ${jobs} limit 1`)
    if (found.rows.length) return
    await db.insert(settings).values({ key: seedStateKey, value: 'filling' }).onConflictDoNothing()
  }
  // Jobs are committed some hundred at a time, so none of them tells that the others are there.
  const demoData = generateDemoData({ now: new Date() })
  await upsertCompanies(db, demoData.companies)
  await insertCompanyExtras(db)
  await insertDemoLogin(db)
  await insertStarterCourses(db)
  await upsertJobs(db, demoData.jobs)
  const member = await findUserByEmail(db, demoLogin.email)
  if (member) {
    await insertDemoActivity(db, member)
    await insertDemoRewards(db, member)
  }
  await insertCompanyAnswers(db)
  await db.update(settings).set({ value: 'filled', updatedAt: sql`now()` }).where(eq(settings.key, seedStateKey))
}

const insertStarterCourses = async (db: Database): Promise<void> => {
  const [existing] = await db.select({ id: courses.id }).from(courses).limit(1)
  if (existing) return
  await db.insert(courses).values(starterCourses.map((course) => ({ ...course, isFree: true })))
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
  await db.transaction(async (transaction) => {
    const user = await insertUser(transaction, registration, passwordHash, 'en-us')
    if (!user) return
    // The mailbox of a demo is at /dev/mail, so mails may go there at once.
    await transaction.update(users).set({ isEmailVerify: true }).where(eq(users.id, user.id))
    await completeDemoProfile(transaction, user.id)
  })
}
