import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { formerDatabases } from '../packages/kit-server/src/embedded/data-directory.ts'
import { isCopy, listCopies, restoreSite } from './copies/site-copies.ts'
import { type FormerDatabase, takeFormerAlong } from './copies/take-former-along.ts'

/** What a folder holds of a former release: a data folder both databases, a copy one, which its name tells. */
const formerIn = (folder: string): FormerDatabase[] =>
  existsSync(join(folder, 'PG_VERSION'))
    ? [{ name: basename(folder).startsWith('database') ? 'registry' : 'api', folder }]
    : formerDatabases(folder)

/** Brings a copy back: the newest of the site, or the one in the folder that is named. A copy or data folder of a former release is read too. */
const restore = async (dataDirectory: string, named: string | undefined): Promise<string> => {
  const copy = named ?? (await listCopies(dataDirectory)).at(-1) ?? dataDirectory
  if (isCopy(copy)) {
    const aside = await restoreSite(dataDirectory, copy)
    return `${dataDirectory} restored from ${copy}${aside === null ? '' : `; what was there is now in ${aside}`}`
  }
  const former = formerIn(copy)
  if (former.length === 0)
    throw new Error(
      named === undefined
        ? `there is no copy of ${dataDirectory}; \`npm run backup\` makes one`
        : `${copy} is no copy of a site`,
    )
  await takeFormerAlong(dataDirectory, former)
  return `${former.map(({ folder }) => folder).join(' and ')} taken along to ${dataDirectory}; what was read is as it was`
}

// `npm run restore`, or `npm run restore -- FOLDER`.
try {
  if (process.env.DATABASE_URL) throw new Error('DATABASE_URL: the database is on a server; use pg_dump and pg_restore')
  process.umask(0o077)
  const [named] = process.argv.slice(2)
  console.log(await restore(resolve(process.env.DATA_DIR || '.data'), named === undefined ? undefined : resolve(named)))
} catch (error) {
  console.error(`restore: ${(error as Error).message}`)
  process.exitCode = 1
}
