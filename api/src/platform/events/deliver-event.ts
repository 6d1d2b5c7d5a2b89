import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { domainEvents, eventDeliveries } from '../tables.ts'
import type { EventSubscriber } from './event-subscriber.ts'

/**
 * Has a subscriber do its part for an event. The part and that it is done are committed together: whoever dies after that, and is given the event
 * again, does nothing. Throws where this process does not know the event: one of the next release does, and it is given to it again.
 */
export const deliverEvent = async (
  app: FastifyInstance,
  { name, subscriptions }: EventSubscriber,
  eventId: number,
): Promise<void> => {
  await app.connection.db.transaction(async (transaction) => {
    const [event] = await transaction.select().from(domainEvents).where(eq(domainEvents.id, eventId))
    // Deleted with the account whose it was.
    if (!event) return
    const subscription = subscriptions.find((each) => each.event === event.name)
    if (!subscription) throw new Error(`${name} does not know the event ${event.name}`)
    const [first] = await transaction
      .insert(eventDeliveries)
      .values({ eventId, subscriber: name })
      .onConflictDoNothing()
      .returning({ eventId: eventDeliveries.eventId })
    if (!first) return
    await subscription.handle(transaction, { id: event.id, at: event.createdAt, facts: event.facts }, app)
  })
}
