import type { Database } from '@jobspan/kit-server'
import { shellRemoteName } from '@jobspan/shared-kit/contracts/registry/telemetry'
import { releases, shells } from '../platform/database/schema/releases.ts'

/**
 * Tells published builds, and shells that announced themselves, from made-up ones. Asks the database again for one it does not
 * know, at most once a second.
 */
export const createKnownReleases = (db: Database) => {
  let known = new Set<string>()
  let readAt = Number.NEGATIVE_INFINITY
  const key = (remote: string, build: string) => `${remote} ${build}`
  return {
    has: (remote: string, build: string): boolean => known.has(key(remote, build)),
    /** Sees to it that those of `asked` which were published or announced are known. */
    refreshIfUnknown: async (requested: Iterable<{ remote: string; build: string }>): Promise<void> => {
      const isNew = [...requested].some(({ remote, build }) => !known.has(key(remote, build)))
      if (!isNew || performance.now() - readAt < 1_000) return
      readAt = performance.now()
      const [published, announced] = await Promise.all([
        db.select({ remote: releases.remote, build: releases.build }).from(releases),
        db.select({ build: shells.build }).from(shells),
      ])
      known = new Set([
        ...published.map(({ remote, build }) => key(remote, build)),
        ...announced.map(({ build }) => key(shellRemoteName, build)),
      ])
    },
  }
}
