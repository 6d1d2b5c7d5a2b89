import { sql } from 'drizzle-orm'
import { companies, recruiters } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { type AccountData, ownRows } from '../members/account-data.ts'
import { chatExchanges, chatFiles } from './tables/exchanges.ts'
import { chatSettings, commonPhrases } from './tables/phrases.ts'
import { chatReports } from './tables/reports.ts'
import { chatMessages, chats, greetingMessages } from './tables.ts'

export const accountData: AccountData = {
  greeting_messages: ownRows(greetingMessages.userId, { order: greetingMessages.id }),
  chats: ({ id }) => sql`
    select coalesce(jsonb_agg(to_jsonb(${chats}) - '{mailed_id,seeker_typing_until,kept_since}'::text[] || jsonb_build_object(
      'recruiter', ${recruiters.name}, 'company', ${companies.name}, 'job', ${jobs.title}, 'messages', (
        select coalesce(jsonb_agg(to_jsonb(message) - '{chat_id,client_id,card_id}'::text[] || jsonb_build_object('job', about.title)
          order by message.id), '[]')
        from ${chatMessages} as message left join ${jobs} as about on about.id = message.job_id
          where message.chat_id = ${chats.id})
      ) order by ${chats.id}), '[]') as kept
    from ${chats} join ${recruiters} on ${recruiters.id} = recruiter_id
      join ${companies} on ${companies.id} = ${recruiters.companyId}
      left join ${jobs} on ${jobs.id} = ${chats.jobId}
    where user_id = ${id}`,
  // A recruiter's number is in the row from the moment at which they asked, and the member's to read once they accepted.
  chat_exchanges: ({ id }) => sql`
    select coalesce(jsonb_agg(to_jsonb(${chatExchanges})
      - case when state = 'accepted' then '' else 'recruiter_phone_number' end order by ${chatExchanges.id}), '[]') as kept
    from ${chatExchanges} join ${chats} on ${chats.id} = chat_id where user_id = ${id}`,
  chat_files: ({ id }) => sql`
    select coalesce(jsonb_agg(to_jsonb(${chatFiles}) - 'file_key' order by ${chatFiles.id}), '[]') as kept
    from ${chatFiles} where ${chatFiles.userId} = ${id}
      or ${chatFiles.chatId} in (select ${chats.id} from ${chats} where ${chats.userId} = ${id})`,
  chat_settings: ownRows(chatSettings.userId, { order: chatSettings.userId }),
  common_phrases: ownRows(commonPhrases.userId, { order: commonPhrases.position }),
  chat_reports: ownRows(chatReports.userId, { order: chatReports.id }),
  im_sessions: null,
}
