import type { QueryExecutor } from '@jobspan/kit-server'
import { findShellConflicts } from '@jobspan/kit-server/compatibility/find-conflicts'
import { findIncompatibilities } from '@jobspan/kit-server/compatibility/find-incompatibilities'
import { announceShell, listShells } from '@jobspan/shared-kit/contracts/registry/releases'
import type { Release } from '@jobspan/shared-kit/contracts/remotes/releases'
import { REMOTE_CONTRACT_VERSION } from '@jobspan/shared-kit/contracts/remotes/remote-contract'
import { desc, gt, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { shells } from '../platform/database/schema/releases.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import { requirePermission } from '../platform/http/require-permission.ts'

/** Shells that spoke within so long, by the database's clock: a replica's own may be wrong. The last that spoke first. */
const listShellsSeenWithin = (db: QueryExecutor, interval: SQL) =>
  db
    .select()
    .from(shells)
    .where(gt(shells.seenAt, sql`now() - ${interval}`))
    .orderBy(desc(shells.seenAt))

/** Shells that run: they speak every minute, so those that did within ten. Where there is none, the last that ran. */
const runningShells = async (db: QueryExecutor) => {
  const running = await listShellsSeenWithin(db, sql`interval '10 minutes'`)
  return running.length > 0 ? running : db.select().from(shells).orderBy(desc(shells.seenAt)).limit(1)
}

/** Why a release does not fit, by shell: those that run, else what this registry was built with. */
const incompatibilitiesByShell = async (
  db: QueryExecutor,
  release: Release,
): Promise<{ build: string; faults: string[] }[]> => {
  const known = await runningShells(db)
  if (known.length > 0)
    return known.map((shell) => ({ build: shell.build, faults: findIncompatibilities(release, shell) }))
  // What a shell would provide is not known yet, only the contract.
  const faults = findIncompatibilities({ ...release, shared: {} }, { contract: REMOTE_CONTRACT_VERSION, shared: {} })
  return [{ build: 'none spoke yet', faults }]
}

/** Refuses (409) a release that no running shell could mount, and says what keeps it from the nearest one. */
export const requireCompatibleShell = async (db: QueryExecutor, release: Release): Promise<void> => {
  const [nearest] = (await incompatibilitiesByShell(db, release)).toSorted((a, b) => a.faults.length - b.faults.length)
  if (!nearest || nearest.faults.length === 0) return
  throw new RegistryError(
    409,
    `${release.name} ${release.build} fits no running shell (${nearest.build}): ${nearest.faults.join('; ')}. Build it against that shell.`,
  )
}

/** Refuses (409) a release with a route that is an own page of a running shell: it could never be seen there. */
export const rejectShellConflicts = async (db: QueryExecutor, release: Release): Promise<void> => {
  const taken = (await runningShells(db)).flatMap((shell) => findShellConflicts(release, shell))
  if (taken.length === 0) return
  throw new RegistryError(
    409,
    `${release.name} ${release.build} would never be seen: ${taken.join('; ')}. Choose other routes.`,
  )
}

export const registerShellRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, announceShell, 'member', async ({ params, body, caller, db }) => {
    requirePermission(caller, 'announce')
    if (body.build !== params.build) throw new RegistryError(422, 'The build in the address and in the body differ.')
    const { contract, shared, paths = null } = body
    const [row] = await db
      .insert(shells)
      .values({ build: params.build, contract, shared, paths, seenAt: sql`now()` })
      .onConflictDoUpdate({
        target: shells.build,
        // Who announces a build that is about to start does not know its pages; they stay what the shell itself said.
        set: { contract, shared, paths: sql`coalesce(excluded.paths, ${shells.paths})`, seenAt: sql`now()` },
      })
      .returning({ seenAt: shells.seenAt })
    return { seen_at: (row?.seenAt ?? new Date()).toISOString() }
  })

  registerEndpoint(app, listShells, 'member', async ({ caller, db }) => {
    requirePermission(caller, 'read')
    const running = new Set((await runningShells(db)).map(({ build }) => build))
    const rows = await listShellsSeenWithin(db, sql`interval '1 day'`)
    return rows.map(({ build, contract, shared, paths, seenAt }) => ({
      build,
      contract,
      shared,
      ...(paths ? { paths } : {}),
      runs: running.has(build),
      seen_at: seenAt.toISOString(),
    }))
  })
}
