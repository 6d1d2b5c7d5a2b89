import type { Subscription } from '../platform/events/event-subscriber.ts'
import { sendsWebhook } from '../webhooks/webhook-subscriber.ts'
import {
  type InterviewEventFacts,
  interviewAccepted,
  interviewCancelled,
  interviewCheckedIn,
  interviewDeclined,
  interviewTimesProposed,
  type OfferEventFacts,
  offerAccepted,
  offerDeclined,
  offerExpired,
} from './events.ts'

/** What the recruiter did itself, its system knows. */
const toMessage = ({ actor, companyId, interviewId, chatId }: InterviewEventFacts) => ({
  companyIds: actor === 'recruiter' ? [] : [companyId],
  data: { interview_id: interviewId, ...(chatId !== null && { chat_id: chatId }) },
})

const toOfferMessage = ({ companyId, offerId, chatId }: OfferEventFacts) => ({
  companyIds: [companyId],
  data: { offer_id: offerId, ...(chatId !== null && { chat_id: chatId }) },
})

/** The employer is told of what seekers answer. */
export const interviewWebhooks: readonly Subscription[] = [
  sendsWebhook('interview.times_proposed', interviewTimesProposed, toMessage),
  sendsWebhook('interview.accepted', interviewAccepted, toMessage),
  sendsWebhook('interview.declined', interviewDeclined, toMessage),
  sendsWebhook('interview.cancelled', interviewCancelled, toMessage),
  sendsWebhook('interview.checked_in', interviewCheckedIn, toMessage),
  sendsWebhook('offer.accepted', offerAccepted, toOfferMessage),
  sendsWebhook('offer.declined', offerDeclined, toOfferMessage),
  sendsWebhook('offer.expired', offerExpired, toOfferMessage),
]
