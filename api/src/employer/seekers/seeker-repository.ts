import type {
  FoundSeeker,
  searchSeekers as operation,
  SeekerProfile,
} from '@jobspan/shared-kit/contracts/employer/recruiter-seekers'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { hasAppliedTo } from '../../applications/has-applied-to.ts'
import { locations } from '../../config/locations.ts'
import { type BadgeRow, badgeJson, hasBadge, toBadge } from '../../identity/verification.ts'
import { users } from '../../members/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { normalizeName } from '../../platform/text/normalize-name.ts'
import { wantedJobsJson, wantsToWork } from '../../profile/job-preferences/wanted-jobs.ts'
import { fillTitles, toContainsPattern } from '../../profile/visibility/fill-titles.ts'
import { isOpenToWork, latestChangedFirst, membersFrom, seekersFrom } from '../../profile/visibility/found-members.ts'
import { isInterested } from '../../profile/visibility/recruiter-interests.ts'
import { latestJobTitle } from '../../profile/work-experiences/latest-job-title.ts'
import { isPinned } from '../../rewards/effects.ts'
import { knowsNameSql, shownName } from '../hidden-name/hidden-name.ts'
import type { ActingRecruiter } from '../recruiters/require-recruiter.ts'
import { loadShownProfile } from './shown-profile.ts'
import { createViewer, isHiddenFrom, isVisible, type Viewer } from './visible-seekers.ts'

type Row = Omit<FoundSeeker, 'name' | 'identity' | 'order_reasons'> & {
  first_name: string
  last_name: string
  is_known: boolean
  is_pinned: boolean
  badge: BadgeRow | null
}

const seekerJson = (viewer: Viewer): SQL => sql`json_build_object('id', ${users.id},
  'first_name', ${users.firstName}, 'last_name', ${users.lastName},
  'is_known', ${knowsNameSql(sql`${users.id}`, sql`${viewer.companyId}`)},
  'headline', ${latestJobTitle(users.id)}, 'location_id', facts.location_id, 'xp_lvl_id', facts.xp_lvl_id,
  'job_seeking_status', facts.job_seeking_status, 'is_open_to_work', ${isOpenToWork},
  'wanted', ${wantedJobsJson(users.id)},
  'badge', ${badgeJson(sql`${users.id}`)}, 'is_pinned', ${isPinnedMember},
  'is_interested', ${isInterested(users.id, viewer.id)})`

const toFoundSeeker = (
  { first_name, last_name, is_known, is_pinned: isPinnedNow, badge, ...row }: Row,
  language: LanguageKey,
): FoundSeeker => {
  const { identity, order_reasons: reasons } = toBadge(badge, language)
  return {
    ...row,
    identity,
    order_reasons: [...(isPinnedNow ? ['pinned' as const] : []), ...reasons],
    name: shownName({ first_name, last_name }, is_known),
  }
}

type Wanted = z.output<(typeof operation)['query']>

/** A page of the members whom a recruiter may find: pinned resumes first, then verified identities, then the most recently changed profiles. */
export const searchSeekers = async (
  db: QueryExecutor,
  recruiter: ActingRecruiter,
  wanted: Wanted,
  language: LanguageKey,
) => {
  const { page, size } = wanted
  const viewer = await createViewer(db, recruiter)
  const words = normalizeName(wanted.query ?? '')
    .split(' ')
    .filter((word) => word !== '')
  if (words.length > 0) await fillTitles(db)
  const condition = sql`${isVisible(viewer)} ${filters(wanted)} ${hasTitles(words)}`
  const { rows } = await db.execute(sql`
    select count(*)::int as total, count(*) filter (where ${parts[0]})::int as pinned,
      count(*) filter (where ${parts[1]})::int as verified
    ${seekersFrom} where ${condition}`)
  const [{ total, pinned, verified } = { total: 0, pinned: 0, verified: 0 }] = rows as Record<
    'total' | 'pinned' | 'verified',
    number
  >[]
  // Parts, each in the order of the index: ordered as one, every member would be sorted for a page.
  const items: FoundSeeker[] = []
  let offset = (page - 1) * size
  for (const [index, count] of [pinned, verified, total - pinned - verified].entries()) {
    const limit = Math.min(size - items.length, count - offset)
    if (limit > 0) {
      const isOfPart = sql`${condition} and ${parts[index]}`
      items.push(...(await load(db, viewer, language, isOfPart, sql`limit ${limit} offset ${offset}`)))
    }
    offset = Math.max(0, offset - count)
  }
  return { items, total, page, size }
}

