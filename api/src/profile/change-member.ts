import type { updateMe } from '@jobspan/shared-kit/contracts/account/account-settings'
import { isOfMinAge } from '@jobspan/shared-kit/contracts/profile/profile-dates'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { validateOptionId } from '../config/lists/validate-option-id.ts'
import { users } from '../members/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { lockMember } from '../platform/database/lock-member.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { assertFieldsValid } from '../platform/errors/assert-fields.ts'
import type { Member } from '../platform/session/session-store.ts'
import { loadFacts, saveProfileFacts } from './profile-facts.ts'
import { assertRecordVersion } from './record-version.ts'
import { isMonthInFuture } from './records/future-months.ts'

type Body = z.output<typeof updateMe.body>

/** Refuses (40001, 422) facts that no list has, or that cannot be true. */
export const assertFactsValid = (body: Body): void => {
  const { date_of_birth: dateOfBirth, work_eligibility: eligibility = [] } = body
  const countries = eligibility.map(({ country_id: country }) => country)
  const unknownEligibility = eligibility
    .map(
      ({ country_id: country, permit_id: permit }) =>
        validateOptionId('nationality_lists', country) || validateOptionId('work_permit_lists', permit),
    )
    .find((problem) => problem)
  assertFieldsValid({
    notice_period_id: validateOptionId('notice_period_lists', body.notice_period_id),
    location_id: validateOptionId('locations', body.location_id),
    xp_lvl_id: validateOptionId('xp_lvls', body.xp_lvl_id),
    date_of_birth: dateOfBirth != null && !isOfMinAge(dateOfBirth, latestDay()) && 'too_young',
    nationality_id: validateOptionId('nationality_lists', body.nationality_id),
    job_seeker_type_id: validateOptionId('job_seeker_type_lists', body.job_seeker_type_id),
    working_since: isMonthInFuture(body.working_since) && 'in_future',
    work_eligibility: unknownEligibility ?? (new Set(countries).size < countries.length && 'duplicate'),
    longitude: isHalfPosition(body) && 'required',
  })
}

/** A position has two numbers; taken back, both are. */
const isHalfPosition = ({ latitude, longitude }: Body): boolean =>
  (latitude === undefined) !== (longitude === undefined) || (latitude === null) !== (longitude === null)

/** Changes the name of a member, and facts of the profile. Throws 40026 with the facts as they are where the body was made of older ones. */
export const changeMember = async (db: QueryExecutor, userId: number, body: Body): Promise<Member> => {
  // Of two changes that arrive at once the second reads what the first made.
  await lockMember(db, userId)
  if (body.version !== undefined) assertRecordVersion(await loadFacts(db, userId), body.version)
  // A position is that of the address, and goes with it.
  const nowhere = body.home_address === null ? null : undefined
  const [changed] = await db
    .update(users)
    .set({
      firstName: body.first_name,
      lastName: body.last_name,
      noticePeriodId: body.notice_period_id,
      latitude: body.latitude === undefined ? nowhere : body.latitude,
      longitude: body.longitude === undefined ? nowhere : body.longitude,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId))
    .returning()
  if (!changed) throw new ApiError('notFound')
  await saveProfileFacts(db, userId, {
    dateOfBirth: body.date_of_birth,
    locationId: body.location_id,
    xpLvlId: body.xp_lvl_id,
    jobSeekingStatus: body.job_seeking_status,
    nationalityId: body.nationality_id,
    homeAddress: body.home_address,
    workEligibility: body.work_eligibility,
    jobSeekerTypeId: body.job_seeker_type_id,
    workingSince: body.working_since,
    availableFrom: body.available_from,
  })
  return changed
}

const fourteenHours = 14 * 60 * 60_000

/** The calendar's day where it is the furthest on (UTC+14): whoever is old enough where they are, is so here. */
const latestDay = (): string => new Date(Date.now() + fourteenHours).toISOString().slice(0, 10)
