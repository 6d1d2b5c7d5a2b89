import type { NotificationKindDeclaration } from '../notifications/notification-kind.ts'

/** Told by the run of an alert, to members and to addresses that confirmed it. The mail is the alert itself. */
export const jobAlertKind = {
  kind: 'job_alert',
  rule: { bell: 'app_job_alerts', mail: 'email_job_alerts', push: 'push_job_alerts', endsWithBounce: true },
  event: null,
  texts: ['jobAlert'],
} as const satisfies NotificationKindDeclaration
