import { z } from 'zod/mini'
import { personName, sessionUser } from '../auth/session.ts'
import { cleanText } from '../platform/clean-text.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { languageKey } from '../platform/locale-keys.ts'
import { jobSeekingStatuses } from '../profile/profile.ts'
import { maxHomeAddressLength, maxWorkEligibilities } from '../profile/profile-constants.ts'
import { calendarDate, calendarMonth } from '../profile/profile-dates.ts'

/**
 * What may be told, and how: each a switch of its own (docs/product-rules.md#notification-switches). Mails about the account's safety cannot
 * be switched off. `app_*` is the list under the bell.
 */
export const notificationKeys = [
  'email_applications',
  'email_messages',
  'email_job_alerts',
  'email_profile_views',
  'app_applications',
  'app_messages',
  'app_job_alerts',
  'app_profile_views',
] as const
export const notificationSettings = z.record(z.enum(notificationKeys), z.boolean())
export type NotificationSettings = z.infer<typeof notificationSettings>

/** Switches of reminders before interviews, apart from the others: pages of the last release refuse a settings record with keys that they do not know. */
export const interviewReminderKeys = ['email_interviews', 'app_interviews'] as const
export const interviewReminders = z.record(z.enum(interviewReminderKeys), z.boolean())
export type InterviewReminders = z.infer<typeof interviewReminders>

/**
 * Switches of push notifications, apart from the others for the same reason. Each is about what the switch of the bell with the same ending is about:
 * nothing is pushed of what that one leaves out. They apply in every browser that is subscribed (contracts/notifications/push).
 */
export const pushKeys = ['push_messages', 'push_applications', 'push_interviews', 'push_job_alerts'] as const
export const pushSwitches = z.record(z.enum(pushKeys), z.boolean())
export type PushSwitches = z.infer<typeof pushSwitches>

/** Hours in which nothing is pushed, and no mail is sent but that of the account's safety: it waits until they end. `from` may be later than `to`, over midnight. */
export const quietHours = z.object({
  /** HH:MM, 24 hours. */
  from: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  to: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  /** IANA name; one that is not known is refused. */
  time_zone: z.string().check(z.minLength(1), z.maxLength(60)),
})
export type QuietHours = z.infer<typeof quietHours>

export const accountSetting = z.object({
  user: sessionUser,
  language: languageKey,
  notifications: notificationSettings,
  interview_reminders: z.optional(interviewReminders),
  push: z.optional(pushSwitches),
  quiet_hours: z.nullable(quietHours),
  /** RFC 3339; set while the account waits to be deleted. */
  delete_after: z.nullable(z.string()),
})
export const getAccountSetting = endpoint({
  method: 'GET',
  path: '/api/jobseekers/account-setting',
  summary: 'Account settings of the member',
  access: 'member',
  data: accountSetting,
})
/** Only what is named changes. */
export const saveUserSettings = endpoint({
  method: 'POST',
  path: '/api/jobseeker/user-settings',
  summary: 'Saves notification settings and the language of mails',
  access: 'member',
  body: z.object({
    notifications: z.optional(z.partialRecord(z.enum(notificationKeys), z.boolean())),
    interview_reminders: z.optional(z.partialRecord(z.enum(interviewReminderKeys), z.boolean())),
    push: z.optional(z.partialRecord(z.enum(pushKeys), z.boolean())),
    quiet_hours: z.optional(z.nullable(quietHours)),
    language: z.optional(languageKey),
  }),
  data: accountSetting,
})
/**
 * Only what is named changes, null takes it back; an id that its list does not have is refused; names at most 50 characters
 * (docs/product-rules.md#names-50-characters). `latitude` and `longitude` are the home's, come together, and go with its address.
 */
export const updateMe = endpoint({
  method: 'PATCH',
  path: '/api/jobseeker/me',
  summary: 'Changes facts of the member',
  access: 'member',
  body: z.object({
    first_name: z.optional(personName),
    last_name: z.optional(personName),
    notice_period_id: z.optional(z.nullable(identifier)),
    /** At least 16 years ago (docs/product-rules.md#minimum-age-16); null takes it back. */
    date_of_birth: z.optional(z.nullable(calendarDate)),
    location_id: z.optional(identifier),
    xp_lvl_id: z.optional(identifier),
    job_seeking_status: z.optional(z.enum(jobSeekingStatuses)),
    nationality_id: z.optional(z.nullable(identifier)),
    home_address: z.optional(
      z.nullable(z.string().check(cleanText(), z.minLength(1), z.maxLength(maxHomeAddressLength))),
    ),
    latitude: z.optional(z.nullable(z.number().check(z.minimum(-90), z.maximum(90)))),
    longitude: z.optional(z.nullable(z.number().check(z.minimum(-180), z.maximum(180)))),
    /** One right for each country (`duplicate`). */
    work_eligibility: z.optional(
      z.array(z.object({ country_id: identifier, permit_id: identifier })).check(z.maxLength(maxWorkEligibilities)),
    ),
    job_seeker_type_id: z.optional(z.nullable(identifier)),
    /** Not still to come (`in_future`). */
    working_since: z.optional(z.nullable(calendarMonth)),
    available_from: z.optional(z.nullable(calendarDate)),
    /** `facts.version` of the profile, as the page read it. A stale one is 40026 (409), and the answer's `data` are the facts as they are now. */
    version: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))),
  }),
  data: z.object({ user: sessionUser }),
})
/** Everything that is kept about the member, as one JSON value (GDPR articles 15 and 20). Needs a recent proof (40007). */
export const downloadAccount = endpoint({
  method: 'GET',
  path: '/api/jobseeker/account-data',
  summary: 'Everything that is kept about the member',
  access: 'member',
  data: z.record(z.string(), z.unknown()),
})
/**
 * The account is deleted after 14 days; until then signing in shows it and it can be kept. Every session ends but this one.
 * Needs a recent proof (40007).
 */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/jobseeker/account/delete',
  summary: 'Asks for the account to be deleted',
  access: 'member',
  data: accountSetting,
})
export const cancelDeletion = endpoint({
  method: 'POST',
  path: '/api/jobseeker/account/keep',
  summary: 'Takes the deletion back',
  access: 'member',
  data: accountSetting,
})
