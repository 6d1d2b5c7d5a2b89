import type { startChat } from '@jobspan/shared-kit/contracts/chats/chats'
import { getKnownName } from '@jobspan/shared-kit/contracts/members/person-name'
import { sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { recruiters } from '../companies/tables.ts'
import { listScreeningQuestions } from '../jobs/screening-questions.ts'
import { jobs } from '../jobs/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { assertFieldsValid } from '../platform/errors/assert-fields.ts'
import type { Member } from '../platform/session/session-store.ts'
import { saveCareerSummary, selectCareerSummary } from '../profile/career-summary/career-summary-repository.ts'
import { changeMember } from '../profile/change-member.ts'
import { isWantedBy } from '../profile/visibility/recruiter-interests.ts'
import { hasAppliedFor, hasAppliedTo } from './applicants.ts'
import { chats } from './tables.ts'

/**
 * Whether a recruiter has to be told who writes, before the first message (docs/product-rules.md#introduction-before-chat): not where the
 * profile is complete or has a name and a line, nor where the company knows the member by an application, an invitation or a chat.
 */
export const needsIntroduction = async (db: QueryExecutor, member: Member, recruiterId: number): Promise<boolean> => {
  if (member.isProfileCompleted) return false
  const userId = sql`${member.id}::int`
  const companyId = sql`(select company_id from ${recruiters} where id = ${recruiterId})`
  const { rows } = await db.execute(sql`
    select ${selectCareerSummary(member.id)} ->> 'text' is not null as "hasLine",
      exists (select from ${chats} where user_id = ${member.id} and recruiter_id = ${recruiterId})
        or ${hasAppliedTo(userId, companyId)} or ${isWantedBy(userId, companyId)} as "isKnown"`)
  const hasName = getKnownName({ first_name: member.firstName, last_name: member.lastName }) !== ''
  return !rows[0]?.isKnown && !(hasName && rows[0]?.hasLine)
}

type Introduction = z.output<(typeof startChat)['body']>['introduction']

/** Keeps in the profile how a member introduces themself. Throws 40012 where they do not, 40001 where the name is missing. */
export const saveIntroduction = async (
  db: QueryExecutor,
  member: Member,
  introduction: Introduction,
): Promise<Member> => {
  if (!introduction) throw new ApiError('profileIncomplete')
  const { about, ...given } = introduction
  const name = { first_name: member.firstName, last_name: member.lastName, ...given }
  assertFieldsValid({ 'introduction.first_name': getKnownName(name) === '' && 'required' })
  await saveCareerSummary(db, member.id, { text: about, version: undefined })
  return changeMember(db, member.id, given)
}

/** Whether a first message can be the whole application to a job: the member sent none yet, and the job asks nothing and takes applications here. */
export const canApplyByMessage = async (db: QueryExecutor, userId: number, jobId: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select from ${jobs} where id = ${jobId} and status = 'open' and external_url is null
      and not ${hasAppliedFor(sql`${userId}::int`, jobs.id)}`)
  return rows.length > 0 && (await listScreeningQuestions(db, jobId)).length === 0
}
