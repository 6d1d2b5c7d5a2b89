import type { ChangeRequest, ScheduledChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import type { schedule } from '../platform/database/schema/rollout.ts'
import { RegistryError } from '../platform/http/registry-error.ts'

export type ScheduleRow = typeof schedule.$inferSelect

/** Clocks differ; what is due so little ago is due now. */
const toleranceMs = 60_000
const maxScheduleAheadMs = 366 * 24 * 60 * 60_000

/**
 * When a change begins (undefined: now) and ends (undefined: never); 422 for times that make no sense by the registry's clock,
 * which is the database's: it is by that one that changes fall due.
 */
export const validateScheduleTimes = (request: Pick<ChangeRequest, 'due_at' | 'expires_at'>, now: number) => {
  const clock = `the registry’s clock says ${new Date(now).toISOString()}`
  const due = request.due_at === undefined ? undefined : Date.parse(request.due_at)
  const expires = request.expires_at === undefined ? undefined : Date.parse(request.expires_at)
  if (due !== undefined && due < now - toleranceMs) {
    throw new RegistryError(422, `due_at is in the past: ${clock}. Choose a later time, or leave it out.`)
  }
  if (expires !== undefined && expires <= Math.max(now, due ?? 0)) {
    throw new RegistryError(422, `expires_at must come after the change begins: ${clock}. Choose a later time.`)
  }
  if (Math.max(due ?? 0, expires ?? 0) > now + maxScheduleAheadMs) {
    throw new RegistryError(422, 'Changes are scheduled a year ahead at most. Choose an earlier time.')
  }
  return {
    dueAt: due !== undefined && due > now ? new Date(due) : undefined,
    expiresAt: expires === undefined ? undefined : new Date(expires),
  }
}

export const toScheduledChange = ({ id, request, step, at, actor }: ScheduleRow): ScheduledChange => ({
  id,
  request,
  step,
  at: at.toISOString(),
  actor,
})
