import type { QueryExecutor } from '@jobspan/kit-server'
import { isPreviewBuild } from '@jobspan/shared-kit/contracts/registry/preview-builds'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { and, eq, inArray } from 'drizzle-orm'
import { releases } from '../platform/database/schema/releases.ts'

type Name = { remote: string; build: string }

/**
 * Manifests of releases. They never change, so each is read once; the oldest go when there are very many. Those of preview builds
 * are read each time, because they end where their request is closed, on whichever replica.
 */
export type ManifestCache = {
  load: (db: QueryExecutor, names: readonly Name[]) => Promise<(remote: string, build: string) => Release | undefined>
  /** Of the `release.json` that a manifest was read from, as it was published. Only for manifests that `load` gave. */
  integrityOf: (manifest: Release) => string
}

const maxEntries = 2_000

export const createManifestCache = (): ManifestCache => {
  const known = new Map<string, Release>()
  const integrities = new WeakMap<Release, string>()
  const keyOf = (remote: string, build: string) => `${remote} ${build}`
  return {
    load: async (db, names) => {
      const found = new Map<string, Release>()
      const missing = names.filter(({ remote, build }) => !known.has(keyOf(remote, build)))
      if (missing.length > 0) {
        const rows = await db
          .select({
            remote: releases.remote,
            build: releases.build,
            manifest: releases.manifest,
            integrity: releases.integrity,
          })
          .from(releases)
          .where(
            missing.length === 1
              ? and(eq(releases.remote, missing[0]?.remote ?? ''), eq(releases.build, missing[0]?.build ?? ''))
              : inArray(releases.build, [...new Set(missing.map(({ build }) => build))]),
          )
        for (const { remote, build, manifest, integrity } of rows) {
          integrities.set(manifest, integrity)
          const cache = isPreviewBuild(build) ? found : known
          cache.set(keyOf(remote, build), manifest)
        }
      }
      for (const { remote, build } of names) {
        const manifest = known.get(keyOf(remote, build))
        if (manifest) found.set(keyOf(remote, build), manifest)
      }
      for (const key of known.keys()) {
        if (known.size <= maxEntries) break
        known.delete(key)
      }
      return (remote, build) => found.get(keyOf(remote, build))
    },
    integrityOf: (manifest) => {
      const integrity = integrities.get(manifest)
      if (integrity === undefined) throw new Error(`${manifest.name} ${manifest.build} was not read from the database`)
      return integrity
    },
  }
}
