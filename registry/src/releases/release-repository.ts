import type { QueryExecutor } from '@jobspan/kit-server'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { PublishedRelease } from '@jobspan/shared-kit/contracts/registry/releases'
import { listContributionNames, type Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { releases, remotes } from '../platform/database/schema/releases.ts'
import { cells } from '../platform/database/schema/rollout.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import { isReleaseRow } from './preview-rows.ts'

type ReleaseRow = typeof releases.$inferSelect

export const findRelease = async (
  db: QueryExecutor,
  remote: string,
  build: string,
): Promise<ReleaseRow | undefined> => {
  const [row] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.build, build)))
  return row
}

/** As `findRelease`; 404 where there is none. */
export const getReleaseRow = async (db: QueryExecutor, remote: string, build: string): Promise<ReleaseRow> => {
  const row = await findRelease(db, remote, build)
  if (!row) throw new RegistryError(404, `${remote} has no release ${build}; publish it first.`)
  return row
}

/** What product owners call a remote; null where no release said. */
export const findDisplayName = async (db: QueryExecutor, remote: string): Promise<string | null> => {
  const [row] = await db.select({ displayName: remotes.displayName }).from(remotes).where(eq(remotes.name, remote))
  return row?.displayName ?? null
}

/** Releases of a remote as the console and the command line see them, newest first; preview builds only by their name. */
export const listReleaseResponses = async (
  db: QueryExecutor,
  remote: string,
  build?: string,
): Promise<PublishedRelease[]> => {
  const rows = await db
    .select()
    .from(releases)
    .where(and(eq(releases.remote, remote), build === undefined ? isReleaseRow : eq(releases.build, build)))
    .orderBy(desc(releases.publishedAt), desc(releases.build))
  const running = await db
    .select({ country: cells.country, current: cells.current, canary: cells.canary })
    .from(cells)
    .where(eq(cells.remote, remote))
    .orderBy(cells.country)
  return rows.map(({ manifest, ...row }) => ({
    remote: row.remote,
    build: row.build,
    contract: manifest.contract,
    commit: row.commit,
    note: row.note,
    published_at: row.publishedAt.toISOString(),
    published_by: row.publishedBy,
    bytes: row.bytes,
    page_bytes: row.pageBytes,
    routes: manifest.pages.map(({ path }) => path),
    slots: listContributionNames(manifest),
    shared: manifest.shared,
    current_in: running.filter(({ current }) => current === row.build).map(({ country }) => country),
    canary_in: running.filter(({ canary }) => canary?.build === row.build).map(({ country }) => country),
  }))
}

/** Releases of other remotes that run anywhere, as current or canary; what they claim is theirs. Countries narrow it. */
export const runningReleases = async (
  db: QueryExecutor,
  exceptRemote: string,
  countries?: readonly CountryKey[],
): Promise<Release[]> => {
  const rows = await db
    .select({ remote: cells.remote, current: cells.current, canary: cells.canary })
    .from(cells)
    .where(and(ne(cells.remote, exceptRemote), countries && inArray(cells.country, [...countries])))
  const names = new Set(
    rows.flatMap(({ remote, current, canary }) =>
      [current, canary?.build].flatMap((build) => (build ? [`${remote} ${build}`] : [])),
    ),
  )
  if (names.size === 0) return []
  const found = await db
    .select({ remote: releases.remote, build: releases.build, manifest: releases.manifest })
    .from(releases)
    .where(inArray(releases.remote, [...new Set(rows.map(({ remote }) => remote))]))
  return found.filter(({ remote, build }) => names.has(`${remote} ${build}`)).map(({ manifest }) => manifest)
}
