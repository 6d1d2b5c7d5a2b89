import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { publishWithdrawalFinal } from './record-seeker-event.ts'
import { applications, isWithdrawalOpen } from './tables.ts'

const batchSize = 100

/**
 * Publishes of withdrawn applications, once each, that the two minutes of an undo are over: what is open of them ends then and not before. Replicas that
 * run at once share the work.
 */
export const finishWithdrawals = async (db: Database): Promise<void> => {
  for (;;) {
    const count = await db.transaction(async (transaction) => {
      const { rows } = await transaction.execute(sql`
        with due as (
          select id from ${applications}
          where ${isWithdrawalOpen} and withdrawn_at <= now() - interval '2 minutes'
          order by withdrawn_at limit ${batchSize} for no key update skip locked)
        update ${applications} as application set withdrawal_final_at = now() from due where application.id = due.id
        returning application.id`)
      for (const { id } of rows) await publishWithdrawalFinal(transaction, Number(id))
      return rows.length
    })
    if (count < batchSize) return
  }
}
