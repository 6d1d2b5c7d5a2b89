import { join } from 'node:path'
import { measureStep } from '../api/measure-step.ts'
import { type Request, warmUp } from '../api/poisson-load.ts'
import type { Options } from '../arguments.ts'
import { describeMachine, versionsOf } from '../machine.ts'
import type { Measurement, Target } from '../measurement.ts'
import { readProcessorMs } from '../messaging/read-processor-ms.ts'
import { workFolder } from '../paths-and-ports.ts'
import { findPostgres } from '../postgres-cluster.ts'
import { logProgress } from '../progress.ts'
import { measureRelevance } from '../relevance/measure-relevance.ts'
import { quantile } from '../statistics.ts'
import { named, targets, untargeted } from '../targets.ts'
import { type EngineBench, openEngineBench, type ServedJobs, serveJobs, waitForMerges } from './engine-bench.ts'
import { findMissingOpenSearch, readMemory, startEngineNode } from './engine-node.ts'
import { recordPart } from './engine-results.ts'
import { killUnderLoad, reindexUnderLoad } from './faults.ts'
import { searchFiveTimes } from './five-times.ts'
import type { EnginePart } from './opensearch-options.ts'

const perSecond = 30
const inMemory = 'index in memory'
const openSearch = 'OpenSearch'

type Timing = { seconds: number; warmSeconds: number }
/** A node compiles its code in its first minutes, which takes a processor of two; one that has run for a day does not. */
const timingOf = ({ quick, openSearch: { seconds } }: Options): Timing => ({
  seconds,
  warmSeconds: quick ? 6 : 2 * seconds,
})

type Asked = { target: Target; requests: Request[]; origin: string; processes: Record<string, number | undefined> }

/** Searches or facets at the rate; how much of a processor one takes of each process says the same on a busy machine. */
const measureLoad = async ({ target, requests, origin, processes }: Asked, { seconds, warmSeconds }: Timing) => {
  // The last ones: what was just asked is remembered for a while.
  await warmUp(origin, requests.toReversed(), warmSeconds)
  const readAll = () => Object.entries(processes).map(([name, pid]) => ({ name, ms: readProcessorMs(pid) ?? 0 }))
  const before = readAll()
  const { measurement, asked } = await measureStep(origin, { target, perSecond, requests }, seconds, 0)
  const used = readAll().map(({ name, ms }, position) => {
    const each = (ms - (before[position]?.ms ?? 0)) / Math.max(1, asked)
    return `${name} ${each.toFixed(1)}`
  })
  const note = `${measurement.note}; ms of a processor each: ${used.join(', ')}`
  logProgress(`  ${note}`)
  return { ...measurement, note }
}

const measureTimes = async (
  targetsOf: { search: Target; facets: Target },
  { origin, requests }: ServedJobs,
  processes: Asked['processes'],
  timing: Timing,
): Promise<Measurement[]> => [
  await measureLoad({ target: targetsOf.search, requests: requests.searches, origin, processes }, timing),
  await measureLoad({ target: targetsOf.facets, requests: requests.facets, origin, processes }, timing),
]

const timesOf = (engine: string) => ({
  search: named(targets.engineSearch, engine),
  facets: named(targets.engineFacets, engine),
})

const measureInMemory = async ({ cluster }: EngineBench, timing: Timing): Promise<Measurement[]> => {
  const api = await serveJobs({ DATABASE_URL: cluster.url, DATA_DIR: join(workFolder, 'api-data') })
  try {
    const times = await measureTimes(timesOf(inMemory), api, { API: api.pid, PostgreSQL: cluster.pid }, timing)
    return [...times, { ...untargeted('MB', `${inMemory}: memory of each API`), value: readMemory(api.pid) }]
  } finally {
    await api.stop()
  }
}

const measureFeeding = async ({ feed, getNode, cluster }: EngineBench): Promise<Measurement[]> => {
  const node = await getNode()
  const read = () => ({ node: readProcessorMs(node.pid()) ?? 0, database: readProcessorMs(cluster.pid) ?? 0 })
  const before = read()
  const { jobs, perSecond: value } = await feed()
  const after = read()
  const each = (name: 'node' | 'database') => ((after[name] - before[name]) / jobs).toFixed(2)
  const note = `${Math.round(jobs / value)} s; ms of a processor each: node ${each('node')}, PostgreSQL ${each('database')}`
  logProgress(`${Math.round(value)} jobs a second; ${note}`)
  return [{ ...named(targets.engineFeeding, openSearch), value, note }]
}

const processesOf = async ({ getNode, serve, cluster }: EngineBench) => {
  const [node, api] = [await getNode(), await serve()]
  return { API: api.pid, node: node.pid(), PostgreSQL: cluster.pid }
}

const measureNode = async (bench: EngineBench, timing: Timing): Promise<Measurement[]> => {
  const [node, api] = [await bench.getNode(), await bench.serve()]
  await waitForMerges(node)
  const times = await measureTimes(timesOf(openSearch), api, await processesOf(bench), timing)
  return [
    ...times,
    { ...untargeted('MB', `${openSearch}: memory of each API`), value: readMemory(api.pid) },
    { ...untargeted('MB', `${openSearch}: memory of the node`), value: readMemory(node.pid()) },
    { ...untargeted('MB', `${openSearch}: files of the node`), value: node.readDisk() },
  ]
}

const measureFound = async ({ serve }: EngineBench, rounds: number): Promise<Measurement[]> => {
  const { posted } = await serve()
  const waits: number[] = []
  for (let round = 0; round < rounds; round += 1) waits.push((await posted.timeUntilFound(await posted.post())) / 1_000)
  const note = `p50 ${quantile(waits, 0.5).toFixed(2)} s of ${rounds}`
  return [{ ...named(targets.engineFound, openSearch), value: quantile(waits, 0.95), note }]
}

