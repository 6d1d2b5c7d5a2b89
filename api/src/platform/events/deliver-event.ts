import { sql } from 'drizzle-orm'
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
    const { rows } = await transaction.execute(sql`
      with first as (
        insert into ${eventDeliveries} (event_id, subscriber) select id, ${name} from ${domainEvents} where id = ${eventId}
        on conflict do nothing returning event_id)
      select name, facts, created_at as at from ${domainEvents} join first on first.event_id = id`)
    const event = rows[0] as { name: string; facts: unknown; at: string } | undefined
    // Done before, or deleted with the account whose it was.
    if (!event) return
    const subscription = subscriptions.find((each) => each.event === event.name)
    if (!subscription) throw new Error(`${name} does not know the event ${event.name}`)
    await subscription.handle(transaction, { id: eventId, at: new Date(event.at), facts: event.facts }, app)
  })
}
