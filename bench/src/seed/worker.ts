import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { bulkSession } from './bulk-load.ts'
import { jobBatches, type Slice } from './job-lines.ts'

/** A COPY that stays open for all of a worker's rows of a table. */
const openCopy = async (url: string, table: string, columns: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(bulkSession)
  const stream = client.query(copyFrom(`copy ${table} (${columns}) from stdin`))
  return {
    write: async (text: string) => {
      if (!stream.write(text)) await once(stream, 'drain')
    },
    close: async () => {
      const done = once(stream, 'finish')
      stream.end()
      await done
      await client.end()
    },
  }
}

const { url, slice } = workerData as { url: string; slice: Slice }
const copies = new Map<string, Awaited<ReturnType<typeof openCopy>>>()
for (const batches of jobBatches(slice)) {
  for (const { table, columns, text, rows } of batches) {
    const copy = copies.get(table) ?? (await openCopy(url, table, columns))
    copies.set(table, copy)
    await copy.write(text)
    if (table === 'jobs') parentPort?.postMessage(rows)
  }
}
for (const copy of copies.values()) await copy.close()
