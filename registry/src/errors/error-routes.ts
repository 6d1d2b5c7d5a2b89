import { getError, listErrors, setErrorState } from '@jobspan/shared-kit/contracts/registry/errors'
import { shellRemoteName } from '@jobspan/shared-kit/contracts/registry/telemetry'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { RegistryError } from '../platform/http/registry-error.ts'
import { requirePermission } from '../platform/http/require-permission.ts'
import { requireRemote } from '../releases/require-remote.ts'
import { readError, readErrors, readSamples, writeErrorState } from './read-errors.ts'

export const registerErrorRoutes = (app: FastifyInstance): void => {
  const { db } = app.registry.connection

  const requireError = async (remote: string, id: number) => {
    const group = await readError(db, remote, id)
    if (!group) throw new RegistryError(404, `${remote} has no error ${id}; it may be older than thirty days.`)
    return group
  }

  registerEndpoint(app, listErrors, 'member', async ({ params: { remote }, query, caller }) => {
    requirePermission(caller, 'read')
    if (remote !== shellRemoteName) await requireRemote(db, remote)
    return readErrors(db, remote, query)
  })

  registerEndpoint(app, getError, 'member', async ({ params: { remote, id }, caller }) => {
    requirePermission(caller, 'read')
    return { group: await requireError(remote, id), samples: await readSamples(db, id) }
  })

  registerEndpoint(app, setErrorState, 'member', async ({ params: { remote, id }, body: { state }, caller }) => {
    requirePermission(caller, 'triage', remote)
    await requireError(remote, id)
    await writeErrorState(db, { id, state, actor: caller.actor })
    return requireError(remote, id)
  })
}
