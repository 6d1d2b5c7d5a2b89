import { setTimeout as wait } from 'node:timers/promises'
import { describeStatuses } from '../api/measure-step.ts'
import { type Request, runLoad } from '../api/poisson-load.ts'
import { logProgress } from '../progress.ts'
import { quantile } from '../statistics.ts'
import type { EngineNode } from './engine-node.ts'
import type { PostedJobs } from './posted-jobs.ts'

type Loaded = { origin: string; searches: readonly Request[]; posted: PostedJobs }

const roundSeconds = 5

/** Searches at 30 a second, and a new job each second, for as long as something happens. */
const loadWhile = async ({ origin, searches, posted }: Loaded, happens: () => Promise<void>): Promise<string> => {
  let isOver = false
  const latencies: number[] = []
  const statuses = new Map<number, number>()
  const post = async () => {
    while (!isOver) {
      await posted.post()
      await wait(1_000)
    }
  }
  const load = async () => {
    for (let seed = 1; !isOver; seed += 1) {
      const first = (seed * 200) % (searches.length - 200)
      const requests = searches.slice(first, first + 200)
      const outcome = await runLoad({ origin, requests, perSecond: 30, seconds: roundSeconds, seed })
      for (const latency of outcome.latencies) latencies.push(latency)
      for (const [status, count] of outcome.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count)
    }
  }
  const end = () => {
    isOver = true
  }
  await Promise.all([post(), load(), happens().finally(end)])
  return `searches ${describeStatuses(statuses)}, p95 ${quantile(latencies, 0.95).toFixed(0)} ms`
}

/** For how long the oldest change waits that the node lacks, as the API tells operators. */
const readLagSeconds = async (origin: string): Promise<string> => {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return /^search_engine_lag_seconds (\S+)$/m.exec(metrics)?.[1] ?? 'not told'
}

/** Posts another job and waits for it; gives the jobs that are not found then. */
const countLost = async ({ origin, posted }: Loaded, story: string) => {
  await posted.timeUntilFound(await posted.post())
  const lost = await posted.countLost()
  const note = `${story}; ${lost} of ${posted.count()} jobs lost, lag ${await readLagSeconds(origin)} s`
  logProgress(note)
  return { lost, note }
}

/** Builds a new index while jobs are searched and posted; gives the jobs that are not found then. */
export const reindexUnderLoad = async (loaded: Loaded, reindex: () => Promise<number>) => {
  let perSecond = 0
  const story = await loadWhile(loaded, async () => {
    perSecond = await reindex()
  })
  return countLost(loaded, `${Math.round(perSecond)} jobs a second; ${story}`)
}

/** Kills the node while jobs are searched and posted, and starts it again; gives the jobs that are not found once it is up to date. */
export const killUnderLoad = async (loaded: Loaded, node: EngineNode) => {
  let backAfter = 0
  const story = await loadWhile(loaded, async () => {
    await wait(5_000)
    await node.kill()
    await wait(5_000)
    await node.start()
    const began = performance.now()
    await loaded.posted.timeUntilFound(await loaded.posted.post())
    backAfter = (performance.now() - began) / 1_000
    await wait(5_000)
  })
  return countLost(loaded, `a job posted once the node answered was found after ${backAfter.toFixed(1)} s; ${story}`)
}
