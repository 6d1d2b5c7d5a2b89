import type { PushSwitches } from '@jobspan/shared-kit/contracts/account/account-settings'
import type {
  Notification,
  NotificationKind,
  NotificationSubject,
} from '@jobspan/shared-kit/contracts/notifications/notifications'
import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { EventDefinition } from '../platform/events/define-event.ts'
import type { JobAlertTemplate, MailTemplate } from './message-templates.ts'
import type { NotificationSwitches } from './notification-settings.ts'

type Switch = keyof NotificationSwitches
export type PushSwitch = keyof PushSwitches

/** What decides whether a member is told of a kind, and where (docs/product-rules.md#notification-switches). */
export type NotificationRule = {
  /** The switch for the list under the bell; null where it is never listed. */
  bell: Extract<Switch, `app_${string}`> | 'always' | null
  /** The switch for a mail when it happens; null where none is sent, whatever is switched. */
  mail: Extract<Switch, `email_${string}`> | 'always' | null
  /** The switch for a push; left out where none is sent. Only what is listed under the bell is pushed. */
  push?: PushSwitch
  /** At most one mail of this kind a day, however often it happens. */
  isMailedDaily?: boolean
  /** Mailed to an address that nobody has proven, too: it is about what was sent with that address (ADR 76). */
  reachesUnproven?: boolean
  /** Asked for again until it is over: in quiet hours no mail is queued, rather than one that leaves after them. */
  isAskedAgain?: boolean
  /** Not mailed to an address that bounced or complained. */
  endsWithBounce?: boolean
  /** About the safety of the account, or what its owner asks for now: no switch, quiet hours or proof of the address keep it back. */
  ignoresSettings?: boolean
}

/** What the list under the bell says of something, as it was when it happened. */
export type NotificationFacts = Pick<Notification, 'job_title' | 'company_name' | 'recruiter_name' | 'tab'>

export type NotificationMail = {
  template: MailTemplate | JobAlertTemplate
  /** `reason` is what somebody wrote, as they wrote it. */
  values: Record<string, string>
  /** The company that wrote `values.reason`: whoever blocked it reads the news without its words. */
  writtenBy?: number | null
  /** Below the language, such as `/chat/7`: where the mail's button leads. Left out where `values` have it. */
  path?: string
  headers?: Record<string, string>
  /** Not before; later where quiet hours say so. */
  notBefore?: Date
  /** A mail that it takes the place of, where that has not left yet. */
  replaces?: MailTemplate
  /** In this language and to this host, whatever the member has. */
  language?: LanguageKey
  hostCountry?: CountryKey | null
}

/** Something to tell a member, or whoever reads an address. */
export type NewNotification = {
  userId: number | null
  /** Where the mail goes if not to the member's own address. */
  email?: string
  /** Names what happened, such as `application-event:12`: told twice, the member is notified once. Null where the caller sees to that. */
  key: string | null
  bell?: { subject: NotificationSubject; facts: NotificationFacts }
  /** After this a push is worth nothing; a day after it happened, unless stated. */
  pushUntil?: Date
  mail?: NotificationMail | null
}

/** A kind of notification, declared in the area whose event it tells of. */
export type NotificationKindDeclaration<Facts = never> = {
  kind:
    | NotificationKind
    | 'unread_message'
    | 'application_sent'
    | 'interview_rescheduled'
    | 'welcome'
    | 'account_safety'
  rule: NotificationRule
  /** Null where a periodic task tells, such as that of job alerts. */
  event: EventDefinition<Facts> | null
  /** Templates of its mails. */
  texts: readonly (MailTemplate | JobAlertTemplate)[]
}

/** A kind that is told when its event happens. */
export type EventNotificationKind<Facts = never> = NotificationKindDeclaration<Facts> & {
  event: EventDefinition<Facts>
  /** Null where nobody is told of this one. */
  toNotification: (facts: Facts) => NewNotification | null
}

/** Where nothing of it is there. */
export const noFacts: NotificationFacts = { job_title: null, company_name: null, recruiter_name: null, tab: null }
