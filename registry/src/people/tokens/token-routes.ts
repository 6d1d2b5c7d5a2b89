import { createToken, listTokens, revokeToken } from '@jobspan/shared-kit/contracts/registry/people'
import { canGrant } from '@jobspan/shared-kit/contracts/registry/permissions'
import type { FastifyInstance } from 'fastify'
import { runRegistryTransaction } from '../../audit/registry-transaction.ts'
import { databaseNow } from '../../platform/database/database-clock.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { RegistryError } from '../../platform/http/registry-error.ts'
import { requirePermission } from '../../platform/http/require-permission.ts'
import { findToken, findTokenRow, insertToken, listTokenRows, revokeTokens, toAccessToken } from './token-repository.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Of administrators' tokens everyone's; of others their own. */
const tokenOwnerFilter = (caller: Caller) => (caller.role === 'administrator' ? undefined : (caller.personId ?? -1))

export const registerTokenRoutes = (app: FastifyInstance): void => {
  registerEndpoint(app, listTokens, 'member', async ({ db, caller }) => {
    requirePermission(caller, 'tokens')
    return (await listTokenRows(db, tokenOwnerFilter(caller))).map(toAccessToken)
  })

  registerEndpoint(app, createToken, 'member', async ({ db, caller, body }) => {
    requirePermission(caller, 'tokens')
    if (!canGrant(caller, body)) {
      throw new RegistryError(
        403,
        'A token can do no more than who makes it; choose a smaller role or your own remotes.',
      )
    }
    if (body.role === 'operator') {
      throw new RegistryError(
        422,
        'People run the marketplace; a token for it could do nothing. Choose another role.',
        {
          fields: { role: ['none for tokens'] },
        },
      )
    }
    if (body.role === 'squad' && body.remotes.length === 0) {
      throw new RegistryError(422, 'Name the remotes that the token may release.', { fields: { remotes: ['none'] } })
    }
    const expiresAt = body.days === null ? null : new Date((await databaseNow(db)) + body.days * dayMs)
    const maker = caller.tokenId === null ? null : await findTokenRow(db, caller.tokenId)
    if (maker?.expiresAt && (!expiresAt || expiresAt > maker.expiresAt)) {
      throw new RegistryError(422, 'A token cannot outlive the token that makes it; choose fewer days.', {
        fields: { days: ['too many'] },
      })
    }
    return runRegistryTransaction(db, async (change) => {
      const made = await insertToken(change.db, {
        name: body.name,
        role: body.role,
        remotes: body.remotes,
        personId: caller.personId,
        parentId: caller.tokenId,
        createdBy: caller.actor,
        expiresAt,
      })
      const { id, name, role, remotes } = made.token
      await change.appendAuditEntry({
        actor: caller.actor,
        action: 'token',
        remote: null,
        reason: 'Made a token',
        details: { id, name, role, remotes, expires_at: made.token.expires_at },
      })
      return made
    })
  })

  registerEndpoint(app, revokeToken, 'member', async ({ db, caller, params }) => {
    requirePermission(caller, 'tokens')
    const owner = tokenOwnerFilter(caller)
    const token = await findTokenRow(db, params.id)
    // Someone else's is not told from none.
    if (!token || (owner !== undefined && token.personId !== owner)) {
      throw new RegistryError(404, 'There is no such token; look at the list of tokens.')
    }
    return runRegistryTransaction(db, async (change) => {
      const revoked = await revokeTokens(change.db, params.id)
      if (revoked.length > 0) {
        await change.appendAuditEntry({
          actor: caller.actor,
          action: 'token',
          remote: null,
          reason: 'Revoked a token',
          details: { id: token.id, name: token.name, revoked },
        })
      }
      const now = await findToken(change.db, params.id)
      if (!now) throw new RegistryError(404, 'There is no such token.')
      return now
    })
  })
}
