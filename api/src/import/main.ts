import { parseArgs } from 'node:util'
import { writeBatch } from './import-batch.ts'
import { type ImportSummary, importFiles, type Rejection } from './import-files.ts'
import { openSite } from './open-site.ts'

const usage = `Usage: npm run jobs:import -- [--json] [--keep-expired] FILES…

Imports schema.org JobPosting records from JSON, JSON lines or HTML with JSON-LD, gzipped or not, into the site whose data
folder is DATA_DIR (default .data), running or not; into the database at DATABASE_URL when that is set.
  --json          print the summary, every rejection and every warning as one JSON object
  --keep-expired  import postings whose validThrough is past as open, for test catalogues`

const printedLines = 200

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
    return (rejection: Rejection) => {
      count += 1
      if (values.json) list.push(rejection)
      else if (count <= printedLines) console.error(`${rejection.file}:${rejection.line}: ${rejection.reason}`)
      else if (count === printedLines + 1)
        console.error('… more like this are counted but not printed; --json lists all')
    }
  }
  const { name, connection } = await openSite()
  if (!values.json) console.log(`importing into ${name} …`)
  try {
    const options = { now: Date.now(), keepExpired: values['keep-expired'] ?? false, warn: collect(warnings) }
    const summary = await importFiles(
      positionals,
      (batch) => writeBatch(connection.db, batch),
      collect(rejections),
      options,
    )
    if (values.json) console.log(JSON.stringify({ ...summary, rejections, warnings }, null, 2))
    else printSummary(summary)
    const isUsable = summary.imported + summary.updated + summary.unchanged > 0
    return isUsable && summary.unreadable.length === 0 ? 0 : 1
  } finally {
    await connection.close()
  }
}

const printSummary = (summary: ImportSummary): void => {
  for (const { file, reason } of summary.unreadable) console.error(`${file}: cannot be read: ${reason}`)
  const { imported, updated, unchanged, rejected, expired, warned } = summary
  console.log(`imported ${imported}, updated ${updated}, unchanged ${unchanged}, rejected ${rejected}`)
  if (expired > 0) console.log(`${expired} of these are expired by their validThrough and stored as closed`)
  if (warned > 0)
    console.log(`${warned} ${warned === 1 ? 'warning' : 'warnings'} above: what was left out or is in doubt`)
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(`jobs:import: ${(error as Error).message.split('\n')[0]}`)
  process.exitCode = 1
}
