import { applicationRestored, applicationWithdrawalFinal, applicationWithdrawn } from '../applications/events.ts'
import { type EventSubscriber, subscribe } from '../platform/events/event-subscriber.ts'
import { withdrawInterviews } from './answer-interview.ts'
import { endOffersOf } from './offers/answer-offer.ts'
import { publishOpenCards } from './publish-open-cards.ts'

/** Cards of an application that is withdrawn show that nothing is agreed. A process of the former release ends what is open of it at once. */
export const interviewSubscriber: EventSubscriber = {
  name: 'interviews',
  isOrdered: true,
  subscriptions: [
    subscribe(applicationWithdrawn, (transaction, { facts }) => publishOpenCards(transaction, facts.applicationId)),
  ],
}

/**
 * Interviews and offers end once a withdrawal cannot be taken back any more. These events have a queue of their own: in the one above, a process of the
 * former release, which does not know them, would fail.
 */
export const withdrawalSubscriber: EventSubscriber = {
  name: 'application-withdrawals',
  isOrdered: true,
  subscriptions: [
    subscribe(applicationRestored, (transaction, { facts }) => publishOpenCards(transaction, facts.applicationId)),
    subscribe(applicationWithdrawalFinal, async (transaction, { facts: { applicationId } }) => {
      await withdrawInterviews(transaction, applicationId)
      await endOffersOf(transaction, applicationId)
    }),
  ],
}
