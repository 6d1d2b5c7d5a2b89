import { permissionsOf } from '@jobspan/shared-kit/contracts/registry/permissions'
import {
  cancelScheduled,
  getOverview,
  listScheduled,
  makeChange,
  previewChange,
  undoChange,
} from '@jobspan/shared-kit/contracts/registry/rollout'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { changeRegistry } from '../database/change-registry.ts'
import { head } from '../database/schema/audit.ts'
import { allow } from '../http/allow.ts'
import { registerEndpoint } from '../http/register-endpoint.ts'
import { RegistryError } from '../http/registry-error.ts'
import { describeCells, loadAllCells, loadCells } from './cell-repository.ts'
import { makeChange as make } from './make-change.ts'
import { previewChange as preview } from './preview-change.ts'
import { cancelStep, findStep, listSteps } from './run-schedule.ts'
import { checkTimes, describeScheduled } from './schedule-times.ts'
import { findUndoable, undoRow } from './undo-change.ts'

export const registerRolloutRoutes = (app: FastifyInstance): void => {
  const { audience, documents } = app.registry

  registerEndpoint(app, getOverview, 'member', async ({ caller, db }) => {
    allow(caller, 'read')
    const [state] = await db.select({ serial: head.serial }).from(head).where(eq(head.id, 1))
    const remotes = await loadAllCells(db)
    const cells = await describeCells(
      audience,
      remotes.flatMap((remote) => remote.cells),
    )
    return {
      serial: state?.serial ?? 0,
      remotes: remotes.map(({ name }) => ({ name, cells: cells.filter(({ remote }) => remote === name) })),
    }
  })

  registerEndpoint(app, makeChange, 'member', async ({ body, caller, db }) => {
    allow(caller, body.change.kind, body.remote)
    const { sequence, cells, scheduled } = await make(db, body, caller.actor)
    await documents.refresh()
    return { sequence, cells: await describeCells(audience, cells), scheduled: scheduled.map(describeScheduled) }
  })

  registerEndpoint(app, previewChange, 'member', async ({ body, caller }) => {
    allow(caller, body.change.kind, body.remote)
    checkTimes(body)
    return preview(app.registry, body)
  })

  registerEndpoint(app, undoChange, 'member', async ({ params, body, caller, db }) => {
    const row = await findUndoable(db, params.sequence)
    const needed = row.cells.flatMap(({ before, after }) => permissionsOf(after, before))
    for (const permission of new Set(needed)) allow(caller, permission, row.remote)
    const { sequence } = await changeRegistry(db, (change) =>
      undoRow(change, row, { actor: caller.actor, reason: body.reason }),
    )
    if (sequence === null)
      throw new RegistryError(409, `Change ${params.sequence} is undone already; nothing was changed.`)
    await documents.refresh()
    const cells = await loadCells(
      db,
      row.remote,
      row.cells.map(({ country }) => country),
    )
    return { sequence, cells: await describeCells(audience, cells) }
  })

  registerEndpoint(app, listScheduled, 'member', async ({ caller, db }) => {
    allow(caller, 'read')
    return (await listSteps(db)).map(describeScheduled)
  })

  registerEndpoint(app, cancelScheduled, 'member', async ({ params: { id }, body: { reason }, caller, db }) => {
    const { request } = await findStep(db, id)
    allow(caller, request.change.kind, request.remote)
    await changeRegistry(db, (change) => cancelStep(change, { id, actor: caller.actor, reason }))
    return { id }
  })
}
