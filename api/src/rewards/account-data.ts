import { sql } from 'drizzle-orm'
import { companies } from '../companies/tables.ts'
import { type AccountData, ownRows } from '../members/account-data.ts'
import {
  drawTickets,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransfers,
  rewardDistributions,
  rewardGrants,
  rewardReferrals,
  rewardResumes,
  withdrawals,
} from './tables.ts'

export const accountData: AccountData = {
  reward_grants: ownRows(rewardGrants.userId, { without: [rewardGrants.cause], order: rewardGrants.id }),
  // With what happened in them.
  ledger_accounts: ({ id }) => sql`
    select coalesce(jsonb_agg(to_jsonb(account) || jsonb_build_object('entries', (
      select coalesce(jsonb_agg(jsonb_build_object('points', entry.points, 'balance_after', entry.balance_after,
        'reason', transfer.reason, 'at', transfer.at) order by entry.id), '[]')
      from ${ledgerEntries} as entry join ${ledgerTransfers} as transfer on transfer.id = entry.transfer_id
      where entry.account_id = account.id)) order by account.id), '[]') as kept
    from ${ledgerAccounts} as account where account.user_id = ${id}`,
  withdrawals: ownRows(withdrawals.userId, { without: [withdrawals.accountId], order: withdrawals.id }),
  reward_distributions: ownRows(rewardDistributions.userId, { order: rewardDistributions.updatedAt }),
  reward_resumes: ownRows(rewardResumes.userId, { without: [rewardResumes.fileKey], order: rewardResumes.uploadedAt }),
  reward_referrals: ({ id }) => sql`
    select coalesce(jsonb_agg(to_jsonb(referral) - '{file_key}'::text[]
      || jsonb_build_object('company', ${companies.name}) order by referral.id), '[]') as kept
    from ${rewardReferrals} as referral join ${companies} on ${companies.id} = referral.company_id
    where referral.user_id = ${id}`,
  draw_tickets: ownRows(drawTickets.userId, { order: drawTickets.createdAt }),
}
