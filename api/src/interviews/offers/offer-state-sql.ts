import { sql } from 'drizzle-orm'

/** SQL: where a row `offer` stands now. */
export const offerStateSql = sql`case when offer.state = 'sent' and offer.expires_at <= now() then 'expired' else offer.state end`
