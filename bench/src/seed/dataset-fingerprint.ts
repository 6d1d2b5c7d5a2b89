import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { logProgress } from '../progress.ts'
import { companiesFor, companyBatch, jobBatches } from './job-lines.ts'

type Stamp = { content: string; jobs: number; filledAt: string }

/** Jobs are dated relative to the day of the fill; after two weeks too many of them have run out. */
const lifetime = 14 * 86_400_000

/**
 * What the rows of a fill look like: changes with the generator, the search fields or the columns, and with nothing else. Migrations are
 * no part of it: the API brings a kept database up to date when it opens it, as it does any other.
 */
const contentOf = async (): Promise<string> => {
  const hash = createHash('sha256')
  const now = new Date('2026-01-01')
  hash.update(companyBatch(400, now).text)
  for (const batches of jobBatches({ first: 1, count: 300, companies: companiesFor(0), now }))
    for (const { columns, text } of batches) hash.update(columns).update(text)
  return hash.digest('hex').slice(0, 16)
}

/** Remembers that a database was filled, and with what. */
export const datasetFingerprint = async (file: string, jobs: number) => {
  const content = await contentOf()
  return {
    isFresh: async (): Promise<boolean> => {
      if (!existsSync(file)) return false
      const stamp = JSON.parse(await readFile(file, 'utf8')) as Stamp
      const isSame = stamp.content === content && stamp.jobs === jobs
      const isYoung = Date.now() - Date.parse(stamp.filledAt) < lifetime
      if (!isSame) logProgress('the database was filled with other rows or another schema: filling it anew')
      else if (!isYoung) logProgress('the database was filled over two weeks ago: filling it anew')
      return isSame && isYoung
    },
    clear: () => rm(file, { force: true }),
    write: () => writeFile(file, JSON.stringify({ content, jobs, filledAt: new Date().toISOString() } satisfies Stamp)),
  }
}
