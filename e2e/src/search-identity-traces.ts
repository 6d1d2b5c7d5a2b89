import { openDatabase as openApiDatabase } from '../../api/src/platform/database/database.ts'
import {
  excerptOf,
  filesWithTraces,
  linesWithTraces,
  readTables,
  rowsWithTraces,
} from '../../api/src/testing/identity-traces.ts'
import { openDatabase as openRegistryDatabase } from '../../registry/src/platform/database/database.ts'

/**
 * Looks for all people of the stand-in for Singpass in whatever a site that is stopped left behind: what its processes wrote, each table of both
 * databases, and each file of its data folder. Throws with what names somebody beyond what is kept (docs/product-rules.md#identity-data), and
 * where there was nothing to look through.
 */
export const searchIdentityTraces = async ({ dataDir, log }: { dataDir: string; log: string }): Promise<string> => {
  // Before a database is opened, which cleans up in its files.
  const files = await filesWithTraces(dataDir)
  const lines = log.split('\n')
  const traces = [
    ...files.traces.map((trace) => `file ${trace}`),
    ...linesWithTraces(lines).map((line) => `log ${excerptOf(line)}`),
  ]
  let tables = 0
  let rows = 0
  for (const [service, open] of [
    ['api', openApiDatabase],
    ['registry', openRegistryDatabase],
  ] as const) {
    const connection = await open({ dataDirectory: dataDir })
    try {
      for (const table of await readTables(connection.db)) {
        tables += 1
        rows += table.rows.length
        traces.push(...rowsWithTraces(table.rows).map((row) => `table of ${service} ${excerptOf(row)}`))
      }
    } finally {
      await connection.close()
    }
  }
  const looked = `${files.count} files, ${lines.length} lines of log, ${rows} rows of ${tables} tables`
  if (traces.length > 0)
    throw new Error(`People of Singpass’s stand-in are named where nothing of them is kept:\n${traces.join('\n')}`)
  if (files.count < 100 || lines.length < 10 || tables < 80 || rows < 1000)
    throw new Error(`The search for identifiers looked at too little: ${looked}`)
  return looked
}
