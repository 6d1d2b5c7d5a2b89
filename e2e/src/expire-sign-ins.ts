import { resolve } from 'node:path'
import { openServiceDatabase } from '@jobspan/kit-server'
import { site } from './site.ts'

/** Makes every half-finished sign-in older by eleven minutes, one more than it waits. */
export const expireSignIns = async (): Promise<void> => {
  const { DATABASE_URL: url } = process.env
  const { db, close } = await openServiceDatabase(url ? { url } : { dataDirectory: site.dataDir }, {
    service: 'api',
    migrationsFolder: resolve(import.meta.dirname, '../../api/drizzle'),
  })
  try {
    await db.execute("update auth_flows set expires_at = expires_at - interval '11 minutes'")
  } finally {
    await close()
  }
}
