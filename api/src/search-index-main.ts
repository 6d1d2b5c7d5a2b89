import { parseArgs } from 'node:util'
import { openSite } from './import/open-site.ts'
import { readSettings } from './platform/settings/settings.ts'
import { readLagSeconds } from './search/opensearch/feed-engine.ts'
import { type FeedStatus, readFeedStatus, rebuildIndex } from './search/opensearch/job-feed.ts'
import { withRebuildLock } from './search/opensearch/rebuild-lock.ts'
import { openSearchEngine } from './search/opensearch/search-engine.ts'

const usage = `Usage: npm run search:reindex [-- --keep-former]
       npm run search:status [-- --json]

reindex builds a new index of all open jobs in the OpenSearch at OPENSEARCH_URL while the former one answers, then lets searches ask
the new one. --keep-former: the former index is not deleted. status says which index answers, how far it is behind, and how far
one is that is being built.`

const progressOf = (written: number, of: number) =>
  `${written} of ${of} jobs (${of === 0 ? 100 : Math.floor((written / of) * 100)} %)`

const describe = ({ index, jobs, behind, building, lagSeconds }: FeedStatus & { lagSeconds: number }): string => {
  const beingBuilt = building && `${building.index} is being built: ${progressOf(building.jobs, building.openJobs)}`
  if (index === null)
    return beingBuilt ?? 'There is no index yet: the API builds it when it starts, and npm run search:reindex does.'
  const answers = `${index} answers searches: ${jobs} jobs, ${behind} changes behind (${Math.round(lagSeconds)} s)`
  return beingBuilt ? `${answers}\n${beingBuilt}` : answers
}

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      json: { type: 'boolean', default: false },
      'keep-former': { type: 'boolean', default: false },
    },
  })
  const [command] = positionals
  if (values.help || (command !== 'reindex' && command !== 'status')) {
    console.log(usage)
    return values.help ? 0 : 1
  }
  const { url, shards, replicas } = readSettings(process.env).search
  if (url === undefined) {
    console.error(
      'OPENSEARCH_URL: not set; searches are answered from the memory of each process, and nothing is to be built',
    )
    return 1
  }
  const engine = openSearchEngine(url)
  const { connection } = await openSite()
  try {
    if (command === 'reindex') {
      const began = Date.now()
      const options = {
        shards,
        replicas,
        keepsFormer: values['keep-former'],
        onProgress: (written: number, of: number) => console.log(progressOf(written, of)),
        warn: console.warn,
      }
      const index = await withRebuildLock(connection.db, () => rebuildIndex(connection.db, engine, options))
      if (index === null) {
        console.error('Another process builds an index now: wait until npm run search:status names it, then try again.')
        return 1
      }
      console.log(`${index} answers searches, built in ${Math.round((Date.now() - began) / 1000)} s`)
      return 0
    }
    const status = {
      ...(await readFeedStatus(connection.db, engine)),
      lagSeconds: await readLagSeconds(connection.db, engine),
    }
    if (values.json) console.log(JSON.stringify(status))
    else console.log(describe(status))
    return status.index === null ? 1 : 0
  } finally {
    await connection.close()
    await engine.client.close()
  }
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
