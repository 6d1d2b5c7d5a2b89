import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { QueryExecutor } from '../database/database.ts'
import { domainEvents } from '../tables.ts'
import type { EventDefinition } from './define-event.ts'

/** Announced when events were published, so that they reach their subscribers at once. */
export const eventsChannel = 'domain_events'

/** Announces, where a statement returns it for an event that it inserted. */
export const announceEventsSql = sql`pg_notify(${sql.raw(`'${eventsChannel}'`)}, '')`

/** Writes an event in the transaction of the change that it reports: subscribers are given it if that is committed, and only then. */
export const publishEvent = async <Facts>(
  transaction: QueryExecutor,
  definition: EventDefinition<Facts>,
  facts: Facts,
): Promise<void> => {
  await transaction
    .insert(domainEvents)
    .values(toEventRow(definition, facts))
    .returning({ announced: announceEventsSql as SQL<unknown> })
}

/**
 * SQL: inserts an event of a row of {@link toEventRow}, from the rows of another part of the statement, and returns its id. All are SQL:
 * a statement that is prepared gives placeholders.
 */
export const insertEventSql = (
  { name, subject, memberId, facts }: Record<'name' | 'subject' | 'memberId' | 'facts', SQLWrapper>,
  from: SQL,
): SQL => sql`insert into ${domainEvents} (name, subject, member_id, facts)
  select ${name}::text, ${subject}::text, ${memberId}, ${facts}::jsonb ${from} returning id`

/** The row of an event, for a statement that inserts it itself. */
export const toEventRow = <Facts>({ name, subject, member }: EventDefinition<Facts>, facts: Facts) => ({
  name,
  subject: subject(facts),
  memberId: member(facts),
  facts,
})
