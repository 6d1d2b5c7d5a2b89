import { setTimeout as wait } from 'node:timers/promises'
import { describeStatuses } from '../api/measure-step.ts'
import { type Request, runLoad } from '../api/poisson-load.ts'
import { logProgress } from '../progress.ts'
import type { EngineNode } from './engine-node.ts'
import type { PostedJobs } from './posted-jobs.ts'

type Loaded = { origin: string; searches: readonly Request[]; posted: PostedJobs }

/** Searches at 30 a second, and a new job each second, while something happens. */
const loadWhile = async ({ origin, searches, posted }: Loaded, seconds: number, happens: () => Promise<void>) => {
  let isOver = false
  const post = async () => {
    while (!isOver) {
      await posted.post()
      await wait(1_000)
    }
  }
  const load = async () => {
    const { statuses } = await runLoad({ origin, requests: searches, perSecond: 30, seconds })
    return statuses
  }
  const posting = post()
  const [statuses] = await Promise.all([load(), happens()])
  isOver = true
  await posting
  return statuses
}

/** Builds a new index while jobs are searched and posted; gives the jobs that are not found then. */
export const reindexUnderLoad = async (loaded: Loaded, seconds: number, reindex: () => Promise<void>) => {
  const statuses = await loadWhile(loaded, seconds, reindex)
  const note = `index built anew under load: ${describeStatuses(statuses)}`
  await loaded.posted.timeUntilFound(await loaded.posted.post())
  const lost = await loaded.posted.countLost()
  logProgress(`${note}; ${lost} lost`)
  return { lost, note }
}

/** Kills the node while jobs are searched and posted, and starts it again; gives the jobs that are not found once it is up to date. */
export const killUnderLoad = async (loaded: Loaded, node: EngineNode) => {
  let backAfter = 0
  const statuses = await loadWhile(loaded, 40, async () => {
    await wait(5_000)
    await node.kill()
    await wait(5_000)
    await node.start()
    const began = performance.now()
    await loaded.posted.timeUntilFound(await loaded.posted.post())
    backAfter = (performance.now() - began) / 1_000
  })
  const note = `killed under load: ${describeStatuses(statuses)}; a job posted once the node was back was found after ${backAfter.toFixed(1)} s`
  await loaded.posted.timeUntilFound(await loaded.posted.post())
  const lost = await loaded.posted.countLost()
  logProgress(`${note}; ${lost} lost`)
  return { lost, note }
}
