import { join } from 'node:path'
import { readFilterOptions, startApi } from '../api/api-server.ts'
import { measureStep } from '../api/measure-step.ts'
import { visitorsWith } from '../api/visitors.ts'
import type { Options } from '../arguments.ts'
import { run } from '../child-processes.ts'
import { versionsOf } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { root, workFolder } from '../paths-and-ports.ts'
import { ask, type Cluster, findPostgres } from '../postgres-cluster.ts'
import { logProgress } from '../progress.ts'
import { measureRelevance } from '../relevance/measure-relevance.ts'
import { fillPostgres } from '../seed/fill.ts'
import { quantile } from '../statistics.ts'
import { named, targets, untargeted } from '../targets.ts'
import { askEngine, type EngineNode, findMissingOpenSearch, readMemory, startEngineNode } from './engine-node.ts'
import { killUnderLoad, reindexUnderLoad } from './faults.ts'
import { openPostedJobs } from './posted-jobs.ts'

const perSecond = 30
const inMemory = 'index in memory'
const openSearch = 'OpenSearch'

type Timing = { seconds: number; warmSeconds: number }
const timingOf = (quick: boolean): Timing => (quick ? { seconds: 6, warmSeconds: 6 } : { seconds: 30, warmSeconds: 20 })

const requestsOf = async (origin: string) => {
  const visitors = visitorsWith(await readFilterOptions(origin), 11)
  return { searches: visitors.searches(3_000), facets: visitors.facets(2_000) }
}
type Requests = Awaited<ReturnType<typeof requestsOf>>

const measureTimes = async (
  engine: string,
  origin: string,
  { searches, facets }: Requests,
  { seconds, warmSeconds }: Timing,
): Promise<Measurement[]> => {
  const steps = [
    { target: named(targets.engineSearch, engine), perSecond, requests: searches },
    { target: named(targets.engineFacets, engine), perSecond, requests: facets },
  ]
  const measurements: Measurement[] = []
  for (const step of steps) measurements.push((await measureStep(origin, step, seconds, warmSeconds)).measurement)
  return measurements
}

/** Builds the index; gives the jobs that were written a second. */
const feed = async (environment: Record<string, string>, jobs: number): Promise<number> => {
  const began = performance.now()
  await run(process.execPath, [join(root, 'api/src/search-index-main.ts'), 'reindex'], {
    cwd: root,
    env: { ...process.env, ...environment },
  })
  return jobs / ((performance.now() - began) / 1_000)
}

const measureInMemory = async (cluster: Cluster, timing: Timing): Promise<Measurement[]> => {
  const api = await startApi({ DATABASE_URL: cluster.url, DATA_DIR: join(workFolder, 'api-data') })
  try {
    const times = await measureTimes(inMemory, api.origin, await requestsOf(api.origin), timing)
    const memory = { ...untargeted('MB', `${inMemory}: memory of each API`), value: readMemory(api.pid) }
    return [...times, memory]
  } finally {
    await api.stop()
  }
}

/** Five copies of the index behind the alias, a shard each: what a search costs among five times as many jobs. */
const searchFiveTimes = async (node: EngineNode, origin: string, requests: Requests, timing: Timing) => {
  const indexes = Object.keys((await askEngine(node.url, 'GET', '_alias/jobs')) as object)
  const [index] = indexes
  await askEngine(node.url, 'PUT', `${index}/_settings`, { 'index.blocks.write': true })
  const copies = [1, 2, 3, 4].map((number) => `copy-${number}-of-${index}`)
  for (const copy of copies) await askEngine(node.url, 'PUT', `${index}/_clone/${copy}`)
  const alias = (action: 'add' | 'remove') =>
    askEngine(node.url, 'POST', '_aliases', {
      actions: copies.map((copy) => ({ [action]: { index: copy, alias: 'jobs' } })),
    })
  await alias('add')
  const step = { target: named(targets.engineSearchOfFive, openSearch), perSecond, requests: requests.searches }
  const { measurement } = await measureStep(origin, step, timing.seconds, timing.warmSeconds)
  await alias('remove')
  await askEngine(node.url, 'DELETE', copies.join(','))
  await askEngine(node.url, 'PUT', `${index}/_settings`, { 'index.blocks.write': null })
  return measurement
}

