import type { NotificationSettings } from '@jobspan/shared-kit/contracts/account-settings'
import type { NotificationKind } from '@jobspan/shared-kit/contracts/notifications'

type Switch = keyof NotificationSettings
export type NotificationRule = {
  /** Decides whether it is in the list under the bell. */
  app: Extract<Switch, `app_${string}`> | 'always'
  /** Decides whether a mail is sent when it happens; null where none is, whatever is switched. */
  email: Extract<Switch, `email_${string}`> | 'always' | null
  /** At most one mail of this kind a day, however often it happens. */
  isMailedDaily?: boolean
  /** Mailed to an address that nobody has proven, too: it is about what was sent with that address (ADR 76). */
  reachesUnproven?: boolean
}

/** Where a member is told of what, if their switches allow it (docs/product-rules.md#notification-switches). */
export const notificationRules = {
  // A mail for every opened application would bury the one that says what was decided.
  application_viewed: { app: 'app_applications', email: null },
  application_state: { app: 'app_applications', email: 'email_applications', reachesUnproven: true },
  recruiter_interested: { app: 'app_applications', email: 'email_applications' },
  profile_viewed: { app: 'app_profile_views', email: 'email_profile_views', isMailedDaily: true },
  // Mailed by `mailUnreadMessages`, if it is still unread after some minutes.
  message: { app: 'app_messages', email: null },
  // The mail is the alert itself.
  job_alert: { app: 'app_job_alerts', email: null },
  // The answer to what the member asked for is not switched.
  report_decided: { app: 'always', email: 'always' },
} as const satisfies Record<NotificationKind, NotificationRule>

/** Switches of a member who never touched them. */
export const defaultNotificationSettings: NotificationSettings = {
  email_applications: true,
  email_messages: true,
  email_job_alerts: true,
  email_profile_views: false,
  app_applications: true,
  app_messages: true,
  app_job_alerts: true,
  app_profile_views: true,
}
