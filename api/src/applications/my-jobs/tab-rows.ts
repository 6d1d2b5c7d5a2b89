import { type AppliedJob, applicationTabs } from '@jobspan/shared-kit/contracts/applications/applications'
import { type MyJobsList, myJobsLists, type NeedKind } from '@jobspan/shared-kit/contracts/applications/my-jobs'
import { type SQL, sql } from 'drizzle-orm'
import { chatsInInbox, exchangedChats } from '../../chats/known-chats.ts'
import { hasBlocked } from '../../companies/blocked-companies/has-blocked.ts'
import { companies, recruiters } from '../../companies/tables.ts'
import { savedJobsOf } from '../../jobs/saved-jobs/saved-job-repository.ts'
import { jobs } from '../../jobs/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { normalizeName } from '../../platform/text/normalize-name.ts'
import { profileViewsOf } from '../../profile/visibility/profile-views.ts'
import { recruiterInterestsIn } from '../../profile/visibility/recruiter-interests.ts'
import { applicationStepSql } from '../application-events.ts'
import { applicationEvents, applications } from '../tables.ts'
import { needRows } from './needs.ts'

/** Whose rows: a guest has a seeker's id alone. */
export type Owner = { seekerId: number; userId: number | null }

/** What a row of a list is about: an application, a recruiter, a chat, a saved job, or what waits for the member. */
export type TabRow = {
  kind: 'application' | 'recruiter' | 'chat' | 'job' | NeedKind
  /** Of what the row is about. */
  id: number
  jobId: number | null
  recruiterId: number | null
  /** As JSON has it: when the row's latest event was. */
  at: string
  /** As JSON has it: until when it waits for the member. */
  dueAt: string | null
}

/** SQL: the latest application to each job with the furthest step that it reached, and whether it has ended. */
const reached = (userId: number): SQL => sql`
  select ${applications.id}, ${applications.jobId}, applied_at as begun_at, max(events.at) as at,
    max(${applicationStepSql}) as step, bool_or(kind = 'withdrawn') or coalesce((array_agg(kind order by events.id desc)
      filter (where kind not in ('sent', 'viewed', 'withdrawn')))[1] in ('not_accepted', 'completed'), false) as is_closed
  from ${applications} join ${applicationEvents} as events on events.application_id = ${applications.id}
  where user_id = ${userId} and not exists (
    select from ${applications} as later
    where later.user_id = ${userId} and later.job_id = ${applications.jobId} and later.attempt > ${applications.attempt})
  group by ${applications.id}`

/** SQL condition: a row of `recruiters` is not of a company that the member blocked. */
export const isAllowed = (userId: number): SQL => sql`not ${hasBlocked(userId, recruiters.companyId)}`

const applicationRows = (userId: number, condition: SQL): SQL => sql`
  select 'application' as kind, id, job_id, null::int as recruiter_id, begun_at, at, null::timestamptz as due_at
  from (${reached(userId)}) as reached where ${condition}`
const inStep = (step: number): SQL => sql`step = ${step} and not is_closed`

/** Recruiters who are interested, but for a job that the member applied to: there the application says it. */
const interestRows = (userId: number): SQL => sql`
  select 'recruiter' as kind, recruiter_id as id, job_id, recruiter_id, interests.created_at as begun_at, interests.created_at as at,
    null::timestamptz as due_at
  from (${recruiterInterestsIn(userId)}) as interests join ${recruiters} on ${recruiters.id} = recruiter_id
  where ${isAllowed(userId)} and not exists (
    select from ${applications} where ${applications.userId} = ${userId} and ${applications.jobId} = interests.job_id)`

const chatRows = (userId: number): SQL => sql`
  select 'chat' as kind, id, job_id, recruiter_id, created_at as begun_at, last_message_at as at,
    null::timestamptz as due_at
  from (${chatsInInbox(userId)}) as inbox`

const exchangeRows = (userId: number): SQL => sql`
  select 'chat' as kind, id, job_id, recruiter_id, created_at as begun_at, at, null::timestamptz as due_at
  from (${exchangedChats(userId)}) as exchanged`

const viewerRows = (userId: number): SQL => sql`
  select 'recruiter' as kind, recruiter_id as id, null::int as job_id, recruiter_id,
    max(views.created_at) as begun_at, max(views.created_at) as at, null::timestamptz as due_at
  from (${profileViewsOf(userId)}) as views join ${recruiters} on ${recruiters.id} = recruiter_id
  where views.created_at > now() - interval '90 days' and ${isAllowed(userId)}
  group by recruiter_id`

const savedRows = (seekerId: number): SQL => sql`
  select 'job' as kind, job_id as id, job_id, null::int as recruiter_id, at as begun_at, at, null::timestamptz as due_at
  from (${savedJobsOf(seekerId)}) as saved`

const noRows = sql`
  select 'job' as kind, 0 as id, null::int as job_id, null::int as recruiter_id, now() as begun_at, now() as at,
    null::timestamptz as due_at where false`

/** SQL: the rows of a list, each found from an index of the member's own (docs/product-rules.md#my-jobs-lists). */
const rowsOf = (tab: MyJobsList, { seekerId, userId }: Owner): SQL => {
  if (tab === 'saved') return savedRows(seekerId)
  if (userId === null) return noRows
  switch (tab) {
    case 'needs_action':
      return needRows(userId)
    case 'in_progress':
      return sql`${applicationRows(userId, sql`not is_closed`)} union all ${interestRows(userId)}`
    case 'pending':
      return applicationRows(userId, inStep(0))
    case 'viewed':
      return applicationRows(userId, inStep(1))
    case 'interested':
      return sql`${applicationRows(userId, inStep(2))} union all ${interestRows(userId)}`
    case 'interview':
      return applicationRows(userId, inStep(3))
    case 'communicated':
      return chatRows(userId)
    case 'exchanged':
      return exchangeRows(userId)
    case 'viewers':
      return viewerRows(userId)
    case 'closed':
      return applicationRows(userId, sql`is_closed`)
  }
}

