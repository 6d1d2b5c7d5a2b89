import {
  getCanaryHistory,
  getTelemetry,
  sendTelemetry,
  shellRemoteName,
} from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { requirePermission } from '../platform/http/require-permission.ts'
import { requireRemote } from '../releases/require-remote.ts'
import { loadCells } from '../rollout/cell-repository.ts'
import { readMinutes, readTelemetry } from './read-telemetry.ts'

const threeHoursMs = 3 * 60 * 60_000

export const registerTelemetryRoutes = (app: FastifyInstance): void => {
  const { collector } = app.registry

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
    await requireRemote(db, remote)
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
    if (remote !== shellRemoteName) await requireRemote(db, remote)
    return readTelemetry(db, remote, country)
  })
}
