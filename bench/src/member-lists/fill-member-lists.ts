import pg from 'pg'
import { logProgress } from '../progress.ts'
import { bulkSession } from '../seed/bulk-load.ts'

/** How much there is, as it was counted after filling. */
export type MemberListsScale = { members: number; applications: number; events: number; notifications: number }

const source = 'bench-lists'

/** A number from 0 to 1 that is the same in each run, from whole numbers of a row. */
const share = (...parts: string[]) =>
  `(abs(hashint8(${parts.map((part) => `${part}::bigint`).join(' * 7919 + ')})) % 1000 / 1000.0)`

const profile = JSON.stringify({
  first_name: 'Member',
  last_name: 'Of the bench',
  email: 'member@bench.example',
  phone_num: null,
  facts: {},
  preferences: [],
  work_experiences: [{ job_title: 'Accountant', description: 'Kept the books of a company. '.repeat(20) }],
  educations: [],
})
const copy = JSON.stringify({
  title: 'A job as it was saved',
  company_name: 'A company',
  places: ['Singapore'],
  pay: null,
  text: 'What the posting said when it was saved. '.repeat(15),
})

/**
 * Rows by SQL alone. Every hundredth member applied 200 times, the others nine times; of the applications three in five were opened, and
 * some went on. The jobs are those that are there already, numbered from 1.
 */
