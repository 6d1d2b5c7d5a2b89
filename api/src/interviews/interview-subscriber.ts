import { applicationRestored, applicationWithdrawalFinal, applicationWithdrawn } from '../applications/events.ts'
import { type EventSubscriber, subscribe } from '../platform/events/event-subscriber.ts'
import { withdrawInterviews } from './answer-interview.ts'
import { endOffersOf } from './offers/answer-offer.ts'
import { publishOpenCards } from './publish-open-cards.ts'

/**
 * What follows for interviews and offers from what happens elsewhere. They end once a withdrawal cannot be taken back any more; until then their cards show
 * that nothing is agreed.
 */
export const interviewSubscriber: EventSubscriber = {
  name: 'interviews',
  isOrdered: true,
  subscriptions: [
    subscribe(applicationWithdrawn, (transaction, { facts }) => publishOpenCards(transaction, facts.applicationId)),
    subscribe(applicationRestored, (transaction, { facts }) => publishOpenCards(transaction, facts.applicationId)),
    subscribe(applicationWithdrawalFinal, async (transaction, { facts: { applicationId } }) => {
      await withdrawInterviews(transaction, applicationId)
      await endOffersOf(transaction, applicationId)
    }),
  ],
}
