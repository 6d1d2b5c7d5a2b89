import { type CountryKey, findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import pg from 'pg'
import { hashSearch, normalizeCriteria } from '../../../api/src/job-alerts/criteria.ts'
import { bulkSession } from '../seed/bulk-load.ts'

export type AlertLoad = { alerts: number; searches: number; newJobs: number }

const dayMs = 86_400_000

type Sample = { title: string; country: CountryKey; job_type_id: number | null; main_function_id: number | null }

/**
 * Alerts of which every second one is a member's, each with one of `searches` searches for words of the titles of jobs, and `newJobs` jobs
 * that are new to all of them. What an earlier run left is deleted. Gives the instant as of which all are due.
 */
export const fillAlerts = async (url: string, { alerts, searches, newJobs }: AlertLoad): Promise<Date> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('truncate job_alerts, job_alert_runs, job_alert_jobs, job_alert_consents, outbox, notifications')
    await client.query(bulkSession)
    const confirmedAt = await setFirstSeen(client, newJobs)
    await fillSearches(client, searches)
    await client.query('insert into seekers (id) select generate_series(1, $1::int) on conflict do nothing', [alerts])
    await client.query(
      `insert into users (id, email, first_name, last_name, source, country, language, terms_accepted_at, is_email_verify)
       select n, 'alerted-' || n || '@bench.example', 'Member', 'Number ' || n, 'bench', 'sg', 'en-us', now(), true
       from generate_series(2, $1::int, 2) as n
       on conflict (id) do update set email = excluded.email, is_email_verify = true`,
      [alerts],
    )
    await client.query(
      `insert into job_alerts (user_id, email, criteria, criteria_hash, frequency, language, country, time_zone, confirmed_at, next_run_at)
       select case when n % 2 = 0 then n end, 'alerted-' || n || '@bench.example', criteria, hash, 'daily', language, country,
         'Asia/Singapore', $3::timestamptz, $3
       from generate_series(1, $1::int) as n join bench_searches on number = n::bigint * 7919 % $2::int`,
      [alerts, searches, confirmedAt],
    )
    await client.query("select setval('seekers_id_seq', (select max(id) from seekers))")
    await client.query('drop table bench_searches')
    await client.query('vacuum analyze')
    return new Date(confirmedAt.getTime() + dayMs)
  } finally {
    await client.end()
  }
}

/** The last jobs are first seen two hours after all others; gives the time between. */
const setFirstSeen = async (client: pg.Client, newJobs: number): Promise<Date> => {
  const first = '(select id from jobs order by id desc offset $1 limit 1)'
  const { rows } = await client.query<{ at: Date }>(
    `select max(created_at) + interval '1 hour' as at from jobs where id <= ${first}`,
    [newJobs],
  )
  const [{ at } = { at: new Date() }] = rows
  await client.query(`update jobs set created_at = $2::timestamptz + interval '1 hour' where id > ${first}`, [
    newJobs,
    at,
  ])
  return at
}

const fillSearches = async (client: pg.Client, searches: number): Promise<void> => {
  const { rows } = await client.query<Sample>(
    `select title, country, job_type_id, main_function_id from jobs where status = 'open' order by id desc limit $1`,
    [searches],
  )
  await client.query(
    `create table bench_searches (number int primary key, criteria jsonb, hash text, country text, language text)`,
  )
  const values = Array.from({ length: searches }, (_, number) => {
    const sample = rows[number % rows.length] as Sample
    const { country } = sample
    const language = findCountry(country)?.language ?? 'en-us'
    const [first = '', second = ''] = sample.title.split(/\s+/)
    const criteria = normalizeCriteria({
      // Half of the searches are for two words, the others for one, some with a filter.
      query: number % 2 === 0 ? `${first} ${second}` : first,
      ...(number % 3 === 0 && sample.job_type_id !== null && { job_types: [sample.job_type_id] }),
      ...(number % 5 === 0 && sample.main_function_id !== null && { main_functions: [sample.main_function_id] }),
      // Makes each search another one, and excludes next to nothing.
      salary_to: 1e9 + number,
    })
    return { number, criteria, hash: hashSearch({ criteria, country, language }), country, language }
  })
  await client.query(
    `insert into bench_searches select * from jsonb_to_recordset($1::jsonb)
       as search (number int, criteria jsonb, hash text, country text, language text)`,
    [JSON.stringify(values)],
  )
}
