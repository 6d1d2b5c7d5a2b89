import { sql } from 'drizzle-orm'

/** SQL: where a row `interview` stands now, as `stateAt` says it. */
export const interviewStateSql = sql`case
  when interview.state = 'pending' then case when interview.last_starts_at <= now() then 'expired' else 'pending' end
  when interview.state not in ('accepted', 'checked_in') or interview.starts_at is null or interview.starts_at > now()
    then interview.state
  when interview.ends_at > now() then 'in_progress'
  when interview.state = 'checked_in' then 'pending_results'
  else 'accepted' end`