const measureNode = async (cluster: Cluster, node: EngineNode, timing: Timing, quick: boolean) => {
  const jobs = Number(await ask(cluster.url, "select count(*) from jobs where status = 'open'"))
  const environment = {
    DATABASE_URL: cluster.url,
    DATA_DIR: join(workFolder, 'api-data-opensearch'),
    OPENSEARCH_URL: node.url,
  }
  logProgress(`building an index of ${jobs.toLocaleString('en')} jobs`)
  const fed = { ...named(targets.engineFeeding, openSearch), value: await feed(environment, jobs) }
  const api = await startApi(environment)
  const posted = await openPostedJobs(cluster.url, api.origin)
  try {
    const requests = await requestsOf(api.origin)
    const times = await measureTimes(openSearch, api.origin, requests, timing)
    const waits: number[] = []
    for (let round = 0; round < (quick ? 3 : 10); round += 1)
      waits.push((await posted.timeUntilFound(await posted.post())) / 1_000)
    const found = { ...named(targets.engineFound, openSearch), value: quantile(waits, 0.95) }
    const memory = [
      { ...untargeted('MB', `${openSearch}: memory of each API`), value: readMemory(api.pid) },
      { ...untargeted('MB', `${openSearch}: memory of the node`), value: readMemory(node.pid()) },
      { ...untargeted('MB', `${openSearch}: files of the node`), value: node.readDisk() },
    ]
    const five = quick ? [] : [await searchFiveTimes(node, api.origin, requests, timing)]
    const loaded = { origin: api.origin, searches: requests.searches, posted }
    const killed = await killUnderLoad(loaded, node)
    const rebuildSeconds = Math.ceil(jobs / (fed.value ?? 1)) + 10
    const rebuilt = await reindexUnderLoad(loaded, rebuildSeconds, async () => {
      await feed(environment, jobs)
    })
    const lost = {
      ...named(targets.engineLost, openSearch),
      value: killed.lost + rebuilt.lost,
      note: `${killed.note}; ${rebuilt.note}`,
    }
    return [fed, ...times, found, ...five, ...memory, lost]
  } finally {
    await posted.close()
    await api.stop()
  }
}

const relevanceWith = async (options: Options, url: string | undefined): Promise<number> => {
  if (url === undefined) delete process.env.OPENSEARCH_URL
  else process.env.OPENSEARCH_URL = url
  const { measurements } = await measureRelevance(options)
  delete process.env.OPENSEARCH_URL
  return measurements.find(({ label }) => label === targets.relevance.label)?.value ?? 0
}

/** The judged searches by both engines. */
const compareRelevance = async (options: Options): Promise<Measurement[]> => {
  const node = await startEngineNode('opensearch-relevance')
  try {
    const indexed = await relevanceWith(options, undefined)
    const searched = await relevanceWith(options, node.url)
    return [
      { ...untargeted('score', `${inMemory}: nDCG@10`), value: indexed },
      { ...untargeted('score', `${openSearch}: nDCG@10`), value: searched },
      { ...targets.engineRelevance, value: Math.abs(indexed - searched) },
    ]
  } finally {
    await node.stop()
  }
}

/** OpenSearch beside the index in memory, on the same jobs. Where it cannot be started, says so and measures nothing. */
export const measureOpenSearch = async (options: Options) => {
  const { quick, jobs } = options
  const title = `OpenSearch beside the index in memory, ${jobs.toLocaleString('en')} jobs`
  const bin = await findPostgres()
  const missing = findMissingOpenSearch() ?? (bin ? undefined : 'no PostgreSQL here')
  if (missing !== undefined || bin === undefined)
    return { title, how: `Skipped: ${missing}`, measurements: [], versions: {} }
  const timing = timingOf(quick)
  const cluster = await fillPostgres(bin, jobs)
  const measurements: Measurement[] = []
  try {
    measurements.push(...(await measureInMemory(cluster, timing)))
    const node = await startEngineNode(`opensearch-${jobs}`)
    try {
      measurements.push(...(await measureNode(cluster, node, timing, quick)))
    } finally {
      await node.stop()
    }
  } finally {
    await cluster.stop()
  }
  if (!quick) measurements.push(...(await compareRelevance(options)))
  return {
    title,
    how: `Searches and facets of the same mix as for the API, ${perSecond} a second at random moments, first by the index in memory, then by one node of OpenSearch with a gigabyte of heap. Client, API, PostgreSQL and the node share the machine. Jobs are fed by \`npm run search:reindex\`. Five times as many jobs are five copies of the index behind the alias.`,
    measurements,
    versions: { postgresql: cluster.version, ...(await versionsOf(['@opensearch-project/opensearch'])) },
  }
}