const measureFive = async (bench: EngineBench, timing: Timing): Promise<Measurement[]> => {
  const [node, api, processes] = [await bench.getNode(), await bench.serve(), await processesOf(bench)]
  const lines = {
    search: named(targets.engineSearchOfFive, openSearch),
    facets: untargeted('ms', `${openSearch}: five times as many jobs: facets, 30 rps, p95`),
  }
  logProgress('restoring four copies of the index')
  return searchFiveTimes(node, async () => [
    ...(await measureTimes(lines, api, processes, timing)),
    { ...untargeted('MB', `${openSearch}: five times as many jobs: files of the node`), value: node.readDisk() },
  ])
}

const loadedOf = async ({ serve }: EngineBench) => {
  const { origin, requests, posted } = await serve()
  return { origin, searches: requests.searches, posted }
}

const measureKilled = async (bench: EngineBench): Promise<Measurement[]> => {
  const { lost, note } = await killUnderLoad(await loadedOf(bench), await bench.getNode())
  return [{ ...named(targets.engineLostKilled, openSearch), value: lost, note }]
}

const measureRebuilt = async (bench: EngineBench): Promise<Measurement[]> => {
  const { lost, note } = await reindexUnderLoad(await loadedOf(bench), async () => (await bench.feed()).perSecond)
  return [{ ...named(targets.engineLostRebuilt, openSearch), value: lost, note }]
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
      { ...untargeted('score', `${inMemory}: nDCG@10 over the demo jobs`), value: indexed },
      { ...untargeted('score', `${openSearch}: nDCG@10 over the demo jobs`), value: searched },
      { ...targets.engineRelevance, value: Math.abs(indexed - searched) },
    ]
  } finally {
    await node.stop()
  }
}

/** How long a part takes at most on two cores that others use, too. */
const expectedSeconds = (part: EnginePart, jobs: number, { seconds, warmSeconds }: Timing): number => {
  const loads = 2 * (seconds + warmSeconds)
  const expected: Record<EnginePart, number> = {
    'index-in-memory': loads + 10 + jobs / 50_000,
    feeding: 20 + jobs / 2_500,
    times: loads + 30,
    found: 40,
    'five-times': loads + 20 + jobs / 8_000,
    killed: 90,
    rebuilt: 40 + jobs / 2_000,
    relevance: 240,
  }
  return expected[part]
}

/** Runs the parts that were asked for, as far as there is time; writes down each when it is done. */
const createRunner = (options: Options) => {
  const { jobs, openSearch } = options
  const { parts, minutes } = openSearch
  const deadline = performance.now() + minutes * 60_000
  const measurements: Measurement[] = []
  const failed: unknown[] = []
  const run = async (
    part: EnginePart,
    measure: () => Promise<{ openJobs?: number; found: Measurement[] }>,
  ): Promise<void> => {
    if (!parts.includes(part)) return
    if (performance.now() + 1_000 * expectedSeconds(part, jobs, timingOf(options)) > deadline) {
      logProgress(`${part}: left out, it would not be done in time`)
      return
    }
    logProgress(`── ${part}`)
    const { load } = describeMachine()
    try {
      const { openJobs, found } = await measure()
      await recordPart(jobs, part, { measuredAt: new Date().toISOString(), load, openJobs, measurements: found })
      measurements.push(...found)
    } catch (error) {
      logProgress(`${part} could not be measured: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
      failed.push(error)
    }
  }
  return { run, measurements, failed }
}

/** OpenSearch beside the index in memory, on the same jobs. Where it cannot be started, says so and measures nothing. */
export const measureOpenSearch = async (options: Options) => {
  const { quick, jobs } = options
  const title = `OpenSearch beside the index in memory, ${jobs.toLocaleString('en')} jobs`
  const bin = await findPostgres()
  const missing = findMissingOpenSearch() ?? (bin ? undefined : 'no PostgreSQL here')
  if (missing !== undefined || bin === undefined)
    return { title, how: `Skipped: ${missing}`, measurements: [], versions: {} }
  const timing = timingOf(options)
  const { run, measurements, failed } = createRunner(options)
  let bench: EngineBench | undefined
  const runOnJobs = (part: EnginePart, measure: (bench: EngineBench) => Promise<Measurement[]>) =>
    run(part, async () => {
      bench ??= await openEngineBench(bin, jobs)
      const openJobs = await bench.countOpen()
      return { openJobs, found: await measure(bench) }
    })
  try {
    await runOnJobs('index-in-memory', (opened) => measureInMemory(opened, timing))
    await runOnJobs('feeding', measureFeeding)
    await runOnJobs('times', (opened) => measureNode(opened, timing))
    await runOnJobs('found', (opened) => measureFound(opened, quick ? 3 : 10))
    await runOnJobs('five-times', (opened) => measureFive(opened, timing))
    await runOnJobs('killed', measureKilled)
    await runOnJobs('rebuilt', measureRebuilt)
  } finally {
    await bench?.close()
  }
  await run('relevance', async () => ({ found: await compareRelevance(options) }))
  if (failed.length > 0) throw failed[0]
  return {
    title,
    how: `Searches and facets of the same mix as for the API, ${perSecond} a second at random moments, after ${timing.warmSeconds} s of others, first by the index in memory, then by one node of OpenSearch with a gigabyte of heap. Client, API, PostgreSQL and the node share the machine. Jobs are fed by \`npm run search:reindex\`. Five times as many jobs are the index and four copies of it behind the alias, restored from a snapshot.`,
    measurements,
    versions: { postgresql: bench?.cluster.version ?? '', ...(await versionsOf(['@opensearch-project/opensearch'])) },
  }
}
