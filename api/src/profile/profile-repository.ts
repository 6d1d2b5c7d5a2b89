import { getKnownName } from '@jobspan/shared-kit/contracts/members/person-name'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { eq, sql } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { assertFieldsValid } from '../platform/errors/assert-fields.ts'
import type { Member } from '../platform/session/session-store.ts'
import { toSessionUser } from '../platform/session/session-user.ts'
import { isAvatarGenerated } from './avatars/avatar-repository.ts'
import { readCareerSummary, selectCareerSummary } from './career-summary/career-summary-repository.ts'
import { getProfileCompletion } from './completion/profile-completion.ts'
import { preferencesOf } from './job-preferences/job-preference-repository.ts'
import { readFacts, selectFacts } from './profile-facts.ts'
import { readRecords, selectRecords } from './records/profile-records.ts'
import { listResumesOf } from './resumes/resume-repository.ts'
import { jobPreferences, profileFacts } from './tables/records.ts'
import { readVisibility, selectVisibility } from './visibility/visibility-repository.ts'

/** All of a member's profile. */
export const loadProfile = async (db: QueryExecutor, member: Member): Promise<Profile> => {
  const { id } = member
  const { rows } = await db.execute(sql`
    select ${selectFacts(id)} as facts, ${preferencesOf.select(id)} as preferences,
      ${selectRecords(id)},
      ${selectCareerSummary(id)} as summary, ${selectVisibility(id)} as visibility,
      ${isAvatarGenerated(id)} as is_avatar_generated`)
  const found = rows[0] ?? {}
  const profile = {
    user: toSessionUser(member),
    facts: readFacts(found.facts ?? null, member.noticePeriodId),
    preferences: preferencesOf.read(found.preferences),
    ...readRecords(found),
    resumes: await listResumesOf(db, id),
    career_summary: readCareerSummary(found.summary ?? null),
    visibility: readVisibility(found.visibility ?? null),
    is_avatar_generated: found.is_avatar_generated === true,
  }
  return { ...profile, completion: getProfileCompletion(profile) }
}

/** Marks a member's profile complete. Throws 40001 (422) with what is missing for that. */
export const markComplete = async (db: QueryExecutor, userId: number): Promise<Member> => {
  const [found] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      locationId: profileFacts.locationId,
      hasPreference: sql<boolean>`exists (select 1 from ${jobPreferences} where ${jobPreferences.userId} = ${users.id})`,
    })
    .from(users)
    .leftJoin(profileFacts, eq(profileFacts.userId, users.id))
    .where(eq(users.id, userId))
  if (!found) throw new ApiError('notFound')
  const name = getKnownName({ first_name: found.firstName, last_name: found.lastName })
  // A place and the last preference cannot be taken back: nothing is missing again between this look and the mark.
  assertFieldsValid({
    first_name: name === '' && 'required',
    location_id: found.locationId === null && 'required',
    job_preferences: !found.hasPreference && 'required',
  })
  const [user] = await db
    .update(users)
    .set({ isProfileCompleted: true, isUpdateRequired: false, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning()
  if (!user) throw new ApiError('notFound')
  return user
}
