import { dirname, resolve } from 'node:path'
import { restore } from '../shared-kit/src/server/embedded/backup.ts'
import { embeddedDatabases } from './databases.ts'

// Brings copies of the embedded databases back: `npm run restore` takes the newest of each, `npm run restore -- <folder>` that copy.
try {
  const [named] = process.argv.slice(2)
  const copy = named === undefined ? undefined : resolve(named)
  const folders = embeddedDatabases(process.env).filter(
    (folder) => copy === undefined || dirname(dirname(copy)) === dirname(folder),
  )
  if (folders.length === 0) throw new Error(`${copy} is no copy of a database in DATA_DIR`)
  for (const folder of folders) {
    const { from, aside } = await restore(folder, copy === undefined ? {} : { copy })
    console.log(`${folder} restored from ${from}${aside === null ? '' : `; what was there is now ${aside}`}`)
  }
} catch (error) {
  console.error(`restore: ${(error as Error).message}`)
  process.exit(1)
}
