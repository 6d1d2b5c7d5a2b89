import { and, asc, desc, eq, isNotNull, notExists, notInArray, sql } from 'drizzle-orm'
import { snapshotProfile } from '../../api/src/applications/apply.ts'
import { applicationEvents, applications } from '../../api/src/applications/tables.ts'
import { insertUser } from '../../api/src/auth/session/user-repository.ts'
import { type CompanyNews, companies, companyProfiles, recruiters } from '../../api/src/companies/tables.ts'
import { jobs, screeningQuestions } from '../../api/src/jobs/tables.ts'
import type { Database, QueryExecutor } from '../../api/src/platform/database/database.ts'
import { demoSource } from './data/generate-companies.ts'

/** As many applications as an answer rate needs, and some more: how long each waited for what in days, null for no answer. */
const answers: readonly (readonly ['interested' | 'not_accepted' | 'interview', number] | null)[] = [
  ['interested', 1],
  ['not_accepted', 2],
  ['interview', 1],
  ['not_accepted', 4],
  null,
  ['interested', 2],
  ['not_accepted', 3],
  null,
  ['interview', 1],
  ['not_accepted', 6],
  ['interested', 2],
  ['not_accepted', 5],
]
export const demoApplicants = answers.length

const news: CompanyNews[] = [
  {
    title: 'Two new teams open in Singapore',
    url: 'https://www.example.com/news/two-new-teams',
    publishedOn: '2026-10-12',
    source: 'The company',
  },
  {
    title: 'A prize for the way we train newcomers',
    url: 'https://www.example.com/news/training-prize',
    publishedOn: '2026-06-03',
    source: 'The company',
  },
]

/**
 * Gives one company of Singapore applications that it answered, so that its page says how it answers, and news; and has the register strike another one
 * off. In one transaction; does nothing where it is there.
 */
export const insertCompanyAnswers = (db: Database): Promise<void> =>
  db.transaction(async (transaction) => {
    const [answered] = await transaction
      .select({ id: companyProfiles.companyId })
      .from(companyProfiles)
      .where(isNotNull(companyProfiles.registrationWithdrawnOn))
      .limit(1)
    if (answered) return
    const candidates = await transaction
      .select({ id: companies.id })
      .from(companies)
      .innerJoin(companyProfiles, eq(companyProfiles.companyId, companies.id))
      .where(
        and(
          eq(companies.source, demoSource),
          eq(companies.country, 'sg'),
          isNotNull(companyProfiles.registrationNumber),
          // Not one that the demo member has to do with.
          notInArray(
            companies.id,
            transaction.select({ id: sql<number>`coalesce(employer_id, 0)` }).from(applications),
          ),
        ),
      )
      .orderBy(desc(companies.openJobs), asc(companies.id))
    const [answering, struckOff] = [candidates[0], candidates.at(-1)]
    if (!answering || !struckOff || answering.id === struckOff.id) return
    await transaction.update(companyProfiles).set({ news }).where(eq(companyProfiles.companyId, answering.id))
    await transaction
      .update(companyProfiles)
      .set({ registrationWithdrawnOn: '2026-09-30' })
      .where(eq(companyProfiles.companyId, struckOff.id))
    await insertAnswered(transaction, answering.id)
  })

const insertAnswered = async (db: QueryExecutor, companyId: number): Promise<void> => {
  const open = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.companyId, companyId),
        eq(jobs.status, 'open'),
        // Those that ask questions would have them answered.
        notExists(db.select().from(screeningQuestions).where(eq(screeningQuestions.jobId, jobs.id))),
      ),
    )
    .orderBy(jobs.id)
  const [recruiter] = await db
    .select({ id: recruiters.id })
    .from(recruiters)
    .where(eq(recruiters.companyId, companyId))
    .limit(1)
  if (open.length === 0 || !recruiter) return
  for (const [index, answer] of answers.entries()) {
    const applicant = await insertUser(db, toRegistration(index + 1), null, 'en-us')
    const job = open[index % open.length]
    if (!applicant || !job) continue
    // Nobody applies before a job is posted, or is answered after today.
    const sentAt = sql`(select greatest(posted_at, now() - make_interval(days => ${20 + 3 * index})) from ${jobs} where ${jobs.id} = ${job.id})`
    const at = (days: number) => sql`least(now(), ${sentAt} + make_interval(days => ${days}))`
    const [application] = await db
      .insert(applications)
      .values({
        userId: applicant.id,
        jobId: job.id,
        source: 'demo',
        profile: await snapshotProfile(db, applicant),
        appliedAt: sentAt,
      })
      .returning({ id: applications.id })
    const applicationId = application?.id ?? 0
    await db.insert(applicationEvents).values({ applicationId, kind: 'sent', at: sentAt })
    if (answer)
      await db.insert(applicationEvents).values({
        applicationId,
        kind: answer[0],
        recruiterId: recruiter.id,
        at: at(answer[1]),
      })
  }
}

/** They cannot sign in, and nothing is mailed to them. */
const toRegistration = (number: number) =>
  ({
    email: `applicant-${number}@example.com`,
    first_name: 'Applicant',
    last_name: String(number),
    terms_and_condition: 1,
    is_subscribe: 0,
    source: 'demo',
    country_key: 'sg',
  }) as const
