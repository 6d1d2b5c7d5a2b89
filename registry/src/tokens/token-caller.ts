import { mayGive } from '@jobspan/shared-kit/contracts/registry/permissions'
import type { Queries } from '@jobspan/shared-kit/server'
import type { Caller } from '../people/caller.ts'
import { findPerson } from '../people/person-repository.ts'
import { isSecretOf, parseToken } from './token-format.ts'
import { findTokenRow, noteUse } from './token-repository.ts'

/**
 * Who calls with this token; null where it is unknown, expired, revoked, or whoever made it may no longer do what it may.
 * Looked up anew each time, so that revoking takes effect at once.
 */
export const findTokenCaller = async (db: Queries, token: string): Promise<Caller | null> => {
  const parts = parseToken(token)
  const row = parts && (await findTokenRow(db, parts.id))
  if (!row || !isSecretOf(parts.secret, row.secretHash)) return null
  if (row.revokedAt || (row.expiresAt && row.expiresAt.getTime() <= Date.now())) return null
  let { remotes } = row
  if (row.personId !== null) {
    const maker = await findPerson(db, row.personId)
    if (!maker || maker.disabled) return null
    // A squad's person who lost a remote takes it from their tokens too, and leaves them the others.
    if (maker.role === 'squad') remotes = remotes.filter((remote) => maker.remotes.includes(remote))
    if (!mayGive(maker, { role: row.role, remotes })) return null
  }
  await noteUse(db, row)
  return {
    kind: 'token',
    actor: `${row.name} (token ${row.id})`,
    role: row.role,
    remotes,
    personId: row.personId,
    tokenId: row.id,
    person: null,
  }
}
