import type {
  FoundSeeker,
  searchSeekers as operation,
  SeekerProfile,
} from '@jobspan/shared-kit/contracts/recruiter-seekers'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { locations } from '../../config/locations.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { normalizeName } from '../../platform/text/normalize-name.ts'
import { educationsOf } from '../../profile/educations/education-repository.ts'
import { experiencesOf } from '../../profile/work-experiences/work-experience-repository.ts'
import { knowsNameSql, shownName } from '../hidden-name/hidden-name.ts'
import type { ActingRecruiter } from '../recruiters/require-recruiter.ts'

const from = sql`from users left join profile_facts as facts on facts.user_id = users.id`

/** SQL condition, of rows of {@link from}: the recruiter may find the member (docs/product-rules.md#seekers-whom-a-recruiter-finds). */
const isVisible = ({ companyId }: ActingRecruiter): SQL => sql`(
  users.is_profile_completed and not users.is_suspended and users.delete_after is null
  and facts.job_seeking_status is distinct from 'closed'
  and not exists (
    select from blocked_companies as blocked where blocked.user_id = users.id and blocked.company_id = ${companyId}))`

const latestExperience = sql`(select job_title from work_experiences where user_id = users.id
  order by end_month desc nulls first, start_month desc, id desc limit 1)`

/** When anything of the profile was changed last. */
const changedAt = sql`greatest(users.updated_at, facts.updated_at,
  (select max(created_at) from job_preferences where user_id = users.id),
  (select max(created_at) from work_experiences where user_id = users.id),
  (select max(created_at) from educations where user_id = users.id))`
const order = sql`order by ${changedAt} desc, users.id desc`

type Row = Omit<FoundSeeker, 'name'> & { first_name: string; last_name: string; is_known: boolean }

const seekerJson = (recruiter: ActingRecruiter): SQL => sql`json_build_object('id', users.id,
  'first_name', users.first_name, 'last_name', users.last_name,
  'is_known', ${knowsNameSql(sql`users.id`, sql`${recruiter.companyId}`)},
  'headline', ${latestExperience}, 'location_id', facts.location_id, 'xp_lvl_id', facts.xp_lvl_id,
  'job_seeking_status', facts.job_seeking_status,
  'wanted', (select coalesce(json_agg(json_build_object('job_title', job_title, 'work_arrangement', work_arrangement,
    'country', country) order by id), '[]') from job_preferences where user_id = users.id),
  'is_interested', exists (
    select from recruiter_interests as shown where shown.user_id = users.id and shown.recruiter_id = ${recruiter.id}))`

const toFoundSeeker = ({ first_name, last_name, is_known, ...row }: Row): FoundSeeker => ({
  ...row,
  name: shownName({ first_name, last_name }, is_known),
})

type Wanted = z.output<(typeof operation)['query']>

/** A page of the members whom a recruiter may find, the most recently changed profiles first. */
export const searchSeekers = async (db: QueryExecutor, recruiter: ActingRecruiter, wanted: Wanted) => {
  const { page, size } = wanted
  const condition = sql`${isVisible(recruiter)} ${filters(wanted)}`
  const start = (page - 1) * size
  const words = normalizeName(wanted.query ?? '')
    .split(' ')
    .filter((word) => word !== '')
  if (words.length > 0) {
    const found = await findByTitle(db, condition, words)
    const ids = `{${found.slice(start, start + size).join(',')}}`
    return { items: await load(db, recruiter, sql`users.id = any(${ids}::int[])`), total: found.length, page, size }
  }
  const { rows } = await db.execute(sql`select count(*)::int as total ${from} where ${condition}`)
  const items = await load(db, recruiter, condition, sql`limit ${size} offset ${start}`)
  return { items, total: Number(rows[0]?.total ?? 0), page, size }
}

/** Who lives there or wants to work there, with that experience. */
const filters = ({ country, location_id: locationId, xp_lvl_id: xpLvlId }: Wanted): SQL => {
  const conditions: SQL[] = []
  if (country !== undefined) {
    const here = locations.filter((location) => location.country === country).map(({ id }) => id)
    conditions.push(sql`and (facts.location_id = any(${`{${here.join(',')}}`}::int[]) or exists (
      select from job_preferences where user_id = users.id and country = ${country}))`)
  }
  if (locationId !== undefined) {
    conditions.push(sql`and (facts.location_id = ${locationId} or exists (
      select from job_preferences where user_id = users.id and location_id = ${locationId}))`)
  }
  if (xpLvlId !== undefined) conditions.push(sql`and facts.xp_lvl_id = ${xpLvlId}`)
  return sql.join(conditions, sql` `)
}

/** Of how many members titles are compared; the other filters come first, so that a narrower search reaches further back. */
const maxComparedMembers = 50_000

/** Titles are compared in the process, normalized like all other searched text. */
const findByTitle = async (db: QueryExecutor, condition: SQL, words: string[]): Promise<number[]> => {
  const { rows } = await db.execute(sql`
    select users.id, concat_ws(' ', (select string_agg(job_title, ' ') from job_preferences where user_id = users.id),
      (select string_agg(job_title, ' ') from work_experiences where user_id = users.id)) as titles
    ${from} where ${condition} ${order} limit ${maxComparedMembers}`)
  return rows.flatMap((row) => {
    const titles = normalizeName(String(row.titles))
    return words.every((word) => titles.includes(word)) ? [Number(row.id)] : []
  })
}

const load = async (
  db: QueryExecutor,
  recruiter: ActingRecruiter,
  condition: SQL,
  rest = sql``,
): Promise<FoundSeeker[]> => {
  const { rows } = await db.execute(
    sql`select ${seekerJson(recruiter)} as seeker ${from} where ${condition} ${order} ${rest}`,
  )
  return rows.map(({ seeker }) => toFoundSeeker(seeker as Row))
}

/** The profile of a member whom the recruiter may find. Throws 40004 where they may not. */
export const loadSeeker = async (
  db: QueryExecutor,
  recruiter: ActingRecruiter,
  userId: number,
): Promise<SeekerProfile> => {
  const [seeker] = await load(db, recruiter, sql`users.id = ${userId} and ${isVisible(recruiter)}`)
  if (!seeker) throw new ApiError('notFound')
  return {
    ...seeker,
    work_experiences: await experiencesOf.list(db, userId),
    educations: await educationsOf.list(db, userId),
  }
}

/** Throws 40004 as {@link loadSeeker}; the account is not deleted before the transaction ends. */
export const requireSeeker = async (
  transaction: QueryExecutor,
  recruiter: ActingRecruiter,
  userId: number,
): Promise<void> => {
  const { rows } = await transaction.execute(
    sql`select users.id ${from} where users.id = ${userId} and ${isVisible(recruiter)} for key share of users`,
  )
  if (!rows[0]) throw new ApiError('notFound')
}
