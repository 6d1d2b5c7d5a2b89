import { type SQL, sql } from 'drizzle-orm'
import { requestsToAnswer, unreadChats } from '../../chats/known-chats.ts'

/**
 * Gives SQL for what waits for a member: `kind` (a `NeedKind`), `id`, `job_id`, `recruiter_id`, `begun_at`, `at`, and `due_at` (null where it has no
 * end).
 */
export type NeedSource = (userId: number) => SQL

const requests: NeedSource = (userId) => sql`
  select kind, id, job_id, recruiter_id, at as begun_at, at, due_at from (${requestsToAnswer(userId)}) as requests`

const unread: NeedSource = (userId) => sql`
  select 'message' as kind, id, job_id, recruiter_id, at as begun_at, at, null::timestamptz as due_at
  from (${unreadChats(userId)}) as unread`

const sources = new Set<NeedSource>([requests, unread])

/** Says what else waits for a member, once at start-up, by the area that owns it: applications know no interviews. */
export const registerNeeds = (source: NeedSource): void => void sources.add(source)

/** SQL: all that waits for a member. */
export const needRows = (userId: number): SQL =>
  sql.join(
    [...sources].map((source) => source(userId)),
    sql` union all `,
  )
