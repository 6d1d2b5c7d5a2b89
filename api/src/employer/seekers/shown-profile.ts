import type { FoundSeeker, SeekerProfile } from '@jobspan/shared-kit/contracts/employer/recruiter-seekers'
import { sql } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { isAvatarGenerated } from '../../profile/avatars/avatar-repository.ts'
import { readCareerSummary, selectCareerSummary } from '../../profile/career-summary/career-summary-repository.ts'
import { educationRecords } from '../../profile/educations/education-records.ts'
import { memberLanguageRecords } from '../../profile/languages/member-language-records.ts'
import { licenseCertificationRecords } from '../../profile/license-certifications/license-certification-records.ts'
import { readFacts, selectFacts } from '../../profile/profile-facts.ts'
import { memberSkillRecords } from '../../profile/skills/member-skill-records.ts'
import { websiteRecords } from '../../profile/websites/website-records.ts'
import { workExperienceRecords } from '../../profile/work-experiences/work-experience-records.ts'
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
      ${workExperienceRecords.select(id)} as experiences, ${educationRecords.select(id)} as educations,
      ${licenseCertificationRecords.select(id)} as certifications, ${websiteRecords.select(id)} as websites,
      ${memberSkillRecords.select(id)} as skills, ${memberLanguageRecords.select(id)} as languages
    from ${users} where ${users.id} = ${id}`)
  const found = rows[0] ?? {}
  const facts = readFacts(found.facts ?? null, found.notice_period_id as number | null)
  const isKnown = found.is_known === true
  return {
    ...seeker,
    avatar: isKnown ? (found.avatar as string | null) : null,
    is_avatar_generated: isKnown && found.is_avatar_generated === true,
    career_summary: readCareerSummary(found.summary ?? null).text,
    work_experiences: workExperienceRecords
      .read(found.experiences)
      .map((entry) => toShownExperience(entry, hiddenNames)),
    educations: educationRecords.read(found.educations).map(withoutVersion),
    skills: memberSkillRecords.read(found.skills).map(withoutVersion),
    languages: memberLanguageRecords.read(found.languages).map(withoutVersion),
    license_certifications: licenseCertificationRecords.read(found.certifications).map(withoutVersion),
    websites: isKnown ? websiteRecords.read(found.websites).map(withoutVersion) : [],
    work_eligibility: facts.work_eligibility ?? [],
    job_seeker_type_id: facts.job_seeker_type_id ?? null,
    working_since: facts.working_since ?? null,
    notice_period_id: facts.notice_period_id,
    available_from: facts.available_from ?? null,
  }
}
