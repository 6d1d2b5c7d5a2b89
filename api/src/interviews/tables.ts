import type {
  Interview,
  InterviewEvent,
  Interviewer,
  InterviewFormat,
  InterviewState,
} from '@jobspan/shared-kit/contracts/interviews/interview'
import type { declineOfferReasons, OfferPay, OfferState } from '@jobspan/shared-kit/contracts/interviews/offers'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { applications } from '../applications/tables.ts'
import { chats } from '../chats/tables.ts'
import { recruiters } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { userId } from '../members/tables/user-id.ts'
import { users } from '../members/tables.ts'
import { createdAt, moment } from '../platform/tables/columns.ts'

/** States that only the clock makes; they are read and never written. */
type ClockState = 'expired' | 'in_progress' | 'pending_results'
export type StoredInterviewState = Exclude<InterviewState, ClockState>

/** Whose an interview or an offer is, and what it is about. */
const about = () => ({
  /** Null once the chat is deleted: what was agreed outlives what was said. */
  chatId: integer('chat_id').references(() => chats.id, { onDelete: 'set null' }),
  userId: userId(),
  recruiterId: integer('recruiter_id')
    .notNull()
    .references(() => recruiters.id, { onDelete: 'cascade' }),
  jobId: integer('job_id').references(() => jobs.id, { onDelete: 'set null' }),
  applicationId: integer('application_id').references(() => applications.id, { onDelete: 'set null' }),
  /** The recruiter's own name for it: sent twice, it is here once. */
  clientId: uuid('client_id').notNull(),
})

/** An interview as it is now. What only the clock changes is not stored (docs/product-rules.md#interview-states). */
export const interviews = pgTable(
  'interviews',
  {
    id: serial().primaryKey(),
    ...about(),
    /** Names it in calendars for as long as it lives (RFC 5545 UID); `sequence` counts what changed there. */
    uid: uuid().notNull().defaultRandom(),
    sequence: integer().notNull().default(0),
    state: text().$type<StoredInterviewState>().notNull().default('pending'),
    /** Who proposed the times that are proposed now. */
    timesBy: text('times_by').$type<'seeker' | 'recruiter'>().notNull().default('recruiter'),
    acceptedTimeId: integer('accepted_time_id'),
    /** Of the accepted time; null before. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** When the last of the proposed times begins: after it, a pending interview is expired. */
    lastStartsAt: moment('last_starts_at').notNull(),
    recruiterTimeZone: text('recruiter_time_zone').notNull(),
    seekerTimeZone: text('seeker_time_zone'),
    format: text().$type<InterviewFormat>().notNull(),
    address: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Six digits that the recruiter shows at the place. */
    checkInCode: text('check_in_code'),
    /** How many wrong codes were entered one after another, and when the last one. */
    wrongCodes: smallint('wrong_codes').notNull().default(0),
    wrongCodeAt: moment('wrong_code_at'),
    videoUrl: text('video_url'),
    interviewers: jsonb().$type<Interviewer[]>().notNull().default([]),
    whatToBring: text('what_to_bring'),
    note: text(),
    checkedInAt: moment('checked_in_at'),
    /** When the member was reminded of the time that is accepted now, a day and an hour before it. */
    dayReminderAt: moment('day_reminder_at'),
    hourReminderAt: moment('hour_reminder_at'),
    /** What the member says against *not attended*, and what an operator decided. */
    objection: text().$type<NonNullable<Interview['objection']>>(),
    objectionText: text('objection_text'),
    objectedAt: moment('objected_at'),
    createdAt,
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('interviews_client').on(table.recruiterId, table.clientId),
    index('interviews_user').on(table.userId, table.id.desc()),
    index('interviews_recruiter').on(table.recruiterId, table.updatedAt.desc()),
    index('interviews_chat').on(table.chatId),
    index('interviews_application').on(table.applicationId),
    index('interviews_accepted').on(table.startsAt).where(sql`state = 'accepted'`),
    index('interviews_objections').on(table.objectedAt).where(sql`objection = 'open'`),
  ],
)

