import {
  activateSigningKey,
  announceSigningKey,
  listSigningKeys,
  retireSigningKey,
} from '@jobspan/shared-kit/contracts/registry/keys'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { afterCommit } from '../platform/http/after-commit.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { requirePermission } from '../platform/http/require-permission.ts'
import {
  activateKey,
  announceKey,
  deletePrivateKey,
  type KeyRow,
  listKeys,
  listRetiredWithPrivateKey,
  retireKey,
} from './keyring.ts'

/** Rotation in three steps: announce, activate, retire. Each is in the audit log and reaches shells with their next document. */
export const registerKeyRoutes = (app: FastifyInstance): void => {
  const { keyFiles, documents } = app.registry
  const issued = async (log: FastifyBaseLogger, keys: KeyRow[]) => {
    await afterCommit(log, documents.refresh, undefined)
    return describe(keys)
  }

  registerEndpoint(app, listSigningKeys, 'member', async ({ caller, db }) => {
    requirePermission(caller, 'read')
    return [...describe(await listKeys(db)), ...describe(await listRetiredWithPrivateKey(db, keyFiles))]
  })
  registerEndpoint(app, announceSigningKey, 'member', async ({ body, caller, db, log }) => {
    requirePermission(caller, 'keys')
    return issued(log, await announceKey(db, keyFiles, caller.actor, body.reason))
  })
  registerEndpoint(app, activateSigningKey, 'member', async ({ params, body, caller, db, log }) => {
    requirePermission(caller, 'keys')
    return issued(log, await activateKey(db, params.kid, caller.actor, body.reason))
  })
  registerEndpoint(app, retireSigningKey, 'member', async ({ params, body, caller, db, log }) => {
    requirePermission(caller, 'keys')
    const keys = await issued(log, await retireKey(db, params.kid, caller.actor, body.reason))
    await deletePrivateKey(keyFiles, params.kid)
    return keys
  })
}

const describe = (keys: readonly KeyRow[]) =>
  keys.map(({ kid, state, changedAt, publicKey }) => ({
    kid,
    state,
    changed_at: changedAt.toISOString(),
    public_key: publicKey,
  }))