/** How many rows each list has. */
export const countRows = async (db: QueryExecutor, owner: Owner): Promise<Record<MyJobsList, number>> => {
  const { seekerId, userId } = owner
  const count = (rows: SQL): SQL => sql`(select count(*)::int from (${rows}) as rows)`
  const open = (step: number): SQL => sql`count(*) filter (where ${inStep(step)})::int`
  const { rows } = await db.execute(
    userId === null
      ? sql`select ${count(savedRows(seekerId))} as saved`
      : sql`
        select ${open(0)} as pending, ${open(1)} as viewed, ${open(2)} + interests as interested, ${open(3)} as interview,
          count(*) filter (where not is_closed)::int + interests as in_progress,
          count(*) filter (where is_closed)::int as closed, ${count(needRows(userId))} as needs_action,
          ${count(chatRows(userId))} as communicated, ${count(exchangeRows(userId))} as exchanged,
          ${count(savedRows(seekerId))} as saved, ${count(viewerRows(userId))} as viewers
        from (select ${count(interestRows(userId))} as interests) as interest
          left join (${reached(userId)}) as reached on true group by interests`,
  )
  return { ...Object.fromEntries(myJobsLists.map((list) => [list, 0])), ...rows[0] } as Record<MyJobsList, number>
}

type Wanted = { tab: MyJobsList; query?: string | undefined; sort: number; page: number; size: number }

/** A page of a list's rows, and how many there are in all. */
export const listTabRows = async (
  db: QueryExecutor,
  owner: Owner,
  { tab, query = '', sort, page, size }: Wanted,
): Promise<{ rows: TabRow[]; total: number }> => {
  const order = sort === 2 ? sql`order by begun_at, kind, id` : latestFirst
  const start = (page - 1) * size
  const text = normalizeName(query)
  if (text !== '') {
    const found = await search(db, owner, rowsOf(tab, owner), order, text)
    return { rows: found.slice(start, start + size), total: found.length }
  }
  const result = await db.execute(sql`
    with rows as (${rowsOf(tab, owner)}), page as (select * from rows ${order} limit ${size} offset ${start})
    select (select count(*)::int from rows) as total,
      (select json_agg(${rowJson} ${order}) from page) as rows`)
  const found = result.rows[0] as { total: number; rows: TabRow[] | null }
  return { rows: found.rows ?? [], total: found.total }
}

/** Where the latest application to a job is listed, and on which page with the latest first; null where the member has none. */
export const findPlace = async (
  db: QueryExecutor,
  owner: { seekerId: number; userId: number },
  { jobId, size }: { jobId: number; size: number },
): Promise<{ tab: AppliedJob['tab']; page: number; is_closed: boolean } | null> => {
  const found = await db.execute(
    sql`select step, is_closed from (${reached(owner.userId)}) as reached where job_id = ${jobId}`,
  )
  const { step, is_closed: isClosed } = (found.rows[0] ?? {}) as { step?: number; is_closed?: boolean }
  const tab = step === undefined ? undefined : applicationTabs[step]
  if (!tab) return null
  const { rows } = await db.execute(sql`
    select place from (
      select job_id, kind, row_number() over (${latestFirst})::int as place
      from (${rowsOf(isClosed ? 'closed' : tab, owner)}) as rows) as places
    where kind = 'application' and job_id = ${jobId}`)
  return { tab, page: Math.ceil(Number(rows[0]?.place ?? 1) / size), is_closed: isClosed === true }
}

// What waits for the member comes by when it ends.
const latestFirst = sql`order by due_at, at desc, kind, id desc`
const rowJson = sql`json_build_object('kind', kind, 'id', id, 'jobId', job_id, 'recruiterId', recruiter_id, 'at', at,
  'dueAt', due_at)`

/**
 * Titles and names of companies and recruiters are compared in the process, normalized like all other searched text: nobody has so many
 * rows that this takes long.
 */
const search = async (
  db: QueryExecutor,
  { seekerId }: Owner,
  rows: SQL,
  order: SQL,
  text: string,
): Promise<TabRow[]> => {
  const found = await db.execute(sql`
    select ${rowJson} as row, names from (
      select rows.*, concat_ws(' ', ${jobs.title}, ${companies.name}, ${recruiters.name},
        case when ${jobs.status} <> 'open' then concat_ws(' ', copy ->> 'title', copy ->> 'company_name') end) as names
      from (${rows}) as rows left join ${jobs} on ${jobs.id} = rows.job_id
        left join ${recruiters} on ${recruiters.id} = rows.recruiter_id
        left join ${applications} on rows.kind = 'application' and ${applications.id} = rows.id
        left join ${companies} on ${companies.id} = coalesce(${applications.employerId}, ${jobs.companyId},
          ${recruiters.companyId})
        left join (${savedJobsOf(seekerId)}) as saved on saved.job_id = rows.job_id
    ) as named ${order}`)
  return found.rows.filter((row) => normalizeName(String(row.names)).includes(text)).map((row) => row.row as TabRow)
}
