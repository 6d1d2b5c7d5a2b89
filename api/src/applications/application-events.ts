import {
  type ApplicationEventKind,
  type ApplicationState,
  type AppliedJob,
  applicationTabs,
} from '@jobspan/shared-kit/contracts/applications/applications'
import { and, eq, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { applicationEvents, applications } from './tables.ts'

/** SQL: where an application of a row of `applications` stands, an {@link ApplicationState}: what its last event made of it. */
export const applicationStateSql = sql`(
  select case when kind = 'sent' then 'pending' else kind end from ${applicationEvents} as state_events
  where state_events.application_id = ${applications.id}
  order by kind = 'withdrawn' desc, case kind when 'sent' then 0 when 'viewed' then 1 else 2 end desc, id desc limit 1)`

/** SQL: the step of a row of `application_events` on the way of an application: 0 sent, 1 opened, 2 interested, 3 interview. */
export const applicationStepSql = sql.raw(
  `case kind when 'viewed' then 1 when 'interested' then 2 when 'interview' then 3 else 0 end`,
)

/** SQL: where My jobs lists an application of a row of `applications`: by the furthest step (docs/product-rules.md#my-jobs-tabs). */
export const applicationTabSql = sql<AppliedJob['tab']>`(
  select (${sql.raw(`array[${applicationTabs.map((tab) => `'${tab}'`).join(', ')}]`)})[max(${applicationStepSql}) + 1]
  from ${applicationEvents} as tab_events where tab_events.application_id = ${applications.id})`

export type LockedApplication = { id: number; userId: number; jobId: number; state: ApplicationState }

/** An application that stays as it is until the transaction ends: of two who decide at once, the second sees what the first did. Null where there is none. */
export const lockApplication = async (db: QueryExecutor, id: number): Promise<LockedApplication | null> => {
  // The state is read by a statement of its own: the one that waits for the lock reads events as they were before it waited.
  const locked = await db.execute(sql`select id from ${applications} where id = ${id} for no key update`)
  if (!locked.rows[0]) return null
  const { rows } = await db.execute(sql`
    select id, user_id as "userId", job_id as "jobId", ${applicationStateSql} as state from ${applications}
      where id = ${id}`)
  return rows[0] as LockedApplication
}

export type NewApplicationEvent = {
  applicationId: number
  kind: ApplicationEventKind
  recruiterId?: number | null
  reason?: string | null
}

/** Adds an event; false where it is there already (sent, withdrawn, or viewed by the same recruiter). Its id names it in notifications. */
export const addApplicationEvent = async (db: QueryExecutor, event: NewApplicationEvent): Promise<number | false> => {
  const [added] = await db
    .insert(applicationEvents)
    .values({ recruiterId: null, reason: null, ...event })
    .onConflictDoNothing()
    .returning({ id: applicationEvents.id })
  return added?.id ?? false
}

/** Whether a recruiter has opened an application before. */
export const hasViewed = async (db: QueryExecutor, recruiterId: number, applicationId: number): Promise<boolean> => {
  const isTheirView = and(
    eq(applicationEvents.applicationId, applicationId),
    eq(applicationEvents.recruiterId, recruiterId),
    eq(applicationEvents.kind, 'viewed'),
  )
  const found = await db.select({ id: applicationEvents.id }).from(applicationEvents).where(isTheirView)
  return found.length > 0
}
