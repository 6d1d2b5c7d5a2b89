import { sql } from 'drizzle-orm'
import { publishCardChanged } from '../../chats/card-messages.ts'
import { companies, recruiters } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { toIsoTimestamp } from '../../platform/database/timestamp.ts'
import type { EventDefinition } from '../../platform/events/define-event.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import type { OfferEventFacts } from '../events.ts'
import { interviews, offers } from '../tables.ts'

/** Publishes what happened to an offer, and has open chats read its card again, in the transaction that did it. */
export const publishOfferEvent = async (
  transaction: QueryExecutor,
  event: EventDefinition<OfferEventFacts>,
  id: number,
  message: string | null = null,
): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    select json_build_object('offerId', offer.id, 'title', offer.title, 'expiresAt', expires_at, 'memberId', user_id,
      'timeZone', (select seeker_time_zone from ${interviews} as known
        where known.user_id = offer.user_id and seeker_time_zone is not null order by known.id desc limit 1),
      'chatId', chat_id, 'jobId', job_id, 'jobTitle', ${jobs.title}, 'companyId', ${companies.id},
      'companyName', ${companies.name}, 'recruiterId', ${recruiters.id}, 'recruiterName', ${recruiters.name}) as facts
    from ${offers} as offer join ${recruiters} on ${recruiters.id} = recruiter_id
      join ${companies} on ${companies.id} = ${recruiters.companyId} left join ${jobs} on ${jobs.id} = job_id
    where offer.id = ${id}`)
  const facts = rows[0]?.facts as Omit<OfferEventFacts, 'message'> | undefined
  if (!facts) throw new Error(`there is no offer ${id}`)
  await publishEvent(transaction, event, { ...facts, expiresAt: toIsoTimestamp(facts.expiresAt), message })
  await publishCardChanged(transaction, 'offer', id)
}
