import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { offerExpired } from '../events.ts'
import { offers } from '../tables.ts'
import { publishOfferEvent } from './publish-offer.ts'

const batchSize = 100

/**
 * Publishes offers whose time is over and that nobody answered, once each; that they are expired is read from the clock, whether this has run or not.
 * Replicas that run at once share the work. Gives how many there were.
 */
export const publishExpiredOffers = async (db: Database): Promise<number> => {
  for (let published = 0; ; ) {
    const count = await db.transaction(async (transaction) => {
      const { rows } = await transaction.execute(sql`
        with due as (
          select id from ${offers} where state = 'sent' and expiry_published_at is null and expires_at <= now()
          order by expires_at limit ${batchSize} for no key update skip locked)
        update ${offers} as offer set expiry_published_at = now() from due where offer.id = due.id returning offer.id`)
      for (const { id } of rows) await publishOfferEvent(transaction, offerExpired, Number(id))
      return rows.length
    })
    published += count
    if (count < batchSize) return published
  }
}
