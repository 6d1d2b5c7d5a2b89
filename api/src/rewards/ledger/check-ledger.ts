import type { LedgerReport } from '@jobspan/shared-kit/contracts/rewards/operations'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { changeSetting, readSetting } from '../../platform/settings/stored-settings.ts'
import { ledgerAccounts, ledgerEntries, withdrawals } from '../tables.ts'

const settingKey = 'ledger_check'
/** More are not listed: one is enough for somebody to look. */
const maxFaults = 20

/** All in one moment: what moves between two of them would look like a fault. */
const checks = {
  'transfers whose entries are not zero together': sql`
    select 'transfer ' || transfer_id as fault from ${ledgerEntries} group by transfer_id having sum(points) <> 0`,
  'balances that are not the sum of their entries': sql`
    select 'account ' || account.id as fault from ${ledgerAccounts} as account
      left join (select account_id, sum(points) as points from ${ledgerEntries} group by account_id) as entry
        on entry.account_id = account.id
    where account.balance <> coalesce(entry.points, 0)`,
  'balances that are not those of their last entry': sql`
    select 'account ' || account.id as fault from ${ledgerAccounts} as account
      join lateral (
        select balance_after from ${ledgerEntries} as entry where entry.account_id = account.id
        order by entry.id desc limit 1) as last on true
    where account.balance <> last.balance_after`,
  'set aside, and for no open withdrawal': sql`
    select 'account ' || account.id as fault from ${ledgerAccounts} as account
      left join (
        select account_id, sum(points) as points from ${withdrawals}
        where state in ('requested', 'in_review', 'handed_over') group by account_id) as open
        on open.account_id = account.id
    where account.kind = 'reserved' and account.balance <> coalesce(open.points, 0)`,
  'of nobody, and not forfeited': sql`
    select 'account ' || id as fault from ${ledgerAccounts} where kind = 'available' and user_id is null and balance <> 0`,
} as const

/** Reads the whole ledger and says whether it is in balance. */
export const readLedgerReport = (db: Database): Promise<LedgerReport> =>
  db.transaction(
    async (transaction) => {
      const faults: string[] = []
      for (const [name, check] of Object.entries(checks)) {
        const { rows } = await transaction.execute(sql`${check} limit ${maxFaults}`)
        faults.push(...rows.map(({ fault }) => `${name}: ${fault}`))
      }
      const { rows } = await transaction.execute(
        sql`select kind, sum(balance)::text as points from ${ledgerAccounts} group by kind order by kind`,
      )
      return {
        is_balanced: faults.length === 0,
        faults,
        points: Object.fromEntries(rows.map(({ kind, points }) => [String(kind), Number(points)])),
        checked_at: new Date().toISOString(),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Checks the ledger, keeps the report, and says in the log, as an error, what is wrong. */
export const checkLedger = async (db: Database, log: FastifyBaseLogger): Promise<LedgerReport> => {
  const report = await readLedgerReport(db)
  if (!report.is_balanced) log.error({ faults: report.faults }, 'the ledger of points is out of balance')
  await db.transaction((transaction) => changeSetting(transaction, settingKey, report, () => report))
  return report
}

/** The last report; null before the first check. */
export const lastLedgerReport = async (db: QueryExecutor): Promise<LedgerReport | null> =>
  ((await readSetting(db, settingKey)) as LedgerReport | undefined) ?? null

/** What an alert watches: anything but zero wants somebody to look at once. */
export const registerLedgerMetrics = (metrics: Registry, db: Database): void => {
  new Gauge({
    name: 'ledger_faults',
    help: 'Faults that the last check of the ledger of points found',
    registers: [metrics],
    async collect() {
      this.set((await lastLedgerReport(db))?.faults.length ?? 0)
    },
  })
}
