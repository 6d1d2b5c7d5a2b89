import { type SQL, sql } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import { profileFacts, workExperiences } from '../tables/records.ts'
import { profileSearch, profileVisibilities } from '../tables/visibility.ts'

const facts = sql`left join ${profileFacts} as facts on facts.user_id = ${users.id}
  left join ${profileVisibilities} as visibility on visibility.user_id = ${users.id}`

/** SQL: members with what decides whether, and in which order, they are found. Whoever has a complete profile has a row of the search. */
export const seekersFrom = sql`from ${profileSearch} as search join ${users} on ${users.id} = search.user_id ${facts}`

/** SQL: the same of members who may have told nothing yet. */
export const membersFrom = sql`from ${users}
  left join ${profileSearch} as search on search.user_id = ${users.id} ${facts}`

/** SQL: as an index of the search has it. */
export const latestChangedFirst = sql`order by search.changed_at desc nulls last, search.user_id desc nulls last`

/** SQL condition, of rows of {@link seekersFrom}: the member is to be found, by everyone or by those to whom they applied. */
export const isListed = (hasApplied: SQL): SQL => sql`(
  ${users.isProfileCompleted} and not ${users.isSuspended} and ${users.deleteAfter} is null
  and facts.job_seeking_status is distinct from 'closed'
  and case coalesce(visibility.visible_to, 'everyone') when 'everyone' then true
    when 'applied' then ${hasApplied} else false end)`

/** SQL condition: the member hides an entry of work from a company with one of these names. `null` is never equal, and keeps the list from being empty. */
export const hidesEntryFrom = (names: readonly string[]): SQL => sql`exists (
  select from ${workExperiences} as hidden where hidden.user_id = ${users.id} and hidden.hidden_from is not null
    and hidden.hidden_from in (${sql.join(
      [...names, null].map((name) => sql`${name}::text`),
      sql`, `,
    )}))`

/** SQL: the mark, where it has an effect. */
export const isOpenToWork = sql`(coalesce(visibility.is_open_to_work, false)
  and facts.job_seeking_status is distinct from 'closed')`
