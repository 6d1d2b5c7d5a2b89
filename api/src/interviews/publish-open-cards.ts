import { sql } from 'drizzle-orm'
import { publishCardChanged } from '../chats/card-messages.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { interviews, offers } from './tables.ts'

/** Has open chats read again the cards of an application that can still be answered. */
export const publishOpenCards = async (transaction: QueryExecutor, applicationId: number): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    select 'interview' as kind, id from ${interviews}
    where application_id = ${applicationId} and state in ('pending', 'accepted', 'checked_in')
    union all
    select 'offer' as kind, id from ${offers}
    where application_id = ${applicationId} and state = 'sent' and expires_at > now()`)
  for (const { kind, id } of rows) await publishCardChanged(transaction, kind as 'interview' | 'offer', Number(id))
}
