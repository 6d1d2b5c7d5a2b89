import { getRequiredPermissions } from '@jobspan/shared-kit/contracts/registry/permissions'
import {
  type ChangeRequest,
  cancelScheduled,
  getOverview,
  listScheduled,
  previewChange,
  submitChange,
  undoChange,
} from '@jobspan/shared-kit/contracts/registry/rollout'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { runRegistryTransaction } from '../audit/registry-transaction.ts'
import { databaseNow } from '../platform/database/database-clock.ts'
import { head } from '../platform/database/schema/audit.ts'
import { afterCommit } from '../platform/http/after-commit.ts'
import type { Caller } from '../platform/http/caller.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import { requirePermission } from '../platform/http/require-permission.ts'
import type { Cell } from './cell.ts'
import { loadAllCells, loadCells, toCellResponse, toCellResponses } from './cell-repository.ts'
import { loadReleaseLabels } from './load-release-labels.ts'
import { makeChange as make } from './make-change.ts'
import { previewChange as preview } from './preview-change.ts'
import { cancelScheduledChange, findScheduledChange, listScheduledChanges } from './scheduled-changes.ts'
import { findUndoableEntry, undoEntry } from './undo-change.ts'
import { toScheduledChange, validateScheduleTimes } from './validate-schedule-times.ts'

/** Whether it may still do so when the change is due could not be asked: its token is of one job. */
const rejectScheduleOfPipeline = ({ kind }: Caller, { due_at: due, expires_at: expires }: ChangeRequest): void => {
  if (kind === 'pipeline' && (due !== undefined || expires !== undefined))
    throw new RegistryError(403, 'A pipeline changes what runs now; have a person or a token schedule a change.')
}

export const registerRolloutRoutes = (app: FastifyInstance): void => {
  const { rolloutHealth, documents } = app.registry

  /** Cells as they are after a commit; the background's turn issues what could not be issued now. */
  const committed = async (cells: readonly Cell[], log: FastifyBaseLogger) => {
    await afterCommit(log, documents.refresh, undefined)
    return afterCommit(
      log,
      () => toCellResponses(rolloutHealth, cells),
      cells.map((cell) => toCellResponse(cell)),
    )
  }

  registerEndpoint(app, getOverview, 'member', async ({ caller, db }) => {
    requirePermission(caller, 'read')
    const [state] = await db.select({ serial: head.serial }).from(head).where(eq(head.id, 1))
    const remotes = await loadAllCells(db)
    const labels = await loadReleaseLabels(db, remotes)
    const cells = await toCellResponses(
      rolloutHealth,
      remotes.flatMap((remote) => remote.cells),
    )
    return {
      serial: state?.serial ?? 0,
      remotes: remotes.map(({ name, displayName }) => ({
        name,
        display_name: displayName,
        releases: labels.get(name) ?? [],
        cells: cells.filter(({ remote }) => remote === name),
      })),
    }
  })

  registerEndpoint(app, submitChange, 'member', async ({ body, caller, db, log }) => {
    requirePermission(caller, body.change.kind, body.remote)
    rejectScheduleOfPipeline(caller, body)
    const { sequence, cells, scheduled } = await make(db, body, caller)
    return { sequence, cells: await committed(cells, log), scheduled: scheduled.map(toScheduledChange) }
  })

  registerEndpoint(app, previewChange, 'member', async ({ body, caller, db }) => {
    requirePermission(caller, body.change.kind, body.remote)
    validateScheduleTimes(body, await databaseNow(db))
    return preview(app.registry, { ...body, author: caller })
  })

  registerEndpoint(app, undoChange, 'member', async ({ params, body, caller, db, log }) => {
    const row = await findUndoableEntry(db, params.sequence)
    const needed = row.cells.flatMap(({ before, after }) => getRequiredPermissions(after, before))
    for (const permission of new Set(needed)) requirePermission(caller, permission, row.remote)
    const countries = row.cells.map(({ country }) => country)
    const { sequence, cells } = await runRegistryTransaction(db, async (change) => {
      const undone = await undoEntry(change, row, { actor: caller.actor, reason: body.reason }, caller.role)
      return { sequence: undone.sequence, cells: await loadCells(change.db, row.remote, countries) }
    })
    if (sequence === null)
      throw new RegistryError(409, `Change ${params.sequence} is undone already; nothing was changed.`)
    return { sequence, cells: await committed(cells, log) }
  })

  registerEndpoint(app, listScheduled, 'member', async ({ caller, db }) => {
    requirePermission(caller, 'read')
    return (await listScheduledChanges(db)).map(toScheduledChange)
  })

  registerEndpoint(app, cancelScheduled, 'member', async ({ params: { id }, body: { reason }, caller, db }) => {
    const { request } = await findScheduledChange(db, id)
    requirePermission(caller, request.change.kind, request.remote)
    await runRegistryTransaction(db, (change) => cancelScheduledChange(change, { id, actor: caller.actor, reason }))
    return { id }
  })
}
