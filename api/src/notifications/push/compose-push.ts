import {
  getNotificationUrl,
  type NotificationPages,
} from '@jobspan/shared-kit/contracts/notifications/notification-url'
import type { Notification } from '@jobspan/shared-kit/contracts/notifications/notifications'
import type { PushMessage } from '@jobspan/shared-kit/contracts/notifications/push'
import { findLanguage, type LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { Brand } from '../mail-frame.ts'
import { pushSentence } from './push-sentence.ts'

/** Names are cut to so many characters, so that a message stays below 2 KB. */
const maxNameLength = 80

const cut = (name: string | null): string | null => {
  const characters = [...(name ?? '')]
  return characters.length > maxNameLength ? `${characters.slice(0, maxNameLength - 1).join('')}…` : name
}

/** News of an interview that are no later word on when it is: they stand beside what was agreed and take the place of none of it. */
const besideAppointment: Partial<Record<Notification['kind'], string>> = {
  interview_reminder: 'reminder',
  interview_cancelled: 'cancelled',
  interview_attendance: 'result',
  interview_result: 'result',
  interview_objection: 'result',
}

/** What a push is about: of two about the same, the later one takes the place of the earlier. */
export const tagOf = ({ id, kind, subject }: Pick<Notification, 'id' | 'kind' | 'subject'>): string => {
  if (kind === 'message') return `chat-${subject.chat_id}`
  if (subject.interview_id !== undefined) return `${besideAppointment[kind] ?? 'interview'}-${subject.interview_id}`
  if (subject.offer_id !== undefined) return `offer-${subject.offer_id}`
  if (subject.application_id !== undefined) return `application-${subject.application_id}`
  return subject.alert_id === undefined ? `notification-${id}` : `alert-${subject.alert_id}`
}

/** Paths below the language, as those of mails. */
const pages: NotificationPages = {
  chat: (chatId) => (chatId === undefined ? '/chat' : `/chat/${chatId}`),
  interviews: () => '/chat/interviews',
  application: (jobId) => `/recommended-job?job=${jobId}`,
  recommendedJob: (tab = 'pending', { job } = {}) =>
    job === undefined ? `/recommended-job/${tab}` : `/recommended-job/${tab}?job=${job}`,
  accountSettings: (tab) => `/account-settings/${tab}`,
  inviteFriends: () => '/invite-friends',
  rewards: () => '/rewards',
  rewardPoints: () => '/rewards/points',
  rewardWithdrawal: () => '/rewards/withdraw',
}

type Context = { language: LanguageKey; brand: Brand; unreadCount: number }

/** The message about what is listed under the bell: who, what happened, and where it leads. Nothing that somebody wrote is in it. */
export const composePush = (notification: Notification, { language, brand, unreadCount }: Context): PushMessage => {
  const named = {
    ...notification,
    job_title: cut(notification.job_title),
    company_name: cut(notification.company_name),
    recruiter_name: cut(notification.recruiter_name),
  }
  const path = getNotificationUrl(notification, pages) ?? ''
  return {
    web_push: 8030,
    notification: {
      title: named.company_name ?? brand.name,
      body: pushSentence(named, language),
      lang: language,
      dir: findLanguage(language)?.direction ?? 'ltr',
      tag: tagOf(notification),
      navigate: new URL(`/${language}${path}`, brand.origin).href,
    },
    app_badge: unreadCount,
  }
}
