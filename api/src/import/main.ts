import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { RunningApi } from './api-endpoint-file.ts'
import { type ImportBatch, type ImportCounts, writeBatch } from './import-batch.ts'
import { ImportAbortedError, type ImportSummary, importFiles, type Rejection } from './import-files.ts'
import { importPath } from './import-path.ts'
import { openSite } from './open-site.ts'

const usage = `Usage: npm run jobs:import -- [--json] [--keep-expired] FILES…

Imports schema.org JobPosting records from JSON, JSON lines or HTML with JSON-LD, gzipped or not, into the site whose data
folder is DATA_DIR (default .data), running or not; into the database at DATABASE_URL when that is set.
  --json          print the summary, every rejection and every warning as one JSON object
  --keep-expired  import postings whose validThrough is past as open, for test catalogues`

const printedLines = 200
const busyAttempts = 60
// A running site answers visitors between two batches, so these must be short.
const sharedBatchSize = 100

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, 'keep-expired': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help || positionals.length === 0) {
    console.log(usage)
    return values.help ? 0 : 1
  }
  const rejections: Rejection[] = []
  const warnings: Rejection[] = []
  const collect = (list: Rejection[]) => {
    let count = 0
    return (told: Rejection) => {
      count += 1
      if (values.json) list.push(told)
      else if (count <= printedLines) console.error(`${told.file}:${told.line}: ${told.reason}`)
      else if (count === printedLines + 1)
        console.error('… more like this are counted but not printed; --json lists all')
    }
  }
  const target = await openTarget()
  if (!values.json) console.log(`importing into ${target.name} …`)
  try {
    const options = {
      now: Date.now(),
      keepExpired: values['keep-expired'] ?? false,
      batchSize: target.batchSize,
      warn: collect(warnings),
    }
    const summary = await importFiles(positionals, target.write, collect(rejections), options)
    if (values.json) console.log(JSON.stringify({ ...summary, rejections, warnings }, null, 2))
    else printSummary(summary)
    const isUsable = summary.imported + summary.updated + summary.unchanged > 0
    return isUsable && summary.unreadable.length === 0 ? 0 : 1
  } finally {
    await target.close()
  }
}

const printSummary = (summary: ImportSummary): void => {
  for (const { file, reason } of summary.unreadable) console.error(`${file}: cannot be read: ${reason}`)
  const { imported, updated, unchanged, rejected, expired, warned } = summary
  console.log(`imported ${imported}, updated ${updated}, unchanged ${unchanged}, rejected ${rejected}`)
  if (expired > 0) console.log(`${expired} of these are expired by their validThrough and stored as closed`)
  if (warned > 0) console.log(`${warned} facts were left out, because they cannot be read; see above`)
}

type Target = {
  /** Where the records go, for a person. */
  name: string
  batchSize?: number | undefined
  write: (batch: ImportBatch) => Promise<ImportCounts>
  close: () => Promise<void>
}

/** A PostgreSQL server takes records directly; the embedded database belongs to the API while that runs. */
const openTarget = async (): Promise<Target> => {
  const site = await openSite()
  if ('api' in site) {
    return {
      name: site.name,
      batchSize: sharedBatchSize,
      write: (batch) => post(site.api, batch),
      close: async () => undefined,
    }
  }
  const { db, close } = site.connection
  return { name: site.name, write: (batch) => writeBatch(db, batch), close }
}

const post = async (api: RunningApi, batch: ImportBatch, attempt = 1): Promise<ImportCounts> => {
  const response = await fetch(`http://127.0.0.1:${api.port}${importPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'jobspan',
      authorization: `Bearer ${api.token}`,
    },
    body: JSON.stringify(batch),
  }).catch((error: unknown) => {
    throw new ImportAbortedError(`the running API (process ${api.pid}) does not answer: ${(error as Error).message}`)
  })
  if ((response.status === 503 || response.status === 429) && attempt < busyAttempts) {
    // Visitors come first; the records can wait.
    await setTimeout(1_000)
    return post(api, batch, attempt + 1)
  }
  if (response.status === 404 || response.status === 503)
    throw new ImportAbortedError(
      `the running API (process ${api.pid}) refused the import with status ${response.status}`,
    )
  const answer = (await response.json()) as { code: number; message: string; data: ImportCounts }
  if (answer.code !== 0) throw new Error(answer.message)
  return answer.data
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(`jobs:import: ${(error as Error).message.split('\n')[0]}`)
  process.exitCode = 1
}
