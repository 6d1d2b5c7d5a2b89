import { join } from 'node:path'
import { closeExpiredJobs } from '../../../api/src/jobs/close-expired-jobs.ts'
import { openDatabase } from '../../../api/src/platform/database/database.ts'
import { countMarketInsight } from '../../../api/src/search/market-insight/count-market-insight.ts'
import { readFilterOptions, startApi } from '../api/api-server.ts'
import { visitorsWith } from '../api/visitors.ts'
import { run } from '../child-processes.ts'
import { root, workFolder } from '../paths-and-ports.ts'
import { ask, type Cluster, warmTables } from '../postgres-cluster.ts'
import { logProgress } from '../progress.ts'
import { fillPostgres } from '../seed/fill.ts'
import { askEngine, type EngineNode, startEngineNode } from './engine-node.ts'
import { openPostedJobs } from './posted-jobs.ts'

const requestsOf = async (origin: string) => {
  const visitors = visitorsWith(await readFilterOptions(origin), 11)
  return { searches: visitors.searches(3_000), facets: visitors.facets(3_000) }
}

/** An API on the jobs, and what it is asked. */
export const serveJobs = async (environment: Record<string, string>) => {
  const api = await startApi(environment)
  try {
    return { ...api, requests: await requestsOf(api.origin) }
  } catch (error) {
    await api.stop()
    throw error
  }
}
export type ServedJobs = Awaited<ReturnType<typeof serveJobs>>

const countOpen = async (url: string): Promise<number> =>
  Number(await ask(url, "select count(*) from jobs where status = 'open'"))

/** What an API would do when it begins, in the middle of a measurement: jobs whose last day is over are closed, and every country's are counted. */
const catchUp = async (url: string): Promise<void> => {
  const { db, close } = await openDatabase({ url })
  let closed = 0
  for (let count = -1; count !== 0; closed += count) count = await closeExpiredJobs(db)
  await countMarketInsight(db)
  await close()
  logProgress(
    `${(await countOpen(url)).toLocaleString('en')} open jobs, ${closed.toLocaleString('en')} have just expired`,
  )
}

const hasIndex = async ({ url }: EngineNode): Promise<boolean> => (await fetch(`${url}/_alias/jobs`)).ok

/** PostgreSQL with jobs, and what searches them: each is started when a part of the measurement first asks for it. */
export const openEngineBench = async (bin: string, count: number) => {
  const cluster: Cluster = await fillPostgres(bin, count)
  let node: EngineNode | undefined
  let served: (ServedJobs & { posted: Awaited<ReturnType<typeof openPostedJobs>> }) | undefined
  try {
    await catchUp(cluster.url)
    await warmTables(cluster.url, ['job_texts', 'companies', 'search_titles', 'search_bits', 'jobs'])
  } catch (error) {
    await cluster.stop()
    throw error
  }
  const environmentOf = (url: string): Record<string, string> => ({
    DATABASE_URL: cluster.url,
    DATA_DIR: join(workFolder, 'api-data-opensearch'),
    OPENSEARCH_URL: url,
  })
  const getNode = async (): Promise<EngineNode> => {
    node ??= await startEngineNode(`opensearch-${count}`)
    return node
  }
  /** Builds the index of all open jobs, with the start of the program that does. */
  const feed = async (): Promise<{ jobs: number; perSecond: number }> => {
    const { url } = await getNode()
    const jobs = await countOpen(cluster.url)
    logProgress(`building an index of ${jobs.toLocaleString('en')} jobs`)
    const began = performance.now()
    await run(process.execPath, [join(root, 'api/src/search-index-main.ts'), 'reindex'], {
      cwd: root,
      env: { ...process.env, ...environmentOf(url) },
    })
    return { jobs, perSecond: jobs / ((performance.now() - began) / 1_000) }
  }
  const serve = async () => {
    if (served) return served
    const running = await getNode()
    // One that an earlier run built is given what changed since.
    if (!(await hasIndex(running))) await feed()
    const api = await serveJobs(environmentOf(running.url))
    served = { ...api, posted: await openPostedJobs(cluster.url, api.origin) }
    await served.posted.timeUntilFound(await served.posted.post())
    return served
  }
  return {
    cluster,
    countOpen: () => countOpen(cluster.url),
    getNode,
    feed,
    /** The API that asks the node, once it finds a job that has just been posted. */
    serve,
    close: async (): Promise<void> => {
      await served?.posted.close()
      await served?.stop()
      await node?.stop()
      await cluster.stop()
    },
  }
}
export type EngineBench = Awaited<ReturnType<typeof openEngineBench>>

/** Asks the engine for what it has merged: an index that is written all the time is never still. */
export const waitForMerges = async ({ url }: EngineNode): Promise<void> => {
  const isMerging = async () => {
    const stats = (await askEngine(url, 'GET', '_stats/merge?filter_path=_all.total.merges.current')) as {
      _all?: { total: { merges: { current: number } } }
    }
    return (stats._all?.total.merges.current ?? 0) > 0
  }
  while (await isMerging()) await new Promise((resolve) => setTimeout(resolve, 500))
}
