import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { canReplicate } from '@jobspan/kit-server/testing'
import pg from 'pg'
import type { Options } from '../arguments.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { logProgress } from '../progress.ts'
import { quantile } from '../statistics.ts'
import { targets, untargeted } from '../targets.ts'
import { type ReplicatedSite, startReplicatedSite } from './replicated-site.ts'
import { applicationsOf, loadWhile, registerSeekers, type Sent, saturate } from './site-load.ts'

const lines = {
  lost: targets.replicasLost,
  errors: targets.replicasErrors,
  latency: untargeted('ms', 'answers meanwhile, p95'),
  primary: untargeted('%', 'answers that failed while the primary database was killed and away'),
  one: untargeted('', 'requests a second, one API and one shell'),
  two: untargeted('', 'requests a second, two of each'),
  pagesOne: untargeted('', 'pages a second, one API and one shell'),
  pagesTwo: untargeted('', 'pages a second, two of each'),
}

const title = 'Replicas: two each of shell, API and registry behind nginx, PostgreSQL with a hot standby'

const query = async (url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Applications that were acknowledged and are not there, and those of anybody that were not written exactly once, with exactly one event. */
const countWrong = async (url: string, sent: readonly Sent[]): Promise<{ missing: number; repeated: number }> => {
  const [row] = await query(
    url,
    `with sent as (select * from unnest($1::text[], $2::int[]) as sent (email, job_id)),
       found as (
         select users.email, applications.job_id, count(distinct applications.id) as applications, count(events.id) as events
         from applications join users on users.id = applications.user_id
           left join application_events as events on events.application_id = applications.id and events.kind = 'sent'
         where users.email like 'replica-%' group by 1, 2)
     select (select count(*) from sent left join found using (email, job_id) where found.email is null) as missing,
       (select count(*) from found where applications <> 1 or events <> 1) as repeated`,
    [sent.map(({ email }) => email), sent.map(({ jobId }) => jobId)],
  )
  return { missing: Number(row?.missing), repeated: Number(row?.repeated) }
}

/** Changes that the registry acknowledged and its audit log lacks; all of them where the log is not intact. */
const countLostChanges = async (site: ReplicatedSite, acknowledged: readonly number[]): Promise<number> => {
  const headers = { authorization: `Bearer ${site.token}` }
  const verified = await fetch(`${site.registryOrigin}/v1/audit/verify`, { headers })
  const { data } = (await verified.json()) as { data: { intact: boolean } }
  if (!data.intact) return acknowledged.length
  const rows = await query(
    site.postgres.primary.url,
    'select count(*) from unnest($1::bigint[]) as given (sequence) where sequence not in (select sequence from registry.audit)',
    [acknowledged],
  )
  return Number(rows[0]?.count)
}

/** Kills one after another, the standby last, each as a power cut would, and starts it again. */
const killEach = async ({ replicas, postgres }: ReplicatedSite): Promise<string[]> => {
  const victims = [...replicas, { name: 'standby', ...postgres.standby }]
  for (const { name, kill, start } of victims) {
    logProgress(`kill -9 ${name}`)
    await kill()
    await wait(3_000)
    await start()
    await wait(2_000)
  }
  return victims.map(({ name }) => name)
}

/** The one part without a double that takes its place by itself. Gives when it was back. */
const killPrimary = async ({ postgres }: ReplicatedSite): Promise<number> => {
  await wait(2_000)
  logProgress('kill -9 primary')
  await postgres.primary.kill()
  await wait(3_000)
  await postgres.primary.start()
  const back = performance.now()
  await wait(5_000)
  return back
}

const throughput = async (site: ReplicatedSite, cookie: string, seconds: number) => {
  const api = [
    { path: '/api/job/jobs/search?query=engineer&page=1&size=30' },
    { path: '/api/jobApplication/my-jobs/counts', headers: { cookie } },
  ]
  const pages = [{ path: '/en-us/jobs-hiring/job-search' }]
  const clients = 16
  // What has just started compiles its code first.
  await saturate(site.origin, api, { clients, seconds: seconds / 2 })
  await saturate(site.origin, pages, { clients, seconds: seconds / 2 })
  return {
    api: await saturate(site.origin, api, { clients, seconds }),
    pages: await saturate(site.origin, pages, { clients, seconds }),
  }
}

const measureKills = async (site: ReplicatedSite, perSecond: number) => {
  const rows = await query(
    site.postgres.primary.url,
    `select id from jobs where status = 'open' and external_url is null and eligible_identity_ids = '{}' and applicant_countries = '{}'
       and not exists (select from screening_questions where job_id = jobs.id) order by id`,
  )
  const jobIds = rows.map(({ id }) => Number(id))
  const seekers = await registerSeekers(site.origin, 40)
  const mix = { ...site, seekers, nextApplication: applicationsOf(seekers, jobIds), perSecond }
  const killing = killEach(site)
  const each = await loadWhile(mix, killing)
  const killingPrimary = killPrimary(site)
  const primary = await loadWhile(mix, killingPrimary)
  const applications = [...each.applications, ...primary.applications]
  const changes = [...each.changes, ...primary.changes]
  const { missing, repeated } = await countWrong(site.postgres.primary.url, applications)
  const lostChanges = await countLostChanges(site, changes)
  const recoveryMs = Math.max(0, primary.lastFailureAt - (await killingPrimary))
  const lost = missing + repeated + lostChanges
  const written = [
    `of ${applications.length} applications ${missing} missing, ${repeated} not written once`,
    `of ${changes.length} changes at the registry ${lostChanges} missing`,
  ].join('; ')
  return { each, primary, killed: await killing, lost, written, recoveryMs, cookie: seekers[0]?.cookie ?? '' }
}

const describeFailures = ({ asked, failures }: { asked: number; failures: string[] }): string =>
  [`${failures.length} of ${asked}, none tried again`, ...failures.slice(0, 3)].join('; ')

/** Any one process killed under load, and what one and two of each answer. */
export const measureReplicas = async ({ quick }: Options) => {
  if (!canReplicate() || !existsSync('/usr/sbin/nginx')) {
    const note = 'needs PostgreSQL and nginx'
    const measurements = Object.values(lines).map((line): Measurement => ({ ...line, value: null, note }))
    return { title, how: 'Skipped: there is no PostgreSQL or no nginx here.', measurements, versions: {} }
  }
  const perSecond = quick ? 10 : 20
  const seconds = quick ? 4 : 15
  const site = await startReplicatedSite()
  try {
    const { each, primary, killed, lost, written, recoveryMs, cookie } = await measureKills(site, perSecond)
    logProgress('throughput of two, then of one')
    const two = await throughput(site, cookie, seconds)
    for (const replica of site.replicas) if (/^(api|shell)-2$/.test(replica.name)) await replica.stop()
    const one = await throughput(site, cookie, seconds)
    const measurements: Measurement[] = [
      { ...lines.lost, value: lost, note: written },
      { ...lines.errors, value: (100 * each.failures.length) / each.asked, note: describeFailures(each) },
      {
        ...lines.latency,
        value: quantile(each.latencies, 0.95),
        note: `p50 ${quantile(each.latencies, 0.5).toFixed(1)} ms`,
      },
      {
        ...lines.primary,
        value: (100 * primary.failures.length) / primary.asked,
        note: `the last one ${(recoveryMs / 1000).toFixed(1)} s after it was back; ${primary.failures.length} of ${primary.asked}`,
      },
      { ...lines.one, value: one.api },
      { ...lines.two, value: two.api, note: `${(two.api / one.api).toFixed(2)}× of one` },
      { ...lines.pagesOne, value: one.pages },
      { ...lines.pagesTwo, value: two.pages, note: `${(two.pages / one.pages).toFixed(2)}× of one` },
    ]
    const how = `${perSecond} requests a second at random moments (8 % pages, 47 % searches, 30 % lists of members, 15 % applications) and one change a second at the registry, while each of ${killed.join(', ')} is ended by SIGKILL (the standby by an immediate shutdown), is away for three seconds and starts again; then the primary in the same way. Throughput: 16 clients without a pause, for ${seconds} s. Clients, nginx, both databases and all processes share this machine.`
    return { title, how, measurements, versions: await versionsOf(['fastify', 'pg']) }
  } finally {
    await site.close()
  }
}
