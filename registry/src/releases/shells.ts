import { announceShell, listShells } from '@jobspan/shared-kit/contracts/registry/releases'
import type { Release } from '@jobspan/shared-kit/contracts/releases'
import { CONTRACT_VERSION } from '@jobspan/shared-kit/contracts/remote-contract'
import type { Queries } from '@jobspan/shared-kit/server'
import { desc, gt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { shells } from '../database/schema/releases.ts'
import { misfits } from '../fit/fits-shell.ts'
import { allow } from '../http/allow.ts'
import { registerEndpoint } from '../http/register-endpoint.ts'
import { RegistryError } from '../http/registry-error.ts'

/** Shells that spoke within the last day, by the database's clock: a replica's own may be wrong. */
const runningShells = (db: Queries) =>
  db.select().from(shells).where(gt(shells.seenAt, sql`now() - interval '1 day'`)).orderBy(desc(shells.seenAt))

/** Why a release does not fit, by shell: those that run, else the last that ran, else what this registry was built with. */
const faultsByShell = async (db: Queries, release: Release): Promise<{ build: string; faults: string[] }[]> => {
  const running = await runningShells(db)
  const known = running.length > 0 ? running : await db.select().from(shells).orderBy(desc(shells.seenAt)).limit(1)
  if (known.length > 0) return known.map((shell) => ({ build: shell.build, faults: misfits(release, shell) }))
  // What a shell would lend is not known yet, only the contract.
  const faults = misfits({ ...release, shared: {} }, { contract: CONTRACT_VERSION, shared: {} })
  return [{ build: 'none spoke yet', faults }]
}

/** Refuses (409) a release that no running shell could mount, and says what keeps it from the nearest one. */
export const requireFittingShell = async (db: Queries, release: Release): Promise<void> => {
  const [nearest] = (await faultsByShell(db, release)).toSorted((a, b) => a.faults.length - b.faults.length)
  if (!nearest || nearest.faults.length === 0) return
  throw new RegistryError(
    409,
    `${release.name} ${release.build} fits no running shell (${nearest.build}): ${nearest.faults.join('; ')}. Build it against that shell.`,
  )
}

export const registerShellRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, announceShell, 'member', async ({ params, body, caller, db }) => {
    allow(caller, 'announce')
    if (body.build !== params.build) throw new RegistryError(422, 'The build in the address and in the body differ.')
    const { contract, shared } = body
    const [row] = await db
      .insert(shells)
      .values({ build: params.build, contract, shared, seenAt: sql`now()` })
      .onConflictDoUpdate({ target: shells.build, set: { contract, shared, seenAt: sql`now()` } })
      .returning({ seenAt: shells.seenAt })
    return { seen_at: (row?.seenAt ?? new Date()).toISOString() }
  })

  registerEndpoint(app, listShells, 'member', async ({ caller, db }) => {
    allow(caller, 'read')
    const rows = await runningShells(db)
    return rows.map(({ build, contract, shared, seenAt }) => ({
      build,
      contract,
      shared,
      seen_at: seenAt.toISOString(),
    }))
  })
}
