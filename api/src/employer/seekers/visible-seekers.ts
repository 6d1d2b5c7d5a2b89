import { type SQL, sql } from 'drizzle-orm'
import { applications } from '../../applications/tables.ts'
import { hasBlocked } from '../../companies/blocked-companies/has-blocked.ts'
import { companies } from '../../companies/tables.ts'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { profileFacts, workExperiences } from '../../profile/tables/records.ts'
import { profileSearch, profileVisibilities } from '../../profile/tables/visibility.ts'
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

/** The name of a company and its legal name, as entries are hidden from them (docs/product-rules.md#hide-from-company). */
export const listHiddenNames = async (db: QueryExecutor, companyId: number): Promise<string[]> => {
  const { rows } = await db.execute(sql`select name, legal_name from ${companies} where id = ${companyId}`)
  return rows.flatMap(({ name, legal_name: legalName }) =>
    [name, legalName].flatMap((text) => (typeof text === 'string' ? [toHiddenFrom(text)] : [])),
  )
}

const facts = sql`left join ${profileFacts} as facts on facts.user_id = ${users.id}
  left join ${profileVisibilities} as visibility on visibility.user_id = ${users.id}`

/** SQL: members with what decides whether, and in which order, they are found. Whoever has a complete profile has a row of the search. */
export const seekersFrom = sql`from ${profileSearch} as search join ${users} on ${users.id} = search.user_id ${facts}`

/** SQL: the same of members who may have told nothing yet. */
export const membersFrom = sql`from ${users}
  left join ${profileSearch} as search on search.user_id = ${users.id} ${facts}`

/** SQL condition, of rows of {@link seekersFrom}: the viewer may find the member (docs/product-rules.md#seekers-whom-a-recruiter-finds). */
export const isVisible = (viewer: Viewer): SQL => sql`(
  ${users.isProfileCompleted} and not ${users.isSuspended} and ${users.deleteAfter} is null
  and facts.job_seeking_status is distinct from 'closed'
  and case coalesce(visibility.visible_to, 'everyone') when 'everyone' then true
    when 'applied' then ${hasApplied(viewer)} else false end
  and not ${hasBlocked(users.id, viewer.companyId)} and not ${hidesEntryFrom(viewer)})`

/** SQL condition: the member applied to the company, and did not withdraw. */
export const hasApplied = ({ companyId }: Viewer): SQL => sql`exists (
  select from ${applications} as sent
  where sent.user_id = ${users.id} and sent.withdrawn_at is null and sent.employer_id = ${companyId})`

/** `null` is never equal, and keeps the list from being empty. */
const hidesEntryFrom = ({ hiddenNames }: Viewer): SQL => sql`exists (
  select from ${workExperiences} as hidden where hidden.user_id = ${users.id} and hidden.hidden_from is not null
    and hidden.hidden_from in (${sql.join(
      [...hiddenNames, null].map((name) => sql`${name}::text`),
      sql`, `,
    )}))`

/** SQL condition: the member blocked the company, or hides an entry of work from it. */
export const isKeptFrom = (viewer: Viewer): SQL =>
  sql`(${hasBlocked(users.id, viewer.companyId)} or ${hidesEntryFrom(viewer)})`

/** SQL: the mark, where it has an effect. */
export const isOpenToWork = sql`(coalesce(visibility.is_open_to_work, false)
  and facts.job_seeking_status is distinct from 'closed')`
