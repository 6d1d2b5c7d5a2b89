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
import type { Cell } from '../rollout/cell.ts'
import { loadCells } from '../rollout/cell-repository.ts'
import { readMinutes, readTelemetry } from './read-telemetry.ts'

const threeHoursMs = 3 * 60 * 60_000
/** Of a halt that an earlier registry made, the canary's beginning is not known. */
const assumedCanaryMs = 30 * 60_000
/** After a halt, so that one sees how visitors fared without the canary. */
const afterHaltMs = 5 * 60_000

/** The time that the history of a canary shows: up to now or, of one that was halted, to a little after its halt. */
const toShownRange = ({ canary, halted }: Pick<Cell, 'canary' | 'halted'>, now: number) => {
  const haltedAt = !canary && halted ? Date.parse(halted.at) : undefined
  const until = haltedAt === undefined ? now : Math.min(now, haltedAt + afterHaltMs)
  const began = canary?.started_at ?? halted?.figures?.since
  const since = began === undefined ? (haltedAt ?? now) - assumedCanaryMs : Date.parse(began)
  return { since: new Date(Math.max(since, until - threeHoursMs)), until: new Date(until) }
}

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
    const range = toShownRange(cell, Date.now())
    return { current, canary, minutes: await readMinutes(db, { remote, country, current, canary }, range) }
  })

  registerEndpoint(app, getTelemetry, 'member', async ({ params: { remote }, query: { country }, caller, db }) => {
    requirePermission(caller, 'read')
    if (remote !== shellRemoteName) await requireRemote(db, remote)
    return readTelemetry(db, remote, country)
  })
}
