import { eq, sql } from 'drizzle-orm'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import { interviewChanged } from './events.ts'
import { lockInterview } from './lock-interview.ts'
import { recordInterviewEvent } from './publish-interview.ts'
import { interviews, interviewTimes } from './tables.ts'
import { readWallClock } from './wall-clock.ts'

type Time = { id: number; interviewId: number; localTime: string; timeZone: string; startsAt: number; minutes: number }

/** Times to come of interviews that are pending or accepted, those of one or of all. */
const loadTimes = async (db: QueryExecutor, interviewId?: number): Promise<Time[]> => {
  const { rows } = await db.execute(sql`
    select ${interviewTimes.id}, interview_id as "interviewId", local_time as "localTime", time_zone as "timeZone",
      (extract(epoch from ${interviewTimes.startsAt}) * 1000)::float8 as "startsAt", duration_minutes as minutes
    from ${interviewTimes} join ${interviews} on ${interviews.id} = interview_id
    where is_current and ${interviewTimes.startsAt} > now() and state in ('pending', 'accepted')
      ${interviewId === undefined ? sql`` : sql`and interview_id = ${interviewId}`}`)
  return rows as Time[]
}

/** What the clock shows stays; the moment is another where the rules of a zone have changed. A time that is skipped by then stays as it was. */
const momentOf = ({ localTime, timeZone, startsAt }: Time): Date => {
  const clock = readWallClock(localTime, timeZone)
  return 'at' in clock ? clock.at : new Date(startsAt)
}
const hasMoved = (time: Time): boolean => momentOf(time).getTime() !== time.startsAt

const spanOf = (time: Time) => {
  const startsAt = momentOf(time)
  return { startsAt, endsAt: new Date(startsAt.getTime() + time.minutes * 60_000) }
}

/**
 * Moves interviews to come where a country has changed its clocks since they were proposed, which a process learns with a newer time zone database: they were
 * agreed by what a clock shows. Both sides are told of accepted ones. Gives how many interviews moved.
 */
export const followTimeZones = async (db: Database): Promise<number> => {
  const moved = new Set((await loadTimes(db)).filter(hasMoved).map(({ interviewId }) => interviewId))
  for (const id of moved) await db.transaction((transaction) => moveInterview(transaction, id))
  return moved.size
}

const moveInterview = async (transaction: QueryExecutor, id: number): Promise<void> => {
  const interview = await lockInterview(transaction, id, sql`true`)
  const times = (await loadTimes(transaction, id)).filter(hasMoved)
  for (const time of times)
    await transaction
      .update(interviewTimes)
      .set({ startsAt: momentOf(time) })
      .where(eq(interviewTimes.id, time.id))
  const agreed = times.find((time) => time.id === interview.acceptedTimeId)
  const accepted = agreed && spanOf(agreed)
  await transaction
    .update(interviews)
    .set({
      lastStartsAt: sql`(select max(starts_at) from ${interviewTimes} where interview_id = ${id} and is_current)`,
      ...(accepted && {
        ...accepted,
        sequence: interview.sequence + 1,
        dayReminderAt: null,
        hourReminderAt: null,
      }),
    })
    .where(eq(interviews.id, id))
  if (!accepted) return
  await recordInterviewEvent(transaction, id, {
    kind: 'changed',
    actor: 'system',
    event: interviewChanged,
    extra: { wasAccepted: true },
  })
}
