import type { QueryExecutor } from '../../platform/database/database.ts'
import type { RequestSession } from '../../platform/session/session-store.ts'
import { listBlockedIds } from './blocked-company-repository.ts'

const nobody: ReadonlySet<number> = new Set()

/** Companies of which the visitor does not want to be shown anything. Guests block nobody, and cost no query. */
export const listBlockedCompanyIds = (
  db: QueryExecutor,
  session: RequestSession | null,
): Promise<ReadonlySet<number>> =>
  session?.kind === 'member' ? listBlockedIds(db, session.user.id) : Promise.resolve(nobody)

/** `size` of these companies, blocked ones left out; ask for as many more as are blocked. */
export const excludeBlocked = <Company extends { id: number }>(
  companies: Company[],
  blocked: ReadonlySet<number>,
  size: number,
): Company[] => companies.filter(({ id }) => !blocked.has(id)).slice(0, size)
