import { sql } from 'drizzle-orm'
import type { QueryExecutor } from '../platform/database/database.ts'
import { jobs } from './tables.ts'

const ids = (jobIds: number[]) => sql`${`{${jobIds.join(',')}}`}::int[]`

const hidePay = (db: QueryExecutor, condition: ReturnType<typeof sql>) =>
  db.execute(sql`
    update ${jobs} set
      masked_pay = jsonb_build_object(
        'pay', case when pay_currency is not null and pay_period is not null then jsonb_build_object(
          'min', pay_min, 'max', pay_max, 'currency', pay_currency, 'period', pay_period) end,
        'monthUsd', pay_month_usd, 'monthUsdMin', pay_month_usd_min),
      pay_min = null, pay_max = null, pay_currency = null, pay_period = null, pay_month_usd = null, pay_month_usd_min = null
    where ${condition}`)

/** Hides the pay of a job (docs/product-rules.md#masked-pay). Where it is masked already, nothing changes. */
export const maskPay = async (db: QueryExecutor, jobId: number): Promise<void> => {
  await hidePay(db, sql`id = ${jobId} and masked_pay is null`)
}

/** Shows the pay again. */
export const unmaskPay = async (db: QueryExecutor, jobId: number): Promise<void> => {
  await db.execute(sql`
    update ${jobs} set
      pay_min = (masked_pay #>> '{pay,min}')::float8, pay_max = (masked_pay #>> '{pay,max}')::float8,
      pay_currency = masked_pay #>> '{pay,currency}', pay_period = masked_pay #>> '{pay,period}',
      pay_month_usd = (masked_pay ->> 'monthUsd')::float8, pay_month_usd_min = (masked_pay ->> 'monthUsdMin')::float8,
      masked_pay = null
    where id = ${jobId} and masked_pay is not null`)
}

/**
 * Hides the pay again that an import just wrote into masked jobs. It runs in the import's transaction and after its rows: they are locked by
 * then, so nobody masks one in between.
 */
export const keepPayMasked = async (db: QueryExecutor, jobIds: number[]): Promise<void> => {
  if (jobIds.length === 0) return
  await hidePay(db, sql`id = any(${ids(jobIds)}) and masked_pay is not null`)
}
