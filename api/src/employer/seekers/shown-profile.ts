import type { FoundSeeker, SeekerProfile } from '@jobspan/shared-kit/contracts/employer/recruiter-seekers'
import { mapRecordKinds, type RecordKind } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { sql } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { isAvatarGenerated } from '../../profile/avatars/avatar-repository.ts'
import { readCareerSummary, selectCareerSummary } from '../../profile/career-summary/career-summary-repository.ts'
import { readFacts, selectFacts } from '../../profile/profile-facts.ts'
import { readRecords, selectRecords } from '../../profile/records/profile-records.ts'
import { knowsNameSql } from '../hidden-name/hidden-name.ts'
import { toShownExperience } from './shown-experience.ts'
import type { Viewer } from './visible-seekers.ts'

const withoutVersion = <Entry extends { version?: unknown }>({ version: _, ...entry }: Entry) => entry

/** All that a recruiter reads of a member whom they found. Picture and links often name their owner, so they come with the name. */
export const loadShownProfile = async (
  db: QueryExecutor,
  { companyId, hiddenNames }: Viewer,
  seeker: FoundSeeker,
): Promise<SeekerProfile> => {
  const { id } = seeker
  const { rows } = await db.execute(sql`
    select ${users.noticePeriodId}, ${users.avatar}, ${isAvatarGenerated(id)} as is_avatar_generated,
      ${knowsNameSql(sql`${users.id}`, sql`${companyId}`)} as is_known,
      ${selectFacts(id)} as facts, ${selectCareerSummary(id)} as summary,
      ${selectRecords(id)}
    from ${users} where ${users.id} = ${id}`)
  const found = rows[0] ?? {}
  const facts = readFacts(found.facts ?? null, found.notice_period_id as number | null)
  const isKnown = found.is_known === true
  const records = readRecords(found)
  return {
    ...seeker,
    avatar: isKnown ? (found.avatar as string | null) : null,
    is_avatar_generated: isKnown && found.is_avatar_generated === true,
    career_summary: readCareerSummary(found.summary ?? null).text,
    ...(mapRecordKinds<object[]>((kind) => records[kind].map(withoutVersion)) as Pick<SeekerProfile, RecordKind>),
    work_experiences: records.work_experiences.map((entry) => toShownExperience(entry, hiddenNames)),
    ...(!isKnown && { websites: [] }),
    work_eligibility: facts.work_eligibility ?? [],
    job_seeker_type_id: facts.job_seeker_type_id ?? null,
    working_since: facts.working_since ?? null,
    notice_period_id: facts.notice_period_id,
    available_from: facts.available_from ?? null,
  }
}
