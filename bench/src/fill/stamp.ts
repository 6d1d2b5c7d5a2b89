import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../places.ts'
import { say } from '../progress.ts'
import { companiesFor, companyBatch, jobBatches } from './job-lines.ts'

type Stamp = { content: string; jobs: number; filledAt: string }

/** Jobs are dated relative to the day of the fill; after two weeks too many of them have run out. */
const lifetime = 14 * 86_400_000

/** What the rows of a fill look like: changes with the generator, the search fields or the schema, and with nothing else. */
const contentOf = async (): Promise<string> => {
  const hash = createHash('sha256')
  const now = new Date('2026-01-01')
  hash.update(companyBatch(400, now).text)
  for (const batches of jobBatches({ first: 1, count: 300, companies: companiesFor(0), now }))
    for (const { columns, text } of batches) hash.update(columns).update(text)
  const migrations = join(root, 'api/drizzle')
  for (const name of (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort())
    hash.update(await readFile(join(migrations, name)))
  return hash.digest('hex').slice(0, 16)
}

/** Remembers that a database was filled, and with what. */
export const stampOf = async (file: string, jobs: number) => {
  const content = await contentOf()
  return {
    isFresh: async (): Promise<boolean> => {
      if (!existsSync(file)) return false
      const stamp = JSON.parse(await readFile(file, 'utf8')) as Stamp
      const isSame = stamp.content === content && stamp.jobs === jobs
      const isYoung = Date.now() - Date.parse(stamp.filledAt) < lifetime
      if (!isSame) say('the database was filled with other rows or another schema: filling it anew')
      else if (!isYoung) say('the database was filled over two weeks ago: filling it anew')
      return isSame && isYoung
    },
    clear: () => rm(file, { force: true }),
    write: () => writeFile(file, JSON.stringify({ content, jobs, filledAt: new Date().toISOString() } satisfies Stamp)),
  }
}
