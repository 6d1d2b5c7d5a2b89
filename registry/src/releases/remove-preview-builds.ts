import { isPreviewOf } from '@jobspan/shared-kit/contracts/registry/preview-builds'
import { previewDays } from '@jobspan/shared-kit/contracts/registry/previews'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { type RegistryTransaction, runRegistryTransaction } from '../audit/registry-transaction.ts'
import { systemActor } from '../audit/system-actor.ts'
import { releases } from '../platform/database/schema/releases.ts'
import { afterCommit } from '../platform/http/after-commit.ts'
import { isPreviewRow } from './preview-rows.ts'
import { listStoredFiles } from './read-manifest.ts'
import type { ReleaseServices } from './release-services.ts'

type Services = Pick<ReleaseServices, 'connection' | 'store' | 'maps'>
type Removed = { remote: string; build: string; files: string[] }

/** Removes all preview builds of a request of a remote. Gives their ids. */
export const removePreviewBuilds = async (
  services: Services,
  { remote, request, actor }: { remote: string; request: string; actor: string },
  log: FastifyBaseLogger,
): Promise<string[]> => {
  const removed = await runRegistryTransaction(services.connection.db, async (change) => {
    const previews = await change.db
      .select()
      .from(releases)
      .where(and(eq(releases.remote, remote), isPreviewRow))
    const own = previews.filter(({ build }) => isPreviewOf(build, request))
    return removeRows(change, own, { actor, reason: `Closed the preview of ${request}` })
  })
  await removeFiles(services, removed, log)
  return removed.map(({ build }) => build)
}

/** Removes preview builds that nobody closed. */
export const removeExpiredPreviews = async (services: Services, log: FastifyBaseLogger): Promise<void> => {
  const removed = await runRegistryTransaction(services.connection.db, async (change) => {
    const old = await change.db
      .select()
      .from(releases)
      .where(and(isPreviewRow, sql`${releases.publishedAt} < now() - make_interval(days => ${previewDays})`))
    const all: Removed[] = []
    for (const remote of new Set(old.map((row) => row.remote))) {
      const own = old.filter((row) => row.remote === remote)
      all.push(...(await removeRows(change, own, { actor: systemActor, reason: `Older than ${previewDays} days` })))
    }
    return all
  })
  await removeFiles(services, removed, log)
}

const removeRows = async (
  change: RegistryTransaction,
  rows: readonly (typeof releases.$inferSelect)[],
  { actor, reason }: { actor: string; reason: string },
): Promise<Removed[]> => {
  const [first] = rows
  if (!first) return []
  const builds = rows.map(({ build }) => build)
  const { remote } = first
  await change.db.delete(releases).where(and(eq(releases.remote, remote), inArray(releases.build, builds)))
  const details = { builds, bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) }
  await change.appendAuditEntry({ actor, action: 'prune', remote, reason, details })
  return rows.map(({ build, manifest }) => ({ remote, build, files: listStoredFiles(manifest) }))
}

/** After the commit: a build that is still listed has its files, whatever happens here. */
const removeFiles = async ({ store, maps }: Services, removed: readonly Removed[], log: FastifyBaseLogger) => {
  for (const { remote, build, files } of removed) {
    await afterCommit(log, () => store.remove(remote, build, files), undefined)
    await afterCommit(log, () => maps.remove(remote, build), undefined)
  }
}
