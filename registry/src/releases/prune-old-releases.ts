import type { QueryExecutor } from '@jobspan/kit-server'
import type { pruneReleases } from '@jobspan/shared-kit/contracts/registry/releases'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod/mini'
import { type RegistryTransaction, runRegistryTransaction } from '../audit/registry-transaction.ts'
import { audit } from '../platform/database/schema/audit.ts'
import { releases } from '../platform/database/schema/releases.ts'
import { cells, schedule } from '../platform/database/schema/rollout.ts'
import { afterCommit } from '../platform/http/after-commit.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import { isReleaseRow } from './preview-rows.ts'
import { listStoredFiles } from './read-manifest.ts'
import type { ReleaseServices } from './release-services.ts'

type PruneRequest = z.output<typeof pruneReleases.body> & { remote: string; actor: string }
type Pruned = z.output<typeof pruneReleases.data>

/**
 * Removes old releases of a remote. Kept are the newest, and whatever anybody has, may go back to with one step, or will get:
 * current, previous, canary and halted canary of every country, and all that a schedule will bring or bring back.
 */
export const pruneOldReleases = async (
  { connection: { db }, store, maps }: Pick<ReleaseServices, 'connection' | 'store' | 'maps'>,
  { remote, actor, keep, dry_run: isDryRun, reason }: PruneRequest,
  log: FastifyBaseLogger,
): Promise<Pruned> => {
  const removed = await runRegistryTransaction(db, async (change) => {
    const known = await change.db
      .select()
      .from(releases)
      // Preview builds have an end of their own.
      .where(and(eq(releases.remote, remote), isReleaseRow))
      .orderBy(desc(releases.publishedAt), desc(releases.build))
    if (known.length === 0) throw new RegistryError(404, `There is no remote ${remote}.`)
    const inUse = await buildsInUse(change.db, remote)
    const old = known.slice(keep).filter(({ build }) => !inUse.has(build))
    if (isDryRun || old.length === 0) return { old, kept: known.length - old.length, sequence: null }
    const builds = old.map(({ build }) => build)
    await change.db.delete(releases).where(and(eq(releases.remote, remote), inArray(releases.build, builds)))
    await removeFromHistory(change, remote, builds)
    const details = { builds, bytes: old.reduce((sum, { bytes }) => sum + bytes, 0) }
    const sequence = await change.appendAuditEntry({ actor, action: 'prune', remote, reason, details })
    return { old, kept: known.length - old.length, sequence }
  })
  // After the commit: a release that is still listed has its files, whatever happens here.
  if (!isDryRun) {
    for (const { build, manifest } of removed.old) {
      await afterCommit(log, () => store.remove(remote, build, listStoredFiles(manifest)), undefined)
      await afterCommit(log, () => maps.remove(remote, build), undefined)
    }
  }
  return {
    sequence: removed.sequence,
    kept: removed.kept,
    removed: removed.old.map(({ build, bytes, publishedAt }) => ({
      build,
      bytes,
      published_at: publishedAt.toISOString(),
    })),
  }
}

/** Builds of a remote that are not to be missed anywhere. */
const buildsInUse = async (db: QueryExecutor, remote: string): Promise<ReadonlySet<string>> => {
  const set = await db.select().from(cells).where(eq(cells.remote, remote))
  const here = set.flatMap(({ current, earlier, canary, halted }) => [
    current,
    earlier[0],
    canary?.build,
    halted?.build,
  ])
  const due = await db.select().from(schedule).where(isNull(schedule.doneAt))
  const scheduledBuilds = due.flatMap(({ request }) =>
    request.remote === remote && 'build' in request.change ? [request.change.build] : [],
  )
  const undoneSequences = due.flatMap(({ undoes }) => (undoes === null ? [] : [undoes]))
  const rows =
    undoneSequences.length === 0 ? [] : await db.select().from(audit).where(inArray(audit.sequence, undoneSequences))
  const restored = rows
    .filter((row) => row.remote === remote)
    .flatMap((row) => row.cells.flatMap(({ before }) => [before.current, before.previous, before.canary?.build]))
  return new Set([...here, ...scheduledBuilds, ...restored].filter((build) => build !== null && build !== undefined))
}

/** Nobody is led back to what is not there any more. */
const removeFromHistory = async (
  change: RegistryTransaction,
  remote: string,
  builds: readonly string[],
): Promise<void> => {
  const set = await change.db.select().from(cells).where(eq(cells.remote, remote))
  for (const { country, earlier } of set) {
    const left = earlier.filter((build) => !builds.includes(build))
    if (left.length === earlier.length) continue
    await change.db
      .update(cells)
      .set({ earlier: left })
      .where(and(eq(cells.remote, remote), eq(cells.country, country)))
  }
}
