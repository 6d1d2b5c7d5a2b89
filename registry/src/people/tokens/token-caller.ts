import type { QueryExecutor } from '@jobspan/kit-server'
import { canGrant, type Scope } from '@jobspan/shared-kit/contracts/registry/permissions'
import type { Caller } from '../../platform/http/caller.ts'
import { findPerson } from '../person-repository.ts'
import { matchesSecretHash, parseToken } from './token-format.ts'
import { findUnexpiredToken, recordUse, type TokenRow } from './token-repository.ts'

/** What a token may do now, no more than its maker; null where it was revoked, or its maker may no longer do it. */
export const scopeOfToken = async (db: QueryExecutor, row: TokenRow): Promise<Scope | null> => {
  if (row.revokedAt) return null
  const { role } = row
  let { remotes } = row
  if (row.personId !== null) {
    const maker = await findPerson(db, row.personId)
    if (!maker || maker.disabled) return null
    // A squad's person who lost a remote takes it from their tokens too, and leaves them the others.
    if (maker.role === 'squad') remotes = remotes.filter((remote) => maker.remotes.includes(remote))
    if (!canGrant(maker, { role, remotes })) return null
  }
  return { role, remotes }
}

/**
 * Who calls with this token; null where it is unknown, expired, revoked, or whoever made it may no longer do what it may.
 * Looked up anew each time, so that revoking takes effect at once.
 */
export const findTokenCaller = async (db: QueryExecutor, token: string): Promise<Caller | null> => {
  const parts = parseToken(token)
  const row = parts && (await findUnexpiredToken(db, parts.id))
  if (!row || !matchesSecretHash(parts.secret, row.secretHash)) return null
  const scope = await scopeOfToken(db, row)
  if (!scope) return null
  await recordUse(db, row)
  return {
    kind: 'token',
    actor: `${row.name} (token ${row.id})`,
    ...scope,
    personId: row.personId,
    tokenId: row.id,
    person: null,
  }
}
