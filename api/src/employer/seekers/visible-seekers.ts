import { type SQL, sql } from 'drizzle-orm'
import { hasAppliedTo } from '../../applications/has-applied-to.ts'
import { hasBlocked } from '../../companies/blocked-companies/has-blocked.ts'
import { idsOfSameCompany } from '../../companies/merged-companies.ts'
import { companies } from '../../companies/tables.ts'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { hidesEntryFrom, isListed } from '../../profile/visibility/found-members.ts'
import { toHiddenFrom } from '../../profile/work-experiences/hidden-from.ts'
import type { ActingRecruiter } from '../recruiters/require-recruiter.ts'

/** Who looks at members: a recruiter of a company, with the names by which members hide entries from it. */
export type Viewer = Pick<ActingRecruiter, 'id' | 'companyId'> & { hiddenNames: readonly string[] }

/** A recruiter of no company that a member knows: how everyone sees them. */
export const anyViewer: Viewer = { id: 0, companyId: 0, hiddenNames: [] }

export const createViewer = async (
  db: QueryExecutor,
  { id, companyId }: Pick<ActingRecruiter, 'id' | 'companyId'>,
): Promise<Viewer> => ({ id, companyId, hiddenNames: await listHiddenNames(db, companyId) })

/** The names and legal names of a company and of all that are merged with it, as entries are hidden from them (docs/product-rules.md#hide-from-company). */
export const listHiddenNames = async (db: QueryExecutor, companyId: number): Promise<string[]> => {
  const { rows } = await db.execute(
    sql`select name, legal_name from ${companies} where id in (${idsOfSameCompany(companyId)})`,
  )
  return rows.flatMap(({ name, legal_name: legalName }) =>
    [name, legalName].flatMap((text) => (typeof text === 'string' ? [toHiddenFrom(text)] : [])),
  )
}

/** SQL condition, of rows of `seekersFrom`: the viewer may find the member (docs/product-rules.md#seekers-whom-a-recruiter-finds). */
export const isVisible = (viewer: Viewer): SQL =>
  sql`(${isListed(hasAppliedTo(users.id, viewer.companyId))} and not ${isHiddenFrom(viewer)})`

/** SQL condition: the member blocked the company, or hides an entry of work from it. */
export const isHiddenFrom = ({ companyId, hiddenNames }: Viewer): SQL =>
  sql`(${hasBlocked(users.id, companyId)} or ${hidesEntryFrom(hiddenNames)})`
