import { type JobAlertCriteria, oneClickUnsubscribePath } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { sortOrder } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { jobFilters } from '@jobspan/shared-kit/contracts/search/job-filters'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { loadJobSummaries } from '../jobs/job-summaries.ts'
import type { NewJob } from '../jobs/new-jobs.ts'
import { type NotificationMail, noFacts } from '../notifications/notification-kind.ts'
import { notifyAll } from '../notifications/notify.ts'
import { sealText } from '../platform/crypto/seal.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { oneClickHeaders } from '../platform/http/one-click.ts'
import { sealLink, toLinkPath } from './alert-links.ts'
import type { ClaimedAlert } from './claim-alerts.ts'
import { toMailJob } from './mail-job.ts'
import { maxListedJobs } from './match-alerts.ts'
import { jobAlertKind } from './notification-kinds.ts'
import { nameSearch } from './search-name.ts'
import { jobAlertJobs } from './tables.ts'

/** What an alert has to say in a period. */
export type Digest = ClaimedAlert & { period: string; jobs: readonly NewJob[] }
export type DigestWriter = ReturnType<typeof createDigestWriter>

/** Writes digests for one run: texts of a job are made once for each language. */
export const createDigestWriter = (app: FastifyInstance, at: Date) => {
  const texts = new Map<string, string>()
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
        search: nameSearch(digest),
        searchPath: toSearchPath(digest.criteria, language),
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
        return toMailOf.map(toMail)
      })
    },
  }
}

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

/** The search page with what the alert asks for; facts of companies are no filters there. */
const toSearchPath = (criteria: JobAlertCriteria, language: LanguageKey): string => {
  const query = new URLSearchParams({ sort: String(sortOrder.newest) })
  for (const name of Object.keys(jobFilters)) {
    const value = criteria[name as keyof JobAlertCriteria]
    if (value !== undefined) query.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return `/${language}/jobs-hiring/job-search?${query}`
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
