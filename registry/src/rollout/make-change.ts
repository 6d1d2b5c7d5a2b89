import type { Database } from '@jobspan/kit-server'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { countryInSentence } from '@jobspan/shared-kit/contracts/registry/country-name'
import type { ChangeRequest, Halt } from '@jobspan/shared-kit/contracts/registry/rollout'
import { addAlert } from '../alerts/alert-repository.ts'
import { runRegistryTransaction } from '../audit/registry-transaction.ts'
import { systemActor } from '../audit/system-actor.ts'
import { databaseNow } from '../platform/database/database-clock.ts'
import { schedule } from '../platform/database/schema/rollout.ts'
import type { Caller } from '../platform/http/caller.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import type { Cell } from './cell.ts'
import { loadCells } from './cell-repository.ts'
import { commitChange } from './commit-change.ts'
import { planChange } from './plan-change.ts'
import { type ScheduleRow, validateScheduleTimes } from './validate-schedule-times.ts'

export type ChangeResult = { sequence: number | null; cells: Cell[]; scheduled: ScheduleRow[] }

/** Makes a change, or schedules it; and schedules its end where it has one. All of it or nothing. */
export const makeChange = async (
  db: Database,
  request: ChangeRequest,
  { actor, role, personId, tokenId }: Pick<Caller, 'actor' | 'role' | 'personId' | 'tokenId'>,
): Promise<ChangeResult> => {
  const { dueAt, expiresAt } = validateScheduleTimes(request, await databaseNow(db))
  return runRegistryTransaction(db, async (change) => {
    const planned = await planChange(change.db, { ...request, author: { actor, role } })
    // Versions are of now; at its time the change meets what is there then.
    const { expected: _, ...rest } = request
    const common = { request: rest, actor, personId, tokenId }
    const add = async (row: typeof schedule.$inferInsert): Promise<ScheduleRow> => {
      const [added] = await change.db.insert(schedule).values(row).returning()
      if (!added) throw new Error('a schedule row was not added')
      return added
    }
    const cellsNow = () => loadCells(change.db, request.remote, [...new Set(request.countries)])

    if (dueAt) {
      const begin = await add({ ...common, step: 'begin', at: dueAt })
      const end = expiresAt && (await add({ ...common, step: 'end', at: expiresAt, after: begin.id }))
      await change.appendAuditEntry({
        actor,
        action: 'schedule',
        remote: request.remote,
        reason: request.reason,
        details: {
          schedule: begin.id,
          change: request.change,
          countries: request.countries,
          due_at: dueAt.toISOString(),
          expires_at: expiresAt?.toISOString() ?? null,
        },
      })
      return { sequence: null, cells: await cellsNow(), scheduled: end ? [begin, end] : [begin] }
    }

    const { remote, reason } = request
    const { sequence } = await commitChange(change, planned, { actor, action: request.change.kind, remote, reason })
    const end =
      expiresAt && sequence !== null
        ? await add({ ...common, step: 'end', at: expiresAt, undoes: sequence })
        : undefined
    return { sequence, cells: await cellsNow(), scheduled: end ? [end] : [] }
  })
}

type HaltRequest = { remote: string; country: CountryKey; build: string } & Pick<Halt, 'why' | 'figures'>

/**
 * Takes a canary back because of what the telemetry saw of it, and raises the alert that says so: both or neither. Gives the
 * audit row's number; null where that build is no longer the canary there, so that nothing is halted twice.
 */
export const haltCanary = (
  db: Database,
  { remote, country, build, why, figures }: HaltRequest,
  alerting: { hasWebhook: boolean },
): Promise<number | null> =>
  runRegistryTransaction(db, async (change) => {
    const [cell] = await loadCells(change.db, remote, [country])
    if (cell?.canary?.build !== build) return null
    const planned = await planChange(change.db, {
      remote,
      countries: [country],
      change: { kind: 'halt', why, figures },
      author: { actor: systemActor, role: 'administrator' },
    })
    const entry = { actor: systemActor, action: 'halt', remote, reason: why, details: { build, ...figures } } as const
    const { sequence } = await commitChange(change, planned, entry)
    const message = `The gradual release (canary) ${build} of ${remote} in ${countryInSentence(country)} was stopped: ${why}.`
    await addAlert(change.db, { kind: 'canary_halted', remote, build, country, message }, alerting)
    return sequence
  }).catch((error: unknown) => {
    if (error instanceof RegistryError) return null
    throw error
  })
