import type { Database, QueryExecutor } from '@jobspan/kit-server'
import type { Role } from '@jobspan/shared-kit/contracts/registry/people'
import { isAllowed } from '@jobspan/shared-kit/contracts/registry/permissions'
import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { type RegistryTransaction, runRegistryTransaction } from '../audit/registry-transaction.ts'
import { systemActor } from '../audit/system-actor.ts'
import { findAuthorScope } from '../people/author-scope.ts'
import { schedule } from '../platform/database/schema/rollout.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import { commitChange } from './commit-change.ts'
import { planChange } from './plan-change.ts'
import { findUndoableEntry, undoEntry } from './undo-change.ts'
import type { ScheduleRow } from './validate-schedule-times.ts'

/** Due by the database's clock, so that a replica whose own is wrong neither hurries nor delays anything. */
const isDue = and(
  isNull(schedule.doneAt),
  lte(schedule.at, sql`now()`),
  // An end waits for its beginning.
  or(eq(schedule.step, 'begin'), isNotNull(schedule.undoes)),
)

const nextDue = (db: QueryExecutor) =>
  db.select().from(schedule).where(isDue).orderBy(asc(schedule.at), asc(schedule.id)).limit(1)

/**
 * Makes all changes that are due, oldest first, also those that were missed while nothing ran. A change and the mark that it was
 * made are one transaction: killed in between, neither is there and the next run makes it; two replicas cannot make it twice.
 * Gives how many were made or refused.
 */
export const runDueChanges = async (db: Database): Promise<number> => {
  let count = 0
  while ((await nextDue(db)).length > 0) {
    let at: ScheduleRow | undefined
    try {
      await runRegistryTransaction(db, async (change) => {
        ;[at] = await nextDue(change.db)
        if (at) await runScheduledChange(change, at)
      })
    } catch (error) {
      if (!(error instanceof RegistryError) || !at) throw error
      await cancelFailedChange(db, at, error.message)
    }
    if (at) count += 1
  }
  return count
}

const runScheduledChange = async (change: RegistryTransaction, step: ScheduleRow): Promise<void> => {
  const { request, actor, id } = step
  const { remote, reason } = request
  const details = { schedule: id }
  await finish(change.db, id, 'done')
  if (step.step === 'end') {
    const row = await findUndoableEntry(change.db, step.undoes ?? 0)
    await undoEntry(change, row, { actor, reason: `Expired: ${reason}`, details })
    return
  }
  const role = await getAuthorRole(change.db, step)
  const planned = await planChange(change.db, { ...request, author: { actor, role } })
  const { sequence } = await commitChange(change, planned, {
    actor,
    action: request.change.kind,
    remote,
    reason,
    details,
  })
  if (sequence === null) await cancelExpiryOf(change.db, id)
  else await change.db.update(schedule).set({ undoes: sequence }).where(eq(schedule.after, id))
}

/**
 * Nobody's changes outlive their rights. An end needs none: it brings back what was there before a change that was rightly made, and
 * without it that change would stay for good. Gives the role that the author has by now.
 */
const getAuthorRole = async (db: QueryExecutor, { request, actor, ...author }: ScheduleRow): Promise<Role> => {
  const { remote, change } = request
  const scope = await findAuthorScope(db, author)
  // The registry of then kept no author, and looked at no rights again.
  if (scope === undefined) return 'administrator'
  if (scope && isAllowed(scope, change.kind, remote)) return scope.role
  const why = scope ? `may no longer do this to ${remote}` : 'is disabled, or the token is revoked'
  throw new RegistryError(403, `${actor}, who scheduled it, ${why}. Whoever may do it can do it anew.`)
}

/** What was right when it was scheduled may be impossible at its time; the log says so, and its end is cancelled. */
const cancelFailedChange = (db: Database, step: ScheduleRow, why: string): Promise<void> =>
  runRegistryTransaction(db, async (change) => {
    await finish(change.db, step.id, 'refused')
    if (step.step === 'begin') await cancelExpiryOf(change.db, step.id)
    await change.appendAuditEntry({
      actor: systemActor,
      action: 'cancel_schedule',
      remote: step.request.remote,
      reason: `It was due and could not be done. ${why}`,
      details: cancellationDetails(step),
    })
  })

/** What a row of the log keeps of a change that will not come. */
const cancellationDetails = ({ id, step, actor, request }: ScheduleRow) => ({
  schedule: id,
  step,
  scheduled_by: actor,
  scheduled_because: request.reason,
  change: request.change,
  countries: request.countries,
})

const finish = (db: QueryExecutor, id: number, outcome: NonNullable<ScheduleRow['outcome']>) =>
  db.update(schedule).set({ doneAt: sql`now()`, outcome }).where(eq(schedule.id, id))

const cancelExpiryOf = (db: QueryExecutor, id: number) =>
  db
    .update(schedule)
    .set({ doneAt: sql`now()`, outcome: 'cancelled' })
    .where(and(eq(schedule.after, id), isNull(schedule.doneAt)))

/** Cancels a change that is still to come, with its end; 404 where there is none. */
export const cancelScheduledChange = async (
  change: RegistryTransaction,
  { id, actor, reason }: { id: number; actor: string; reason: string },
): Promise<void> => {
  const step = await findScheduledChange(change.db, id)
  await finish(change.db, id, 'cancelled')
  if (step.step === 'begin') await cancelExpiryOf(change.db, id)
  await change.appendAuditEntry({
    actor,
    action: 'cancel_schedule',
    remote: step.request.remote,
    reason,
    details: cancellationDetails(step),
  })
}

export const findScheduledChange = async (db: QueryExecutor, id: number): Promise<ScheduleRow> => {
  const [step] = await db
    .select()
    .from(schedule)
    .where(and(eq(schedule.id, id), isNull(schedule.doneAt)))
  if (!step)
    throw new RegistryError(404, `No change ${id} is still to come: it was made, cancelled, or never scheduled.`)
  return step
}

export const listScheduledChanges = (db: QueryExecutor): Promise<ScheduleRow[]> =>
  db.select().from(schedule).where(isNull(schedule.doneAt)).orderBy(asc(schedule.at), asc(schedule.id))
