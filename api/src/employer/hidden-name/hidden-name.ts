import { initialsOf } from '@jobspan/shared-kit/contracts/members/initials'
import { getKnownName, missingNamePart } from '@jobspan/shared-kit/contracts/members/person-name'
import { type SQL, sql } from 'drizzle-orm'
import { hasAppliedTo } from '../../applications/has-applied-to.ts'
import { isWantedBy } from '../../profile/visibility/recruiter-interests.ts'
import { showsName } from '../../profile/visibility/visibility-repository.ts'
import { wasReferredTo } from '../../rewards/referrals/company-referrals.ts'

/**
 * SQL condition: the company knows the member's name (docs/product-rules.md#hidden-name), because they applied to it and did not
 * withdraw, brought their resume before it, a recruiter of it invited them, or they show it to everyone.
 */
export const knowsNameSql = (userId: SQL, companyId: SQL): SQL =>
  sql`(${hasAppliedTo(userId, companyId)} or ${wasReferredTo(userId, companyId)} or ${isWantedBy(userId, companyId)}
    or ${showsName(userId)})`

type Names = { first_name: string; last_name: string }

/** What a company is shown as the name of a member: all of it, or its initials. */
export const shownName = (names: Names, isKnown: boolean): string =>
  (isKnown ? getKnownName(names) : initialsOf(names.first_name, names.last_name)) || missingNamePart
