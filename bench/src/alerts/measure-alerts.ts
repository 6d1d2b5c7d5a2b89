import { join } from 'node:path'
import { createApp } from '../../../api/src/create-app.ts'
import { type AlertRun, runJobAlerts } from '../../../api/src/job-alerts/run-job-alerts.ts'
import { openDatabase } from '../../../api/src/platform/database/database.ts'
import { readSettings } from '../../../api/src/platform/settings/settings.ts'
import { createIndexedJobSearch } from '../../../api/src/search/indexed-job-search.ts'
import type { Options } from '../arguments.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { workFolder } from '../paths-and-ports.ts'
import { ask, findPostgres } from '../postgres-cluster.ts'
import { logProgress } from '../progress.ts'
import { fillPostgres } from '../seed/fill.ts'
import { targets, untargeted } from '../targets.ts'
import { type AlertLoad, fillAlerts } from './fill-alerts.ts'

const wholeLoad: AlertLoad = { alerts: 1_000_000, searches: 20_000, newJobs: 20_000 }
const quickLoad: AlertLoad = { alerts: 100_000, searches: 2_000, newJobs: 20_000 }

type Run = AlertRun & { seconds: number }

const runOnce = async (url: string, at: Date): Promise<Run> => {
  const connection = await openDatabase({ url })
  try {
    const environment = {
      DATA_DIR: join(workFolder, 'api-data'),
      DATABASE_URL: url,
      LOG_LEVEL: 'silent',
      PUBLIC_ORIGIN: 'http://localhost:3000',
    }
    const app = await createApp(readSettings(environment), connection)
    try {
      const started = performance.now()
      const run = await runJobAlerts(app, createIndexedJobSearch(connection.db), at)
      return { ...run, seconds: (performance.now() - started) / 1000 }
    } finally {
      await app.close()
    }
  } finally {
    await connection.close()
  }
}

/** How many alerts were not matched exactly once, or have not exactly one mail for what they found. */
const countWrong = async (url: string): Promise<number> =>
  Number(
    await ask(
      url,
      `select count(*) from job_alerts
         left join (select alert_id, count(*) as runs, max(job_count) as jobs from job_alert_runs group by 1) as run
           on run.alert_id = job_alerts.id
         left join (select recipient, count(*) as mails from outbox group by 1) as mail on mail.recipient = job_alerts.email
       where coalesce(runs, 0) <> 1 or coalesce(mails, 0) <> least(jobs, 1)`,
    ),
  )

/** Matching all alerts that are due with the jobs of a day, and queueing their mails, on PostgreSQL. */
export const measureAlerts = async ({ quick, jobs }: Options) => {
  const title = 'Job alerts, on PostgreSQL'
  const load = quick ? quickLoad : wholeLoad
  const bin = await findPostgres()
  if (!bin) {
    const measurements: Measurement[] = [{ ...targets.alerts, value: null, note: 'no PostgreSQL here' }]
    return { title, how: 'Skipped: no initdb in /usr/lib/postgresql/*/bin nor on PATH.', measurements, versions: {} }
  }
  const cluster = await fillPostgres(bin, jobs)
  try {
    logProgress(`filling ${load.alerts.toLocaleString('en')} alerts`)
    const at = await fillAlerts(cluster.url, load)
    logProgress('matching')
    const run = await runOnce(cluster.url, at)
    const again = await runOnce(cluster.url, at)
    const sent = Number(await ask(cluster.url, 'select count(*) from job_alert_jobs'))
    const measurements: Measurement[] = [
      {
        ...targets.alerts,
        // What a tenth takes says nothing of the whole but by a factor, which stands in the note.
        value: quick ? null : run.seconds,
        note: `${run.seconds.toFixed(1)} s for ${run.alerts.toLocaleString('en')} alerts, ${run.mails.toLocaleString('en')} mails with ${sent.toLocaleString('en')} jobs`,
      },
      {
        ...untargeted('ms', 'an alert, on average'),
        value: (run.seconds * 1000) / Math.max(run.alerts, 1),
      },
      { ...targets.alertsWrong, value: (await countWrong(cluster.url)) + again.alerts },
    ]
    return {
      title,
      how: `${load.alerts.toLocaleString('en')} daily alerts with ${load.searches.toLocaleString('en')} searches, all due, half of them of members, among ${jobs.toLocaleString('en')} jobs of which ${load.newJobs.toLocaleString('en')} are new. Time runs from the start of the task until the last mail is queued; sending is not in it. A second run finds nothing left. Matching process and database share the machine. PostgreSQL with ${cluster.settings}.`,
      measurements,
      versions: { postgresql: cluster.version, ...(await versionsOf(['pg'])) },
    }
  } finally {
    await cluster.stop()
  }
}
