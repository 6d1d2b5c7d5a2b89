import type { QueryExecutor } from '@jobspan/kit-server'
import type { Scope } from '@jobspan/shared-kit/contracts/registry/permissions'
import { findPerson } from './person-repository.ts'
import { scopeOfToken } from './tokens/token-caller.ts'
import { findTokenRow } from './tokens/token-repository.ts'

/** Who asked for what is done later, as the schedule keeps it. */
type ScheduleAuthor = { personId: number | null; tokenId: number | null }

/**
 * What an author may do by now; null where they may do nothing any more: disabled, or their token revoked. That a token or a
 * session has merely expired since takes nothing back. Undefined where no author was kept, as the former release did.
 */
export const findAuthorScope = async (
  db: QueryExecutor,
  { personId, tokenId }: ScheduleAuthor,
): Promise<Pick<Scope, 'role' | 'remotes'> | null | undefined> => {
  if (tokenId !== null) {
    const token = await findTokenRow(db, tokenId)
    return token && scopeOfToken(db, token)
  }
  if (personId === null) return undefined
  const person = await findPerson(db, personId)
  return person && !person.disabled ? person : null
}
