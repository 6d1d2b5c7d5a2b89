import type { ChatSide } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import type { ChatJob } from '@jobspan/shared-kit/contracts/chats/job-chat'
import type { Interview, InterviewEvent, InterviewTime } from '@jobspan/shared-kit/contracts/interviews/interview'
import { type SQL, sql } from 'drizzle-orm'
import { applicationWithdrawnAt } from '../applications/has-applied-to.ts'
import { jobJson, toChatJob } from '../chats/message-repository.ts'
import { unlessBlocked } from '../companies/blocked-companies/has-blocked.ts'
import { companies, recruiters } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { toIsoTimestamp } from '../platform/database/timestamp.ts'
import { actionsOf, windowsOf } from './interview-rules.ts'
import { stateAt } from './interview-transitions.ts'
import { parseMeetingLink } from './meeting-link.ts'
import { interviewEvents, interviews, interviewTimes } from './tables.ts'

type TimeRow = Omit<InterviewTime, 'ends_at' | 'is_past'>

/** An interview as the statement gives it; moments as PostgreSQL prints them in JSON. */
type Row = {
  interview: typeof interviews.$inferSelect & { startsAt: string | null; endsAt: string | null }
  job: ChatJob | null
  company: Interview['company']
  recruiter: Interview['recruiter']
  withdrawnAt: string | null
  times: TimeRow[]
  events: InterviewEvent[]
  now: string
}

const columns = sql.raw(
  Object.entries({
    id: 'id',
    userId: 'user_id',
    recruiterId: 'recruiter_id',
    chatId: 'chat_id',
    applicationId: 'application_id',
    state: 'state',
    timesBy: 'times_by',
    acceptedTimeId: 'accepted_time_id',
    startsAt: 'starts_at',
    endsAt: 'ends_at',
    lastStartsAt: 'last_starts_at',
    recruiterTimeZone: 'recruiter_time_zone',
    seekerTimeZone: 'seeker_time_zone',
    format: 'format',
    address: 'address',
    latitude: 'latitude',
    longitude: 'longitude',
    checkInCode: 'check_in_code',
    videoUrl: 'video_url',
    interviewers: 'interviewers',
    whatToBring: 'what_to_bring',
    note: 'note',
    checkedInAt: 'checked_in_at',
    objection: 'objection',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  })
    .map(([name, column]) => `'${name}', interview.${column}`)
    .join(', '),
)

/** What the member has agreed at the same time elsewhere, of rows `interview` and `proposed`. */
const conflicts = sql`(
  select coalesce(json_agg(json_build_object('interview_id', other.id, 'company_name', other_company.name,
    'starts_at', other.starts_at, 'ends_at', other.ends_at) order by other.starts_at), '[]')
  from ${interviews} as other join ${recruiters} as other_recruiter on other_recruiter.id = other.recruiter_id
    join ${companies} as other_company on other_company.id = other_recruiter.company_id
  where other.user_id = interview.user_id and other.id <> interview.id and other.state in ('accepted', 'checked_in')
    and other.starts_at < proposed.starts_at + make_interval(mins => proposed.duration_minutes)
    and other.ends_at > proposed.starts_at)`

/** What somebody wrote beside a row `event`, of rows `interview` and `recruiter`. */
const messageFor = (reader: ChatSide): SQL =>
  reader === 'recruiter'
    ? sql`event.message`
    : sql`case when event.actor <> 'recruiter' then event.message
      else ${unlessBlocked(sql`event.message`, sql`interview.user_id`, sql`recruiter.company_id`)} end`

const select = (condition: SQL, reader: ChatSide, rest: SQL): SQL => sql`
  select json_build_object('interview', json_build_object(${columns}), 'job', ${jobJson('job')}, 'now', clock_timestamp(),
    'withdrawnAt', ${applicationWithdrawnAt(sql`interview.application_id`)},
    'company', json_build_object('id', company.id, 'slug', company.slug, 'name', company.name, 'logo_url', company.logo_url),
    'recruiter', json_build_object('id', recruiter.id, 'name', recruiter.name, 'title', recruiter.title),
    'times', (
      select json_agg(json_build_object('id', proposed.id, 'starts_at', proposed.starts_at, 'time_zone', proposed.time_zone,
        'duration_minutes', proposed.duration_minutes,
        'conflicts', ${reader === 'seeker' ? conflicts : sql`'[]'::json`}) order by proposed.starts_at, proposed.id)
      from ${interviewTimes} as proposed where proposed.interview_id = interview.id and proposed.is_current
        and (interview.accepted_time_id is null or proposed.id = interview.accepted_time_id)),
    'events', (
      select json_agg(json_build_object('kind', event.kind, 'actor', event.actor, 'at', event.at, 'reason', event.reason,
        'message', ${messageFor(reader)}, 'result', event.result) order by event.id)
      from ${interviewEvents} as event where event.interview_id = interview.id)) as row
  from ${interviews} as interview join ${recruiters} as recruiter on recruiter.id = interview.recruiter_id
    join ${companies} as company on company.id = recruiter.company_id
    left join ${jobs} as job on job.id = interview.job_id
  where ${condition} ${rest}`

/** An interview with what a recruiter alone is shown. */
export type InterviewWithCode = Interview & { userId: number; checkInCode: string | null }

