import type { ChatSide } from '@jobspan/shared-kit/contracts/chats/chat-cards'
import { type SQL, sql } from 'drizzle-orm'
import { companies, recruiters } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { createPreparedStatement } from '../platform/database/prepared-statement.ts'
import type { FactsOf } from '../platform/events/define-event.ts'
import { announceEventsSql, insertEventSql } from '../platform/events/publish-event.ts'
import { chatSubject, messageReceived, messageSent } from './events.ts'
import type { CardKind, MessageRow } from './message-cards.ts'
import { messageJson, toMessage } from './message-repository.ts'
import { publishEventSql } from './messaging-events.ts'
import { chatMessages, chats } from './tables.ts'

type NewMessage = { sender: ChatSide } & (
  | { text: string; clientId: string; isAutomatic?: boolean }
  | { jobId: number }
  | { kind: CardKind; cardId: number; clientId?: string | undefined }
)

const value = sql.placeholder

/** What the event of a message says, of a row of `chat` and of `added`. */
const facts: Record<keyof FactsOf<typeof messageSent>, SQL> = {
  memberId: sql`chat.user_id`,
  chatId: sql`chat.id`,
  messageId: sql`added.id`,
  sender: sql`added.sender`,
  kind: sql`added.kind`,
  isQuiet: sql`chat.is_quiet`,
  jobId: sql`chat.job_id`,
  jobTitle: sql`chat.job_title`,
  recruiterName: sql`chat.recruiter_name`,
  companyId: sql`chat.company_id`,
  companyName: sql`chat.company_name`,
}
const factsJson = sql`jsonb_build_object(${sql.join(
  Object.entries(facts).map(([name, fact]) => sql`${sql.raw(`'${name}'`)}, ${fact}`),
  sql`, `,
)})`

/** Bytes of an event that `NOTIFY` carries with the message in it; it takes less than 8,000. */
const maxNotifiedBytes = 7_900

/** SQL, of a row of `said`: what open tabs are told. Words go with it, so that nobody reads them again; a card is read by the area that owns it. */
const realtimeEvent = sql`(
  select case when said.card_id is null and octet_length(whole.event::text) <= ${sql.raw(String(maxNotifiedBytes))}
    then whole.event else whole.event - 'said' end
  from (select jsonb_build_object('type', 'message', 'user', said.user_id, 'chat', said.chat_id, 'message', said.id,
    'said', said.message) as event) as whole)`

/**
 * Prepares to write messages by one statement, which is one round trip and one commit: the message, what its chat notes of it, and that open tabs and
 * subscribers are told. The chat's row stays locked until the commit, so that ids in a chat are in the order in which they come to be seen.
 * Nothing is written, and null is given, where `mayWrite` does not hold, or the sender's `clientId` is in the chat already.
 *
 * @param mayWrite SQL condition, of rows of `chats` and `recruiters`; the names of its placeholders are those of `given`
 */
export const prepareMessage = (name: string, mayWrite: SQL) => {
  const statement = createPreparedStatement((db) => {
    const part = (partName: string, query: SQL) => db.$with(partName, {}).as(query)
    return db
      .with(
        part(
          'chat',
          sql`update ${chats} set last_message_at = now(),
              seeker_typing_until = case when ${value('sender')}::text = 'seeker' then null else seeker_typing_until end
            from ${recruiters} join ${companies} on ${companies.id} = ${recruiters.companyId}
            where ${chats.id} = ${value('chatId')}::int and ${recruiters.id} = recruiter_id and ${mayWrite} and not exists (
              select from ${chatMessages} where chat_id = ${chats.id} and sender = ${value('sender')}::text
                and client_id = ${value('clientId')}::uuid)
            returning ${chats.id}, ${chats.userId}, is_muted or not_interested_at is not null as is_quiet, ${chats.jobId},
              (select title from ${jobs} where ${jobs.id} = ${chats.jobId}) as job_title, ${recruiters.name} as recruiter_name,
              ${companies.id} as company_id, ${companies.name} as company_name`,
        ),
        part(
          'added',
          // Sent twice at once, the second finds the first one's here.
          sql`insert into ${chatMessages} (chat_id, sender, kind, text, card_id, job_id, client_id, is_automatic)
            select chat.id, ${value('sender')}::text, ${value('kind')}::text, ${value('text')}::text, ${value('cardId')}::int,
              ${value('jobId')}::int, ${value('clientId')}::uuid, ${value('isAutomatic')}::boolean
            from chat on conflict (chat_id, sender, client_id) do nothing returning *`,
        ),
        part(
          'event',
          insertEventSql(
            { name: value('event'), subject: value('subject'), memberId: sql`chat.user_id`, facts: factsJson },
            sql`from chat cross join added`,
          ),
        ),
      )
      .select({
        message: sql<MessageRow>`said.message`,
        published: publishEventSql(realtimeEvent),
        announced: sql`(select ${announceEventsSql} from event)`,
      })
      .from(
        sql`(select added.id, added.chat_id, added.card_id, chat.user_id, ${messageJson('added', 'job')} as message
          from chat cross join added left join ${jobs} as job on job.id = added.job_id) as said`,
      )
      .prepare(name)
  })
  return async (
    db: QueryExecutor,
    chatId: number,
    message: NewMessage,
    given: Record<string, number | null> = {},
  ): Promise<MessageRow | null> => {
    const kind = 'kind' in message ? message.kind : 'jobId' in message ? 'job' : 'text'
    const nothing = { text: null, cardId: null, jobId: null, clientId: null, isAutomatic: false }
    const event = message.sender === 'recruiter' ? messageReceived.name : messageSent.name
    const subject = chatSubject({ chatId })
    const [row] = await statement(db).execute({ ...nothing, ...message, ...given, kind, chatId, event, subject })
    return row ? toMessage(row.message) : null
  }
}

const write = prepareMessage('write_message', sql`true`)

/** Adds a message to a chat whose row the transaction has locked, and where the sender's `clientId` is not yet. Gives its id. */
export const insertMessage = async (db: QueryExecutor, chatId: number, message: NewMessage): Promise<number> => {
  const written = await write(db, chatId, message)
  if (!written) throw new Error(`no message was written to the chat ${chatId}`)
  return written.id
}