const statements = (members: number, jobs: number): string[] => [
  `truncate applications, application_events, application_resumes, screening_answers, saved_jobs, notifications, profile_views,
     recruiter_interests, chats, chat_messages, job_alerts, job_alert_runs, job_alert_jobs, job_alert_consents, popup_records,
     blocked_companies, sessions, im_sessions, outbox, mailbox cascade`,
  `insert into recruiters (company_id, name, title) select id, 'Recruiter of ' || id, 'Recruiter' from companies
   on conflict do nothing`,
  `insert into seekers (id) select generate_series(1, ${members}) on conflict do nothing`,
  `insert into users (id, email, first_name, last_name, source, country, language, terms_accepted_at, is_email_verify)
   select n, 'lists-' || n || '@bench.example', 'Member', 'Number ' || n, '${source}', 'sg', 'en-us', now(), true
   from generate_series(1, ${members}) as n on conflict do nothing`,
  `insert into applications (user_id, job_id, source, first_message, profile, applied_at, withdrawn_at)
   select n, job_id, '${source}', 'Hello', case when is_withdrawn then null else '${profile}'::jsonb end, at,
     case when is_withdrawn then at + interval '2 days' end
   from (
     select n, (n::bigint * 7919 + k::bigint * 104729) % ${jobs} + 1 as job_id, ${share('n', 'k', '3')} < 0.03 as is_withdrawn,
       now() - interval '3 days' - ${share('n', 'k')} * interval '400 days' as at
     from generate_series(1, ${members}) as n, generate_series(1, case when n % 100 = 0 then 200 else 9 end) as k) as sent`,
  'create temporary table recruiter_of as select company_id, min(id) as id from recruiters group by company_id',
  `insert into application_events (application_id, kind, recruiter_id, at)
   select applications.id, step.kind, case when step.days > 0 and step.kind <> 'withdrawn' then recruiter_of.id end,
     applied_at + step.days * interval '6 hours'
   from applications join jobs on jobs.id = job_id left join recruiter_of on recruiter_of.company_id = jobs.company_id,
     (values ('sent', 1.1, 0), ('viewed', 0.6, 1), ('interested', 0.2, 2), ('interview', 0.08, 4), ('not_accepted', 0.06, 6),
       ('withdrawn', 0, 8)) as step (kind, share, days)
   where ${share('applications.id', '11')} < step.share or (step.kind = 'withdrawn' and withdrawn_at is not null)
   order by applications.id, step.days`,
  `insert into notifications (user_id, kind, subject, event_key, created_at, read_at)
   select user_id, case when kind = 'viewed' then 'application_viewed' else 'application_state' end,
     jsonb_build_object('application_id', applications.id, 'job_id', job_id, 'recruiter_id', recruiter_id, 'state', kind),
     'application-event:' || events.id, now() - ${share('events.id')} * interval '80 days',
     case when events.id % 5 > 0 then now() end
   from application_events as events join applications on applications.id = application_id
   where kind not in ('sent', 'withdrawn')`,
  `insert into saved_jobs (seeker_id, job_id, copy, at)
   select n, (n::bigint * 6007 + k::bigint * 15485863) % ${jobs} + 1, '${copy}'::jsonb, now() - ${share('n', 'k')} * interval '200 days'
   from generate_series(1, ${members}) as n, generate_series(1, case when n % 100 = 0 then 100 else 5 end) as k
   on conflict do nothing`,
  'create temporary table numbered as select id, company_id, row_number() over (order by id) as number from recruiters',
  'create unique index on numbered (number)',
  'analyze numbered',
  `insert into profile_views (user_id, recruiter_id, day, created_at)
   select n, numbered.id, current_date - k * 8, now() - k * interval '8 days'
   from generate_series(1, ${members}) as n cross join generate_series(1, 10) as k
     join numbered on number = (n::bigint * 31 + k * 17) % (select count(*) from numbered) + 1`,
  `insert into recruiter_interests (user_id, recruiter_id, created_at)
   select n, numbered.id, now() - ${share('n')} * interval '90 days'
   from generate_series(1, ${members}) as n join numbered on number = n::bigint * 37 % (select count(*) from numbered) + 1`,
  `insert into chats (user_id, recruiter_id, job_id, last_message_at)
   select n, numbered.id, (n::bigint * 7919 + k::bigint * 104729) % ${jobs} + 1, now() - ${share('n', 'k')} * interval '90 days'
   from generate_series(1, ${members}) as n cross join generate_series(1, 3) as k
     join numbered on number = (n::bigint * 41 + k * 19) % (select count(*) from numbered) + 1
   on conflict do nothing`,
  `insert into chat_messages (chat_id, sender, kind, text, sent_at)
   select id, case when k % 2 = 0 then 'recruiter' else 'seeker' end, 'text', 'Message ' || k, last_message_at
   from chats, generate_series(1, 4) as k order by id, k`,
  // Told of already: nobody is to be written mails about them.
  `update chats set seeker_read_id = last, recruiter_read_id = last, mailed_id = last
   from (select chat_id, max(id) as last from chat_messages group by chat_id) as newest where chat_id = chats.id`,
  `insert into job_alerts (user_id, email, criteria, criteria_hash, frequency, language, country, time_zone, confirmed_at, next_run_at)
   select n, 'lists-' || n || '@bench.example', jsonb_build_object('query', 'accountant ' || k), k::text, 'daily', 'en-us', 'sg',
     'Asia/Singapore', now(), now() + interval '300 days'
   from generate_series(1, ${members}) as n, generate_series(1, 3) as k`,
  `insert into job_alert_runs (alert_id, period, job_count, created_at)
   select id, k::text, k, now() - k * interval '1 day' from job_alerts, generate_series(1, 5) as k`,
  `insert into popup_records (seeker_id, popup, created_at)
   select n, 'my-jobs', now() - interval '7 days' from generate_series(1, ${members}) as n`,
  `insert into blocked_companies (user_id, company_id)
   select n, (select min(id) from companies) + n % 50 from generate_series(10, ${members}, 10) as n`,
  "select setval('seekers_id_seq', (select max(id) from seekers))",
  'vacuum analyze',
]

const countOf = async (client: pg.Client, table: string): Promise<number> =>
  Number((await client.query(`select count(*) from ${table}`)).rows[0]?.count)

/** Whether an earlier run filled it for as many members within a day, and no other part has emptied a table of it since. */
const isFilled = async (client: pg.Client, members: number): Promise<boolean> => {
  const { rows } = await client.query(
    `select count(*) = $1::int * 3 and max(created_at) > now() - interval '1 day' and exists (select from notifications)
       and exists (select from applications where source = $2) as filled from job_alerts`,
    [members, source],
  )
  return Boolean(rows[0]?.filled)
}

/** Fills what members' lists show beside the jobs that are there, unless it is there; gives how much it is. */
export const fillMemberLists = async (url: string, members: number): Promise<MemberListsScale> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(bulkSession)
    const jobs = await countOf(client, 'jobs')
    if (!(await isFilled(client, members))) {
      logProgress(`filling the lists of ${members.toLocaleString('en')} members`)
      for (const statement of statements(members, jobs)) await client.query(statement)
    }
    return {
      members: await countOf(client, 'users'),
      applications: await countOf(client, 'applications'),
      events: await countOf(client, 'application_events'),
      notifications: await countOf(client, 'notifications'),
    }
  } finally {
    await client.end()
  }
}