/** Times that were proposed. Those that others took the place of stay, so that an answer to them can be refused. */
export const interviewTimes = pgTable(
  'interview_times',
  {
    id: serial().primaryKey(),
    interviewId: integer('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    proposedBy: text('proposed_by').$type<'seeker' | 'recruiter'>().notNull(),
    isCurrent: boolean('is_current').notNull().default(true),
    startsAt: moment('starts_at').notNull(),
    /** What the clock shows there, and where: `starts_at` follows from both, and again where the rules of a zone change. */
    localTime: text('local_time').notNull(),
    timeZone: text('time_zone').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
  },
  (table) => [index('interview_times_interview').on(table.interviewId, table.startsAt)],
)

/** What happened, in order; rows are added and never changed. */
export const interviewEvents = pgTable(
  'interview_events',
  {
    id: serial().primaryKey(),
    interviewId: integer('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    kind: text().$type<InterviewEvent['kind']>().notNull(),
    actor: text().$type<InterviewEvent['actor']>().notNull(),
    /** One of a list; `message` is what somebody wrote beside it. */
    reason: text(),
    message: text(),
    result: text().$type<NonNullable<InterviewEvent['result']>>(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('interview_events_interview').on(table.interviewId, table.id)],
)

/** What members reported to the operators, with the interview as it was. */
export const interviewReports = pgTable(
  'interview_reports',
  {
    userId: userId(),
    interviewId: integer('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    reasonId: smallint('reason_id').notNull(),
    text: text(),
    /** The interview as it was reported. */
    copy: jsonb().$type<Record<string, unknown>>().notNull(),
    at: moment('at').notNull().defaultNow(),
    /** What an operator decided; null while it is open. */
    decision: text(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.interviewId] }),
    index('interview_reports_open').on(table.at).where(sql`decided_at is null`),
  ],
)

/** Offers as they were sent: what is offered never changes. */
export const offers = pgTable(
  'offers',
  {
    id: serial().primaryKey(),
    ...about(),
    title: text().notNull(),
    pay: jsonb().$type<OfferPay>().notNull(),
    startsOn: date('starts_on').notNull(),
    place: text(),
    text: text(),
    filename: text(),
    fileSize: integer('file_size'),
    fileKey: text('file_key'),
    sentAt: moment('sent_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    state: text().$type<Exclude<OfferState, 'expired'>>().notNull().default('sent'),
    answeredAt: moment('answered_at'),
    declineReason: text('decline_reason').$type<(typeof declineOfferReasons)[number]>(),
    message: text(),
    /** When both sides were told that it has expired. */
    expiryPublishedAt: moment('expiry_published_at'),
  },
  (table) => [
    uniqueIndex('offers_client').on(table.recruiterId, table.clientId),
    uniqueIndex('offers_file').on(table.fileKey),
    index('offers_user').on(table.userId, table.id.desc()),
    index('offers_recruiter').on(table.recruiterId, table.id.desc()),
    index('offers_chat').on(table.chatId),
    index('offers_application').on(table.applicationId),
    index('offers_unexpired').on(table.expiresAt).where(sql`state = 'sent' and expiry_published_at is null`),
  ],
)

/** PDFs that recruiters uploaded and that no offer has taken yet. Kept for a day. */
export const offerFiles = pgTable(
  'offer_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    recruiterId: integer('recruiter_id')
      .notNull()
      .references(() => recruiters.id, { onDelete: 'cascade' }),
    filename: text().notNull(),
    size: integer().notNull(),
    fileKey: text('file_key').notNull(),
    createdAt,
  },
  (table) => [
    index('offer_files_recruiter').on(table.recruiterId),
    index('offer_files_created').on(table.createdAt),
    uniqueIndex('offer_files_file').on(table.fileKey),
  ],
)

/** The secret address under which a calendar reads a member's interviews. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret; the secret itself is kept nowhere. */
    secretHash: text('secret_hash').notNull(),
    createdAt,
    lastReadAt: moment('last_read_at'),
  },
  (table) => [uniqueIndex('calendar_feeds_secret').on(table.secretHash)],
)
