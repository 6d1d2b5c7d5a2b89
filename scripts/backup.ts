import { resolve } from 'node:path'
import { copySite } from './copies/site-copies.ts'

// Copies a site, running or not: `npm run backup`.
try {
  if (process.env.DATABASE_URL) throw new Error('DATABASE_URL: the database is on a server; use pg_dump and pg_restore')
  process.umask(0o077)
  console.log(`copied to ${await copySite(resolve(process.env.DATA_DIR || '.data'), { keep: 7 })}`)
} catch (error) {
  console.error(`backup: ${(error as Error).message}`)
  process.exitCode = 1
}
