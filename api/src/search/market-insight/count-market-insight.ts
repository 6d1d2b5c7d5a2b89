import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { minInsightJobs } from '@jobspan/shared-kit/contracts/search/market-insight'
import { sql } from 'drizzle-orm'
import { jobs } from '../../jobs/tables.ts'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { countryInsights, statedPay } from '../tables.ts'

/** The figures of the last count are shown so long. */
const minutesBetweenCounts = 15

/**
 * Counts the open jobs of every country and what they pay, unless that was done a short while ago. It reads every open job once, which takes seconds
 * where there are a million.
 */
export const countMarketInsight = async (db: Database): Promise<void> => {
  const { rows } = await db.execute(sql`
    select 1 from ${countryInsights} where counted_at > now() - make_interval(mins => ${minutesBetweenCounts}) limit 1`)
  if (rows.length > 0) return
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = '5min'`)
    await countCountries(transaction)
    await countPay(transaction)
  })
}

const countryKeys = JSON.stringify(countries.map(({ id, key }) => ({ id, key })))

const countCountries = (db: QueryExecutor) =>
  db.execute(sql`
    with searched as (
      select known.key as country, job.posted_at, job.company_id, job.is_web3, job.country = known.key as is_home,
        case when job.arrangement = 'remote' then job.places -> 0 ->> 'countryCode' end as hires_from
      from ${jobs} as job, unnest(job.scopes) as scope
        join jsonb_to_recordset(${countryKeys}::jsonb) as known (id int, key text) on known.id = scope
      where job.status = 'open'
    ), remote as (
      select country, jsonb_object_agg(hires_from, jobs) as jobs
      from (select country, hires_from, count(*) as jobs from searched where hires_from is not null group by 1, 2) as counted
      group by country
    ), counted as (
      select country, count(*)::int as open_jobs,
        (count(*) filter (where posted_at > now() - interval '1 day'))::int as new_jobs,
        (count(distinct company_id) filter (where is_home))::int as companies,
        (count(*) filter (where is_web3))::int as web3_jobs
      from searched group by country
    )
    insert into ${countryInsights} (country, open_jobs, new_jobs, companies, web3_jobs, remote, counted_at)
    select known.key, coalesce(open_jobs, 0), coalesce(new_jobs, 0), coalesce(companies, 0), coalesce(web3_jobs, 0),
      coalesce(remote.jobs, '{}'), now()
    from jsonb_to_recordset(${countryKeys}::jsonb) as known (key text)
      left join counted on counted.country = known.key left join remote on remote.country = known.key
    on conflict (country) do update set open_jobs = excluded.open_jobs, new_jobs = excluded.new_jobs,
      companies = excluded.companies, web3_jobs = excluded.web3_jobs, remote = excluded.remote, counted_at = excluded.counted_at`)

/** Of each title and function the currency and the period that most of its postings state: what is stated otherwise is left out, never converted. */
const countPay = async (db: QueryExecutor): Promise<void> => {
  await db.delete(statedPay)
  await db.execute(sql`
    with stated as (
      select country, kind, option_id, pay_currency, pay_period, places,
        (coalesce(pay_min, pay_max) + coalesce(pay_max, pay_min)) / 2 as amount
      from ${jobs}, lateral (values ('title', function_title_id), ('function', job_function_id)) as named (kind, option_id)
      where status = 'open' and option_id is not null and pay_currency is not null and pay_period is not null
        and coalesce(pay_min, pay_max) > 0
    ), placed as (
      select country, kind, option_id, 0 as location_id, pay_currency, pay_period, amount from stated
      union all
      select country, kind, option_id, location_id, pay_currency, pay_period, amount
      from stated, lateral (
        select distinct (place ->> 'locationId')::int as location_id from jsonb_array_elements(places) as place
      ) as at_place
      where location_id is not null
    ), grouped as (
      select country, kind, option_id, location_id, pay_currency, pay_period, count(*)::int as jobs,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by amount) as amounts
      from placed group by 1, 2, 3, 4, 5, 6 having count(*) >= ${minInsightJobs}
    )
    insert into ${statedPay} (country, kind, option_id, location_id, low, median, high, currency, period, jobs)
    select distinct on (country, kind, option_id, location_id) country, kind, option_id, location_id,
      amounts[1], amounts[2], amounts[3], pay_currency, pay_period, jobs
    from grouped order by country, kind, option_id, location_id, jobs desc, pay_currency, pay_period`)
}
