import { oneClickUnsubscribePath } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { readCompanyNames } from '../companies/company-repository.ts'
import { loadJobSummaries } from '../jobs/job-summaries.ts'
import { toMailJob } from '../jobs/mail-job.ts'
import type { NewJob } from '../jobs/new-jobs.ts'
import { type NotificationMail, noFacts } from '../notifications/notification-kind.ts'
import { notifyAll } from '../notifications/notify.ts'
import { sealText } from '../platform/crypto/seal.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { oneClickHeaders } from '../platform/http/one-click.ts'
import { sealLink, toLinkPath } from './alert-links.ts'
import type { ClaimedAlert } from './claim-alerts.ts'
import { maxListedJobs } from './match-alerts.ts'
import { jobAlertKind } from './notification-kinds.ts'
import { nameSearch } from './search-name.ts'
import { toSearchPath } from './search-path.ts'
import { jobAlertJobs } from './tables.ts'

/** What an alert has to say in a period. */
export type Digest = ClaimedAlert & { period: string; jobs: readonly NewJob[] }
export type DigestWriter = ReturnType<typeof createDigestWriter>

/** Writes digests for one run: texts of a job are made once for each language. */
export const createDigestWriter = (app: FastifyInstance, at: Date) => {
  const texts = new Map<string, string>()
  const companyNames = new Map<number, string>()
  const keyOf = (language: LanguageKey, jobId: number) => `${language} ${jobId}`

  /** Makes the texts of the listed jobs that this run has not made yet. */
  const prepareTexts = async (db: QueryExecutor, digests: readonly Digest[]): Promise<void> => {
    const missing = new Map<LanguageKey, Set<number>>()
    for (const { language, jobs } of digests) {
      for (const { id } of jobs.slice(0, maxListedJobs)) {
        if (texts.has(keyOf(language, id))) continue
        const known = missing.get(language)
        if (known) known.add(id)
        else missing.set(language, new Set([id]))
      }
    }
    for (const [language, ids] of missing) {
      for (const job of await loadJobSummaries(db, [...ids], { language, seekerId: null }))
        texts.set(keyOf(language, job.id), JSON.stringify(toMailJob(job, language, at)))
    }
  }

  const toMail = (digest: Digest): NotificationMail => {
    const { language, hostCountry, jobs, frequency } = digest
    const link = (purpose: 'manage' | 'unsubscribe') => sealLink(app.sealKey, purpose, digest)
    const [manage, unsubscribe] = [link('manage'), link('unsubscribe')]
    const listed = jobs.slice(0, maxListedJobs).flatMap(({ id }) => texts.get(keyOf(language, id)) ?? [])
    const secrets = {
      managePath: toLinkPath(language, 'manage', manage),
      unsubscribePath: toLinkPath(language, 'unsubscribe', unsubscribe),
    }
    return {
      template: 'jobAlert',
      language,
      hostCountry,
      values: {
        jobs: `[${listed.join(',')}]`,
        count: String(jobs.length),
        search: nameSearch(
          digest,
          companiesOf(digest).flatMap((id) => companyNames.get(id) ?? []),
        ),
        searchPath: `/${language}${toSearchPath(digest.criteria)}`,
        frequency,
        sealed: sealText(app.sealKey, JSON.stringify(secrets)),
      },
      headers: toHeaders(app, digest, unsubscribe),
    }
  }

  return {
    /** Queues mails, notifies members and notes which jobs were sent. Returns how many mails there are. */
    write: async (db: QueryExecutor, digests: readonly Digest[]): Promise<number> => {
      await insertSentJobs(db, digests, at)
      return notifyAll(db, jobAlertKind, digests.map(toNotification), async (mailed) => {
        const toMailOf = mailed.map(({ digest }) => digest)
        await prepareTexts(db, toMailOf)
        const named = await readCompanyNames(db, [...new Set(toMailOf.flatMap(companiesOf))])
        for (const [id, name] of named) companyNames.set(id, name)
        return toMailOf.map(toMail)
      })
    },
  }
}

const companiesOf = ({ criteria }: Digest): readonly number[] => criteria.company_ids ?? []

/** The run of the period is written once, so nobody is told of it twice. */
const toNotification = (digest: Digest) => ({
  digest,
  userId: digest.userId,
  email: digest.email,
  key: `job-alert:${digest.id}:${digest.period}`,
  bell: { subject: { alert_id: digest.id, count: digest.jobs.length }, facts: noFacts },
})

/**
 * RFC 2919 and RFC 8058. The Message-ID is that of alert and period: where a process dies between sending and noting it, the mail that is sent
 * again is the same one.
 */
const toHeaders = (app: FastifyInstance, { id, period }: Digest, token: string): Record<string, string> => {
  const { brandName, publicOrigin } = app.settings
  const { hostname } = publicOrigin
  return {
    'Message-ID': `<job-alert-${id}-${period}@${hostname}>`,
    'List-Id': `${brandName.replace(/[^\w ]/g, '')} job alerts <job-alerts.${hostname}>`,
    ...oneClickHeaders(publicOrigin, oneClickUnsubscribePath, token),
  }
}

const insertSentJobs = async (db: QueryExecutor, digests: readonly Digest[], at: Date): Promise<void> => {
  const rows = digests.flatMap(({ id, jobs }) =>
    jobs.slice(0, maxListedJobs).map((job) => `${id},${job.id},${job.fingerprint}`),
  )
  if (rows.length === 0) return
  await db.execute(sql`
    insert into ${jobAlertJobs} (alert_id, job_id, fingerprint, created_at)
    select split_part(row, ',', 1)::int, split_part(row, ',', 2)::int, split_part(row, ',', 3), ${at.toISOString()}::timestamptz
    from unnest(string_to_array(${rows.join(' ')}, ' ')) as row
    on conflict do nothing`)
}
