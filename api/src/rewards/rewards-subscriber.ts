import { invitationSucceeded } from '../invitations/events.ts'
import { type EventSubscriber, subscribe } from '../platform/events/event-subscriber.ts'
import { grantRewards } from './grants/grant-rewards.ts'

/** What follows for rewards from what becomes of invitations. */
export const rewardsSubscriber: EventSubscriber = {
  name: 'rewards',
  isOrdered: true,
  subscriptions: [
    subscribe(invitationSucceeded, async (transaction, { facts }) => {
      await grantRewards(transaction, facts)
    }),
  ],
}
