import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { openEmbeddedServer } from '@jobspan/kit-server'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { openDatabase } from '../../../api/src/platform/database/database.ts'
import { workFolder } from '../paths-and-ports.ts'
import { type Cluster, startCluster } from '../postgres-cluster.ts'
import { createProgressLogger, logProgress } from '../progress.ts'
import { bulkSession, countOnce, dropIndexes, type Execute, setSequences } from './bulk-load.ts'
import { datasetFingerprint } from './dataset-fingerprint.ts'
import { companiesFor, companyBatch } from './job-lines.ts'

/** Jobs of the measurement on the embedded database (docs/measurements.md#api). */
export const embeddedJobs = 50_000

/** Puts the indexes back, as many at a time as there are connections: PostgreSQL builds a GIN index on one core. */
const rebuildIndexes = async (connections: readonly Execute[], indexes: readonly string[]) => {
  // The largest first, so that no core waits for it at the end.
  const left = indexes.toSorted((one, other) => Number(/USING gin/.test(other)) - Number(/USING gin/.test(one)))
  const work = async (execute: Execute) => {
    for (let index = left.shift(); index !== undefined; index = left.shift()) {
      logProgress(`  ${index.replace(/ USING.*/, '')}`)
      await execute(index)
    }
  }
  await Promise.all(connections.map(work))
}

const finish = async (execute: Execute) => {
  logProgress('counting facets, titles and companies')
  await countOnce(execute)
  await setSequences(execute)
  await execute('vacuum analyze')
}

/** Data folder with an embedded database of `count` jobs; made where there is none, else the one of the last run. */
export const fillEmbedded = async (count: number): Promise<string> => {
  const directory = join(workFolder, `embedded-${count}`)
  const stamp = await datasetFingerprint(`${directory}.json`, count)
  if (await stamp.isFresh()) return directory
  await stamp.clear()
  await rm(directory, { recursive: true, force: true })
  logProgress(`filling an embedded database with ${count.toLocaleString('en')} jobs`)
  const server = await openEmbeddedServer(directory)
  try {
    await loadPostgres(await server.database('api'), count)
  } finally {
    await server.close()
  }
  await stamp.write()
  return directory
}

const runWorkers = async (url: string, count: number, companies: number, now: Date) => {
  const workers = Math.max(availableParallelism(), 1)
  const share = Math.ceil(count / workers)
  const logCount = createProgressLogger('jobs', count)
  let done = 0
  await Promise.all(
    Array.from({ length: workers }, (_, index) => {
      const first = 1 + index * share
      const slice = { first, count: Math.min(share, count - first + 1), companies, now }
      return new Promise<void>((resolve, reject) => {
        const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { url, slice } })
        worker.on('message', (rows: number) => {
          done += rows
          logCount(done)
        })
        worker.once('error', reject)
        worker.once('exit', () => resolve())
      })
    }),
  )
}

const connect = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(bulkSession)
  const execute: Execute = async (sql) => (await client.query<Record<string, unknown>>(sql)).rows
  return { client, execute }
}

const loadPostgres = async (url: string, count: number) => {
  // The API's own migrations, so that the schema is the one that is measured.
  await (await openDatabase({ url })).close()
  const { client, execute } = await connect(url)
  try {
    const indexes = await dropIndexes(execute)
    const now = new Date()
    const employers = companyBatch(companiesFor(count), now)
    const copy = client.query(copyFrom(`copy ${employers.table} (${employers.columns}) from stdin`))
    await new Promise<void>((resolve, reject) => {
      copy.once('finish', resolve).once('error', reject)
      copy.end(employers.text)
    })
    await runWorkers(url, count, companiesFor(count), now)
    logProgress('building indexes')
    const second = await connect(url)
    await rebuildIndexes([execute, second.execute], indexes).finally(() => second.client.end())
    await finish(execute)
    await execute('checkpoint')
  } finally {
    await client.end()
  }
}

/** A running PostgreSQL with `count` jobs; the cluster is made where there is none, else the one of the last run. */
export const fillPostgres = async (bin: string, count: number): Promise<Cluster> => {
  const name = `postgres-${count}`
  const stamp = await datasetFingerprint(join(workFolder, `${name}.json`), count)
  if (!(await stamp.isFresh())) {
    await stamp.clear()
    logProgress(`filling PostgreSQL with ${count.toLocaleString('en')} jobs`)
    const cluster = await startCluster(bin, name, { purpose: 'fill', fresh: true })
    try {
      await loadPostgres(cluster.url, count)
    } finally {
      await cluster.stop()
    }
    await stamp.write()
  }
  return startCluster(bin, name, { purpose: 'serve' })
}
