import { z } from 'zod/mini'
import type { MyJobsTab } from '../applications/my-jobs.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { windowOf } from '../platform/paging.ts'

/** What members are told of. */
export const notificationKinds = [
  'application_viewed',
  'application_state',
  'recruiter_interested',
  'profile_viewed',
  'message',
  'job_alert',
  'report_decided',
  'interview_proposed',
  'interview_accepted',
  'interview_changed',
  'interview_cancelled',
  'interview_reminder',
  'interview_attendance',
  'interview_result',
  'interview_objection',
  'offer_sent',
  'offer_withdrawn',
  'offer_expired',
  'invitation_registered',
  'invitation_held',
  'invitation_not_counted',
  'rewards_granted',
  'reward_distributed',
  'withdrawal_settled',
  'withdrawal_returned',
  'draw_won',
  'referral_viewed',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** What a notification is about, by ids; what its kind has no use for is left out. */
export const notificationSubject = z.object({
  application_id: z.optional(z.number()),
  job_id: z.optional(z.number()),
  company_id: z.optional(z.number()),
  recruiter_id: z.optional(z.number()),
  chat_id: z.optional(z.number()),
  alert_id: z.optional(z.number()),
  interview_id: z.optional(z.number()),
  offer_id: z.optional(z.number()),
  /**
   * Of `interview_reminder` `day` or `hour`, of `interview_attendance` `not_attended` or `banned`, of `interview_result` `completed`, `passed` or
   * `successful`, of `interview_objection` `upheld` or `rejected`, of `reward_distributed` the type of the reward. Of `application_state`, and of `report_decided`: `taken_down` or `kept`. */
  state: z.optional(z.string()),
  /** Of `job_alert`: how many jobs. */
  count: z.optional(z.number()),
})
export type NotificationSubject = z.infer<typeof notificationSubject>

/** Tabs of My jobs that notifications lead to. */
const notificationTabs = ['pending', 'viewed', 'interested', 'interview', 'viewers'] as const satisfies MyJobsTab[]

export const notification = z.object({
  id: z.number(),
  /** `unknown` in a page that is older than the kind: it leaves it out. */
  kind: z.catch(z.enum([...notificationKinds, 'unknown']), 'unknown'),
  subject: notificationSubject,
  /** Names as they were when it happened; null for what it does not name. */
  job_title: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  recruiter_name: z.nullable(z.string()),
  /** Where in My jobs what it is about stood then; null for chats, alerts and reports. */
  tab: z.catch(z.nullable(z.enum(notificationTabs)), null),
  is_read: z.boolean(),
  /** RFC 3339. */
  at: z.string(),
})
/** One whose kind this release knows. */
export type Notification = z.infer<typeof notification> & { kind: NotificationKind }

/** The newest, or those before the notification `before`. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/jobseeker/notifications',
  summary: 'What happened, the newest first',
  access: 'member',
  query: z.object({
    before: z.optional(identifier),
    size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  data: windowOf(notification),
})
/**
 * Up to and including `notification_id`; with `shown_ids` of these only what a page showed, so that a kind that came with a newer release stays
 * unread; with `is_alert_alone` those of the same job alert, and no others. What is read on one device is read on all.
 */
export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/api/jobseeker/notifications/read',
  summary: 'Notes what the member has read',
  access: 'member',
  body: z.object({
    notification_id: identifier,
    shown_ids: z.optional(z.array(identifier).check(z.minLength(1), z.maxLength(1_000))),
    is_alert_alone: z.optional(z.boolean()),
  }),
  data: z.object({ unread_count: z.number() }),
})
