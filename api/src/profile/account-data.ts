import { recordKindKeys } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { getTableName, sql } from 'drizzle-orm'
import { companies, recruiters } from '../companies/tables.ts'
import { type AccountData, ownRows } from '../members/account-data.ts'
import { recordsOf } from './records/profile-records.ts'
import { careerSummaries, careerSummaryDrafts, jobPreferences, profileFacts } from './tables/records.ts'
import {
  generatedResumes,
  importedResumes,
  resumeChecks,
  resumeMailCounts,
  resumes,
  resumeTakeOvers,
  videoResumes,
} from './tables/resumes.ts'
import {
  avatarFiles,
  profileSearch,
  profileViews,
  profileVisibilities,
  recruiterInterests,
} from './tables/visibility.ts'

/** Rows of a member that name a recruiter, with their name and company. */
const withRecruiter =
  (table: typeof profileViews | typeof recruiterInterests): NonNullable<AccountData[string]> =>
  ({ id }) =>
    sql`
    select coalesce(jsonb_agg(to_jsonb(${table})
      || jsonb_build_object('recruiter', ${recruiters.name}, 'company', ${companies.name})
      order by ${table.at}), '[]') as kept
    from ${table} join ${recruiters} on ${recruiters.id} = ${table.recruiterId}
      join ${companies} on ${companies.id} = ${recruiters.companyId}
    where ${table.userId} = ${id}`

const recordData: AccountData = Object.fromEntries(
  recordKindKeys.map((kind) => {
    const { table, internalColumns } = recordsOf(kind)
    return [getTableName(table), ownRows(table.userId, { without: internalColumns, order: table.id })]
  }),
)

export const accountData: AccountData = {
  profile_facts: ownRows(profileFacts.userId, { order: profileFacts.updatedAt }),
  job_preferences: ownRows(jobPreferences.userId, { order: jobPreferences.id }),
  ...recordData,
  career_summaries: ownRows(careerSummaries.userId, { order: careerSummaries.updatedAt }),
  career_summary_drafts: ownRows(careerSummaryDrafts.userId, { order: careerSummaryDrafts.createdAt }),
  imported_resumes: ownRows(importedResumes.userId, { order: importedResumes.importedAt }),
  resume_take_overs: ownRows(resumeTakeOvers.userId, {
    without: [resumeTakeOvers.id],
    order: resumeTakeOvers.takenAt,
  }),
  profile_visibilities: ownRows(profileVisibilities.userId, { order: profileVisibilities.updatedAt }),
  avatar_files: ownRows(avatarFiles.userId, { without: [avatarFiles.fileKey], order: avatarFiles.side }),
  // When the profile changed; the titles are those of the records above.
  profile_search: ownRows(profileSearch.userId, { without: [profileSearch.titles], order: profileSearch.changedAt }),
  resumes: ownRows(resumes.userId, { without: [resumes.fileKey], order: resumes.id }),
  video_resumes: ownRows(videoResumes.userId, {
    without: [videoResumes.fileKey, videoResumes.coverKey],
    order: videoResumes.id,
  }),
  generated_resumes: ownRows(generatedResumes.userId, { order: generatedResumes.id }),
  resume_mail_counts: ownRows(resumeMailCounts.userId, { order: resumeMailCounts.startedAt }),
  resume_checks: ownRows(resumeChecks.userId, { order: resumeChecks.checkedAt }),
  profile_views: withRecruiter(profileViews),
  recruiter_interests: withRecruiter(recruiterInterests),
}
