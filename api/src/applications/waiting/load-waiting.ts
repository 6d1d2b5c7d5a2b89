import { maxWaiting, type WaitingItem } from '@jobspan/shared-kit/contracts/applications/waiting'
import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { type SQL, sql } from 'drizzle-orm'
import { chatIdOf } from '../../chats/known-chats.ts'
import { companies, recruiters } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { popupSeenAt } from '../../members/popup-records.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { getProfileCompletion } from '../../profile/completion/profile-completion.ts'
import { loadProfile } from '../../profile/profile-repository.ts'
import { needRows } from '../my-jobs/needs.ts'
import { seenKey } from '../my-jobs/news.ts'
import { applicationEvents, applications } from '../tables.ts'

/** Gives what else waits for a member, the newest first. */
export type WaitingSource = (db: QueryExecutor, member: Member, language: LanguageKey) => Promise<WaitingItem[]>

let loadAlerts: WaitingSource = async () => []

/** Says how new jobs of alerts are found, once at start-up, by the area that owns alerts: applications know none. */
export const registerWaitingAlerts = (source: WaitingSource): void => {
  loadAlerts = source
}

/** What a member is told of first: what employers ask and decided, new jobs of their alerts, and what their profile wants next. */
export const loadWaiting = async (
  db: QueryExecutor,
  member: Member,
  language: LanguageKey,
): Promise<{ items: WaitingItem[]; total: number }> => {
  const { items, total } = await loadOfEmployers(db, member.id)
  const alerts = await loadAlerts(db, member, language)
  const profile = await loadProfileStep(db, member)
  return {
    items: [...items, ...alerts, ...profile].slice(0, maxWaiting),
    total: total + alerts.length + profile.length,
  }
}

const nothing = {
  job_id: null,
  job_title: null,
  company_name: null,
  recruiter_name: null,
  chat_id: null,
  at: null,
  due_at: null,
  state: null,
  alert: null,
  profile: null,
} as const satisfies Partial<WaitingItem>

/** An item with what its kind has; the rest is null. */
export const toWaitingItem = (facts: Pick<WaitingItem, 'kind' | 'id'> & Partial<WaitingItem>): WaitingItem => ({
  ...nothing,
  ...facts,
})

/** SQL: decisions since the member last opened My jobs, the latest of each application; not where an employer waits for them about the same job. */
const answerRows = (userId: number): SQL => sql`
  select distinct on (${applications.id}) 'answer' as kind, ${applications.id} as id, ${applications.jobId} as job_id, null::int as recruiter_id,
    events.at, null::timestamptz as due_at, events.kind as state
  from ${applications} join ${applicationEvents} as events on events.application_id = ${applications.id}
  where ${applications.userId} = ${userId} and events.kind in ('interested', 'interview', 'accepted', 'not_accepted', 'completed') and withdrawn_at is null
    and events.at > ${popupSeenAt(userId, seenKey)}
    and not exists (select from needs where needs.job_id = ${applications.jobId})
  order by ${applications.id}, events.id desc`

type Row = Pick<
  WaitingItem,
  'id' | 'job_id' | 'job_title' | 'company_name' | 'recruiter_name' | 'chat_id' | 'state'
> & {
  kind: WaitingItem['kind']
  at: string
  due_at: string | null
}

const loadOfEmployers = async (db: QueryExecutor, userId: number): Promise<{ items: WaitingItem[]; total: number }> => {
  const { rows } = await db.execute(sql`
    with needs as materialized (select kind, id, job_id, recruiter_id, at, due_at from (${needRows(userId)}) as all_needs),
      waiting as (
        select needs.*, null::text as state from needs
        union all select * from (${answerRows(userId)}) as answers),
      shown as (select * from waiting order by due_at, at desc, kind, id desc limit ${maxWaiting})
    select (select count(*)::int from waiting) as total, (
      select json_agg(json_build_object('kind', kind, 'id', shown.id, 'job_id', shown.job_id, 'job_title', ${jobs.title},
        'company_name', ${companies.name}, 'recruiter_name', ${recruiters.name}, 'state', state, 'at', shown.at, 'due_at', shown.due_at,
        'chat_id', ${chatIdOf(sql`${userId}::int`, sql`shown.recruiter_id`)})
        order by shown.due_at, shown.at desc, kind, shown.id desc)
      from shown left join ${jobs} on ${jobs.id} = shown.job_id
        left join ${recruiters} on ${recruiters.id} = shown.recruiter_id
        left join ${applications} on kind = 'answer' and ${applications.id} = shown.id
        left join ${companies} on ${companies.id} = coalesce(${recruiters.companyId}, ${applications.employerId}, ${jobs.companyId})
      ) as items`)
  const { total, items } = rows[0] as { total: number; items: Row[] | null }
  return {
    total,
    items: (items ?? []).map((row) =>
      toWaitingItem({
        ...row,
        at: toIsoTimestamp(row.at),
        due_at: row.due_at === null ? null : toIsoTimestamp(row.due_at),
      }),
    ),
  }
}

/** What the profile wants next; nothing where it is whole. */
const loadProfileStep = async (db: QueryExecutor, member: Member): Promise<WaitingItem[]> => {
  const { next, percent } = getProfileCompletion(await loadProfile(db, member))
  return next === null ? [] : [toWaitingItem({ kind: 'profile', id: 0, profile: { next, percent } })]
}
