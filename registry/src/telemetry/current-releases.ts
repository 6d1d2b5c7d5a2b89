import type { Database } from '@jobspan/kit-server'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { isNotNull } from 'drizzle-orm'
import { cells } from '../platform/database/schema/rollout.ts'
import { type ReleaseInCountry, subjectKey } from './subject.ts'

/** Tells which releases are current where, as of the last time that the database was asked. */
export const createCurrentReleases = (db: Database) => {
  let current = new Set<string>()
  return {
    has: (subject: ReleaseInCountry): boolean => current.has(subjectKey(subject)),
    refreshIfUnknown: async (): Promise<void> => {
      const rows = await db
        .select({ remote: cells.remote, country: cells.country, build: cells.current })
        .from(cells)
        .where(isNotNull(cells.current))
      current = new Set(
        rows.map(({ remote, country, build }) =>
          subjectKey({ remote, build: build ?? '', country: country as CountryKey }),
        ),
      )
    },
  }
}