/** Interviews of rows `interview`, as one side sees them now. */
export const loadInterviews = async (
  db: QueryExecutor,
  condition: SQL,
  reader: ChatSide,
  rest: SQL = sql``,
): Promise<InterviewWithCode[]> => {
  const { rows } = await db.execute(select(condition, reader, rest))
  return rows.map(({ row }) => toInterview(row as Row, reader))
}

/** How many there are of rows `interview`. */
export const countInterviews = async (db: QueryExecutor, condition: SQL): Promise<number> => {
  const { rows } = await db.execute(sql`
    select count(*)::int as total from ${interviews} as interview where ${condition}`)
  return Number(rows[0]?.total ?? 0)
}

const isoOf = (date: Date | null | undefined): string | null => date?.toISOString() ?? null
const isoText = (text: unknown): string | null => (typeof text === 'string' ? toIsoTimestamp(text) : null)

const toTime = ({ starts_at: startsAt, duration_minutes: minutes, conflicts: others, ...time }: TimeRow, now: Date) => {
  const start = new Date(startsAt)
  return {
    ...time,
    duration_minutes: minutes,
    starts_at: start.toISOString(),
    ends_at: new Date(start.getTime() + minutes * 60_000).toISOString(),
    is_past: start <= now,
    conflicts: others.map((other) => ({
      ...other,
      starts_at: toIsoTimestamp(other.starts_at),
      ends_at: toIsoTimestamp(other.ends_at),
    })),
  }
}

const dateOf = (text: unknown): Date | null => (text === null ? null : new Date(String(text)))

const betweenMemberAndOperators = new Set<InterviewEvent['kind']>([
  'objected',
  'objection_upheld',
  'objection_rejected',
])

/** What a member writes against *not attended*, and what an operator answers, is not the employer's to read. */
const toEvent = (event: InterviewEvent, reader: ChatSide): InterviewEvent => ({
  ...event,
  message: reader === 'recruiter' && betweenMemberAndOperators.has(event.kind) ? null : event.message,
  at: toIsoTimestamp(event.at),
})

const toInterview = (
  { interview, job, times, events, withdrawnAt, now: clock, ...row }: Row,
  reader: ChatSide,
): InterviewWithCode => {
  const now = new Date(clock)
  const facts = {
    state: interview.state,
    timesBy: interview.timesBy,
    startsAt: dateOf(interview.startsAt),
    endsAt: dateOf(interview.endsAt),
    lastStartsAt: new Date(interview.lastStartsAt),
    withdrawnAt: dateOf(withdrawnAt),
  }
  const windows = windowsOf(facts)
  return {
    id: interview.id,
    chat_id: interview.chatId,
    application_id: interview.applicationId,
    job: toChatJob(job),
    ...row,
    state: stateAt(facts, now),
    times_by: interview.timesBy,
    times: times.map((time) => toTime(time, now)),
    accepted_time_id: interview.acceptedTimeId,
    recruiter_time_zone: interview.recruiterTimeZone,
    seeker_time_zone: interview.seekerTimeZone,
    ...toWhere(interview),
    interviewers: interview.interviewers,
    what_to_bring: interview.whatToBring,
    note: interview.note,
    actions: actionsOf(reader, facts, now),
    cancel_until: isoOf(windows?.cancelUntil),
    check_in_from: isoOf(windows?.checkInFrom),
    check_in_until: isoOf(windows?.checkInUntil),
    checked_in_at: isoText(interview.checkedInAt),
    events: events.map((event) => toEvent(event, reader)),
    objection: interview.objection,
    can_object: reader === 'seeker' && interview.state === 'not_attended' && interview.objection === null,
    created_at: toIsoTimestamp(String(interview.createdAt)),
    updated_at: toIsoTimestamp(String(interview.updatedAt)),
    userId: interview.userId,
    checkInCode: interview.checkInCode,
  }
}

const toWhere = ({ format, address, latitude, longitude, checkInCode, videoUrl }: Row['interview']) => ({
  format,
  place: address === null ? null : { address, latitude, longitude, has_code: checkInCode !== null },
  video: videoUrl === null ? null : parseMeetingLink(videoUrl),
})

/** The same without what is the recruiter's alone. */
const toSeekerInterview = ({ userId: _user, checkInCode: _code, ...interview }: InterviewWithCode): Interview =>
  interview

/** The member's interview; null where there is none of theirs. */
export const findInterview = async (db: QueryExecutor, userId: number, id: number): Promise<Interview | null> => {
  const [found] = await loadInterviews(db, sql`interview.id = ${id} and interview.user_id = ${userId}`, 'seeker')
  return found ? toSeekerInterview(found) : null
}

/** The member's interviews of a condition, in an order. */
export const loadSeekerInterviews = async (db: QueryExecutor, condition: SQL, rest: SQL): Promise<Interview[]> =>
  (await loadInterviews(db, condition, 'seeker', rest)).map(toSeekerInterview)

/** What messages of a chat show of interviews. */
export const loadInterviewCards = async (
  db: QueryExecutor,
  ids: number[],
  reader: ChatSide,
): Promise<ReadonlyMap<number, Interview>> => {
  const found = await loadInterviews(db, sql`interview.id = any(${`{${ids.join(',')}}`}::int[])`, reader)
  return new Map(found.map((interview) => [interview.id, toSeekerInterview(interview)]))
}
