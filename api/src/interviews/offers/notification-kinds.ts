import type { EventNotificationKind, NotificationMail } from '../../notifications/notification-kind.ts'
import type { FactsOf } from '../../platform/events/define-event.ts'
import { type OfferEventFacts, offerExpired, offerSent, offerWithdrawn } from '../events.ts'
import { namesOf, rule, subjectOf } from '../notification-kinds.ts'

const bellOf = (facts: OfferEventFacts) => ({
  subject: { ...subjectOf(facts), offer_id: facts.offerId },
  facts: namesOf(facts),
})

const mailOf = (
  { jobId, companyId, companyName, recruiterName, title, expiresAt, timeZone, chatId, message }: OfferEventFacts,
  template: NotificationMail['template'],
): NotificationMail => ({
  template,
  values: {
    company: companyName,
    name: recruiterName,
    title,
    expiresAt,
    ...(timeZone && { timeZone }),
    ...(jobId !== null && { jobId: String(jobId) }),
    ...(message !== null && { reason: message }),
  },
  writtenBy: companyId,
  path: chatId === null ? '/chat' : `/chat/${chatId}`,
})

export const offerSentKind: EventNotificationKind<FactsOf<typeof offerSent>> = {
  kind: 'offer_sent',
  rule,
  event: offerSent,
  texts: ['offerReceived'],
  toNotification: (facts) => ({
    userId: facts.memberId,
    key: `offer-sent:${facts.offerId}`,
    bell: bellOf(facts),
    mail: mailOf(facts, 'offerReceived'),
  }),
}

export const offerWithdrawnKind: EventNotificationKind<FactsOf<typeof offerWithdrawn>> = {
  kind: 'offer_withdrawn',
  rule,
  event: offerWithdrawn,
  texts: ['offerWithdrawn'],
  toNotification: (facts) => ({
    userId: facts.memberId,
    key: `offer-withdrawn:${facts.offerId}`,
    bell: bellOf(facts),
    mail: mailOf(facts, 'offerWithdrawn'),
  }),
}

/** Until when it could be answered, the mail that brought it said. */
export const offerExpiredKind: EventNotificationKind<FactsOf<typeof offerExpired>> = {
  kind: 'offer_expired',
  rule: { bell: 'app_applications', mail: null, push: 'push_applications' },
  event: offerExpired,
  texts: [],
  toNotification: (facts) => ({
    userId: facts.memberId,
    key: `offer-expired:${facts.offerId}`,
    bell: bellOf(facts),
  }),
}
