import { applicationWithdrawn } from '../applications/events.ts'
import { type EventSubscriber, subscribe } from '../platform/events/event-subscriber.ts'
import { withdrawInterviews } from './answer-interview.ts'
import { endOffersOf } from './offers/answer-offer.ts'

/** What follows for interviews and offers from what happens elsewhere. */
export const interviewSubscriber: EventSubscriber = {
  name: 'interviews',
  isOrdered: true,
  subscriptions: [
    subscribe(applicationWithdrawn, async (transaction, { facts: { applicationId } }) => {
      await withdrawInterviews(transaction, applicationId)
      await endOffersOf(transaction, applicationId)
    }),
  ],
}
