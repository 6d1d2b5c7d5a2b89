import { initialsOf } from '@jobspan/shared-kit/contracts/initials'
import { getKnownName, missingNamePart } from '@jobspan/shared-kit/contracts/person-name'
import { type SQL, sql } from 'drizzle-orm'
import { applications } from '../../applications/tables.ts'
import { recruiters } from '../../companies/tables.ts'
import { profileVisibilities, recruiterInterests } from '../../profile/tables/visibility.ts'

/**
 * SQL condition: the company knows the member's name (docs/product-rules.md#hidden-name), because they applied to it and did not
 * withdraw, a recruiter of it invited them, or they show it to everyone.
 */
export const knowsNameSql = (userId: SQL, companyId: SQL): SQL => sql`(exists (
    select from ${applications} as known_by
    where known_by.user_id = ${userId} and known_by.withdrawn_at is null and known_by.employer_id = ${companyId})
  or exists (
    select from ${recruiterInterests} as invitation
      join ${recruiters} as inviting on inviting.id = invitation.recruiter_id
    where invitation.user_id = ${userId} and inviting.company_id = ${companyId})
  or exists (select from ${profileVisibilities} as chosen where chosen.user_id = ${userId}
    and not chosen.is_name_hidden))`

type Names = { first_name: string; last_name: string }

/** What a company is shown as the name of a member: all of it, or its initials. */
export const shownName = (names: Names, isKnown: boolean): string =>
  (isKnown ? getKnownName(names) : initialsOf(names.first_name, names.last_name)) || missingNamePart
