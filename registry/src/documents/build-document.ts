import type { CountryKey } from '@jobspan/shared-kit/contracts/places'
import type { CountryDocument, Rollout } from '@jobspan/shared-kit/contracts/registry/document'
import type { Release } from '@jobspan/shared-kit/contracts/releases'
import type { Queries } from '@jobspan/shared-kit/server'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { remotes } from '../database/schema/releases.ts'
import { cells } from '../database/schema/rollout.ts'
import type { ManifestCache } from '../releases/manifest-cache.ts'

/** What runs in some countries, from the database alone; a remote that was never promoted in one is not listed there. */
export const rolloutsOf = async (
  db: Queries,
  manifests: ManifestCache,
  countries: readonly CountryKey[],
): Promise<Map<CountryKey, CountryDocument['remotes']>> => {
  const rows = await db
    .select({ cell: cells, salt: remotes.salt })
    .from(cells)
    .innerJoin(remotes, eq(remotes.name, cells.remote))
    .where(and(inArray(cells.country, [...countries]), isNotNull(cells.current)))
    .orderBy(cells.remote)
  const wanted = rows.flatMap(({ cell }) =>
    [cell.current, cell.earlier[0], cell.canary?.build].flatMap((build) =>
      build ? [{ remote: cell.remote, build }] : [],
    ),
  )
  const known = await manifests.load(db, wanted)
  const found = new Map<CountryKey, Rollout[]>(countries.map((country) => [country, []]))
  for (const { cell, salt } of rows) {
    const release = (build: string | null | undefined): Release | null => (build && known(cell.remote, build)) || null
    const current = release(cell.current)
    if (!current) continue
    const canary = release(cell.canary?.build)
    found.get(cell.country)?.push({
      name: cell.remote,
      enabled: cell.enabled,
      salt,
      current,
      previous: release(cell.earlier[0]),
      canary: canary && cell.canary ? { release: canary, percent: cell.canary.percent } : null,
    })
  }
  return found
}
