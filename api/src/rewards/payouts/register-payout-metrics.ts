import { and, eq, sql } from 'drizzle-orm'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../platform/database/database.ts'
import { withdrawals } from '../tables.ts'

/** A provider answers within days; after a week somebody asks it. */
const isLate = and(eq(withdrawals.state, 'handed_over'), sql`${withdrawals.handedOverAt} < now() - interval '7 days'`)

/** What an alert watches: points that are set aside, and nobody says what became of them. */
export const registerPayoutMetrics = (metrics: Registry, db: Database): void => {
  new Gauge({
    name: 'payouts_unanswered',
    help: 'Withdrawals that the payout provider was given more than a week ago and has not answered',
    registers: [metrics],
    async collect() {
      this.set(await db.$count(withdrawals, isLate))
    },
  })
}