const isPinnedMember = isPinned(sql`${users.id}`)
const isVerified = hasBadge(sql`${users.id}`)
const parts = [
  isPinnedMember,
  sql`(not ${isPinnedMember} and ${isVerified})`,
  sql`(not ${isPinnedMember} and not ${isVerified})`,
]

/** Every word is part of a wanted or former job title. */
const hasTitles = (words: string[]): SQL =>
  sql.join(
    words.map((word) => sql`and search.titles like ${toContainsPattern(word)}`),
    sql` `,
  )

/** Who lives there or wants to work there, with that experience, open to work. */
const filters = (wanted: Wanted): SQL => {
  const { country, location_id: locationId, xp_lvl_id: xpLvlId } = wanted
  const conditions: SQL[] = []
  if (country !== undefined) {
    const here = locations.filter((location) => location.country === country).map(({ id }) => id)
    conditions.push(
      sql`and (facts.location_id = any(${`{${here.join(',')}}`}::int[]) or ${wantsToWork(users.id, { country })})`,
    )
  }
  if (locationId !== undefined) {
    conditions.push(sql`and (facts.location_id = ${locationId} or ${wantsToWork(users.id, { locationId })})`)
  }
  if (xpLvlId !== undefined) conditions.push(sql`and facts.xp_lvl_id = ${xpLvlId}`)
  if (wanted.open_to_work !== undefined) conditions.push(sql`and ${isOpenToWork}`)
  return sql.join(conditions, sql` `)
}

const load = async (
  db: QueryExecutor,
  viewer: Viewer,
  language: LanguageKey,
  condition: SQL,
  rest = sql``,
): Promise<FoundSeeker[]> => {
  const { rows } = await db.execute(
    sql`select ${seekerJson(viewer)} as seeker ${seekersFrom} where ${condition} ${latestChangedFirst} ${rest}`,
  )
  return rows.map(({ seeker }) => toFoundSeeker(seeker as Row, language))
}

/** The profile of a member whom the recruiter may find. Throws 40004 where they may not. */
export const loadSeeker = async (
  db: QueryExecutor,
  recruiter: ActingRecruiter,
  userId: number,
  language: LanguageKey,
): Promise<SeekerProfile> => {
  const viewer = await createViewer(db, recruiter)
  const [seeker] = await load(db, viewer, language, sql`${users.id} = ${userId} and ${isVisible(viewer)}`)
  if (!seeker) throw new ApiError('notFound')
  return loadShownProfile(db, viewer, seeker)
}

/** A member's own profile as a viewer reads it, whether the viewer finds them or not, and what that rests on. */
export const loadOwnSeeker = async (db: QueryExecutor, viewer: Viewer, userId: number, language: LanguageKey) => {
  const { rows } = await db.execute(sql`
    select ${seekerJson(viewer)} as seeker, ${isVisible(viewer)} as is_found, ${hasAppliedTo(users.id, viewer.companyId)} as has_applied,
      ${isHiddenFrom(viewer)} as is_hidden, ${users.isProfileCompleted}, ${users.deleteAfter} is not null as is_closing,
      facts.job_seeking_status, visibility.visible_to
    ${membersFrom} where ${users.id} = ${userId}`)
  const [row] = rows
  if (!row) throw new ApiError('notFound')
  const { seeker, ...found } = row
  return { profile: await loadShownProfile(db, viewer, toFoundSeeker(seeker as Row, language)), found }
}

/** Throws 40004 as {@link loadSeeker}; the account is not deleted before the transaction ends. */
export const requireSeeker = async (
  transaction: QueryExecutor,
  recruiter: ActingRecruiter,
  userId: number,
): Promise<void> => {
  const viewer = await createViewer(transaction, recruiter)
  const { rows } = await transaction.execute(
    sql`select ${users.id} ${seekersFrom} where ${users.id} = ${userId}
      and ${isVisible(viewer)} for key share of ${users}`,
  )
  if (!rows[0]) throw new ApiError('notFound')
}
