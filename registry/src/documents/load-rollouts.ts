import type { QueryExecutor } from '@jobspan/kit-server'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { CountryDocument } from '@jobspan/shared-kit/contracts/registry/document'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { remotes } from '../platform/database/schema/releases.ts'
import { cells } from '../platform/database/schema/rollout.ts'
import type { ManifestCache } from '../releases/manifest-cache.ts'

type CountryRollouts = Required<Pick<CountryDocument, 'remotes' | 'first_canaries'>>

/** What runs in some countries, from the database alone; a remote of which nothing was ever set in one is not listed there. */
export const loadRollouts = async (
  db: QueryExecutor,
  manifests: ManifestCache,
  countries: readonly CountryKey[],
): Promise<Map<CountryKey, CountryRollouts>> => {
  const rows = await db
    .select({ cell: cells, salt: remotes.salt })
    .from(cells)
    .innerJoin(remotes, eq(remotes.name, cells.remote))
    .where(and(inArray(cells.country, [...countries]), or(isNotNull(cells.current), isNotNull(cells.canary))))
    .orderBy(cells.remote)
  const wanted = rows.flatMap(({ cell }) =>
    [cell.current, cell.earlier[0], cell.canary?.build].flatMap((build) =>
      build ? [{ remote: cell.remote, build }] : [],
    ),
  )
  const known = await manifests.load(db, wanted)
  const found = new Map<CountryKey, CountryRollouts>(
    countries.map((country) => [country, { remotes: [], first_canaries: [] }]),
  )
  for (const { cell, salt } of rows) {
    const release = (build: string | null | undefined): Release | null => (build && known(cell.remote, build)) || null
    const current = release(cell.current)
    const canary = release(cell.canary?.build)
    const runs = found.get(cell.country)
    if (!current) {
      const { remote: name, enabled } = cell
      if (enabled && canary && cell.canary)
        runs?.first_canaries.push({ name, salt, release: canary, percent: cell.canary.percent })
      continue
    }
    runs?.remotes.push({
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
