import { createHash } from 'node:crypto'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { createQueryCache } from '../platform/cache/query-cache.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { builtInOccupations, createOccupationMatcher, type OccupationMatcher } from './occupation-matcher.ts'
import { importedOccupations } from './tables.ts'
import type { NumberedOccupation } from './taxonomy.ts'

/** Raise it when the same names are matched in another way, so that all jobs are matched again. */
const matchingVersion = 2

export type LoadedOccupations = { matcher: OccupationMatcher; version: string }

const loaded = createQueryCache<LoadedOccupations>({ maxEntries: 10, ttlSeconds: 60 })
/** The last taxonomy that was built from imported occupations, so that it is built again only when these change. */
let last: LoadedOccupations | undefined
let builtInVersion: string | undefined

/** The product's occupations together with those that the database holds. */
export const loadOccupations = (db: QueryExecutor): Promise<LoadedOccupations> =>
  loaded(db, 'occupations', async () => {
    const rows = await db.select().from(importedOccupations).orderBy(importedOccupations.id)
    const builtIn = builtInOccupations()
    builtInVersion ??= versionOf([...builtIn.byNumber.values()])
    if (rows.length === 0) return { matcher: builtIn, version: builtInVersion }
    const version = versionOf([builtInVersion, rows])
    if (last?.version !== version) last = { matcher: createOccupationMatcher(withImported(builtIn, rows)), version }
    return last
  })

const versionOf = (entries: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([matchingVersion, entries]))
    .digest('hex')
    .slice(0, 16)

type Imported = typeof importedOccupations.$inferSelect

/**
 * Both together. An imported occupation whose usual title is a name of one of ours is that one and adds names to it; names that another of ours has stay
 * with that, because people mean the same by them wherever they come from.
 */
const withImported = (matcher: OccupationMatcher, imported: Imported[]): NumberedOccupation[] => {
  const occupations = new Map(matcher.byId)
  for (const { id, number, isco, names } of imported) {
    const named = Object.entries(names) as [LanguageKey, string[]][]
    const own = named.flatMap(([language, [usual]]) => (usual === undefined ? [] : matcher.named(usual, language)))
    const known = matcher.byNumber.get(own[0] ?? 0)
    const target = (known && occupations.get(known.id)) ?? { id, number, isco, functions: [], related: [], names: {} }
    const merged = { ...target.names }
    for (const [language, list] of named) {
      const added = list.filter((name) => matcher.named(name, language).every((each) => each === target.number))
      merged[language] = [...new Set([...(merged[language] ?? []), ...added])]
    }
    occupations.set(target.id, { ...target, names: merged })
  }
  return [...occupations.values()]
}
