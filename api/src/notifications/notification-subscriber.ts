import { type EventSubscriber, type Subscription, subscribe } from '../platform/events/event-subscriber.ts'
import type { EventNotificationKind } from './notification-kind.ts'
import { notify } from './notify.ts'

/** Notifies of an event by the kind that its area declares. */
export const notifiesOf = <Facts>(kind: EventNotificationKind<Facts>): Subscription =>
  subscribe(kind.event, async (transaction, { facts }) => {
    const notification = kind.toNotification(facts)
    if (notification) await notify(transaction, kind, notification)
  })

/** Gives members the news of all areas, that of one chat or application in its order. */
export const createNotificationSubscriber = (subscriptions: readonly Subscription[]): EventSubscriber => ({
  name: 'notifications',
  isOrdered: true,
  subscriptions,
})
