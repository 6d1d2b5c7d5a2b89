import {
  getCanaryHistory,
  getTelemetry,
  sendTelemetry,
  shellRemoteName,
} from '@jobspan/shared-kit/contracts/registry/telemetry'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { remotes } from '../platform/database/schema/releases.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import { requirePermission } from '../platform/http/require-permission.ts'
import { loadCells } from '../rollout/cell-repository.ts'
import { readMinutes, readTelemetry } from './read-telemetry.ts'

const threeHoursMs = 3 * 60 * 60_000

export const registerTelemetryRoutes = (app: FastifyInstance): void => {
  const { collector, connection } = app.registry

  const requireRemote = async (remote: string) => {
    const [known] = await connection.db.select().from(remotes).where(eq(remotes.name, remote))
    if (!known) throw new RegistryError(404, `No release of ${remote} was ever published; check the name.`)
  }

  registerEndpoint(
    app,
    sendTelemetry,
    'member',
    async ({ body, caller }) => {
      requirePermission(caller, 'telemetry')
      return collector.ingest(body.batches)
    },
    // 200 batches of 200 events each.
    { perMinute: 3_000, bodyLimit: 8 * 1024 * 1024 },
  )

  registerEndpoint(app, getCanaryHistory, 'member', async ({ params: { remote }, query: { country }, caller, db }) => {
    requirePermission(caller, 'read')
    await requireRemote(remote)
    const [cell] = await loadCells(db, remote, [country])
    const canary = cell?.canary?.build ?? cell?.halted?.build ?? null
    const current = cell?.current ?? null
    if (!cell || canary === null) return { current, canary, minutes: [] }
    const began = cell.canary ? new Date(cell.canary.started_at).getTime() : 0
    const halted = cell.halted ? new Date(cell.halted.at).getTime() - 30 * 60_000 : 0
    const since = new Date(Math.max(began || halted, Date.now() - threeHoursMs))
    return { current, canary, minutes: await readMinutes(db, { remote, country, current, canary }, since) }
  })

  registerEndpoint(app, getTelemetry, 'member', async ({ params: { remote }, query: { country }, caller, db }) => {
    requirePermission(caller, 'read')
    if (remote !== shellRemoteName) await requireRemote(remote)
    return readTelemetry(db, remote, country)
  })
}
