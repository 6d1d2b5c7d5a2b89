import pg from 'pg'
import { programmeAt } from '../../../api/src/invitations/programme/programme.ts'
import { bulkSession } from '../seed/bulk-load.ts'
import { memberAt } from './sign-in-members.ts'

/** As many of those who are signed in have a list of rewards that is longer than any other. */
export const rewardedMembers = 3
export const rewardRows = 100_000

const statements = (members: number): string[] => {
  const each = `(select m, k from generate_series(0, ${rewardedMembers - 1}) as m, generate_series(1, ${rewardRows}) as k) as each`
  const userOf = `(array[${Array.from({ length: rewardedMembers }, (_, index) => memberAt(index, members)).join()}])[m + 1]`
  const at = `now() - (${rewardRows} - k) * interval '5 minutes'`
  return [
    'truncate invitation_links, invitations, reward_grants, ledger_accounts, ledger_transfers, ledger_entries restart identity cascade',
    `insert into ledger_accounts (id, kind, user_id, balance)
     select m + 1, 'available', ${userOf}, 50 * ${rewardRows} from generate_series(0, ${rewardedMembers - 1}) as m
     union all select ${rewardedMembers + 1}, 'programme', null, -50 * ${rewardRows} * ${rewardedMembers}`,
    `insert into ledger_transfers (id, cause, reason, at)
     select k * ${rewardedMembers} + m, 'bench:' || m || ':' || k, 'reward', ${at} from ${each}`,
    `insert into ledger_entries (transfer_id, account_id, points, balance_after)
     select k * ${rewardedMembers} + m, account, case account when m + 1 then 50 else -50 end,
       case account when m + 1 then 50 * k else -50 * ((k - 1) * ${rewardedMembers} + m + 1) end
     from ${each}, lateral (values (m + 1), (${rewardedMembers + 1})) as one (account) order by k, m`,
    `insert into invitation_links (user_id, code, network_hash, succeeded)
     select ${userOf}, 'benchlink0' || m, '', ${rewardRows} / 5 * 3 from generate_series(0, ${rewardedMembers - 1}) as m`,
    `insert into accepted_reward_terms (user_id, version)
     select ${userOf}, '${programmeAt().terms_version}' from generate_series(0, ${rewardedMembers - 1}) as m on conflict do nothing`,
    `insert into invitations (inviter_id, channel, opened_at, outcome, not_counted_reason)
     select ${userOf}, 'link', ${at}, case when k % 5 < 3 then 'succeeded' when k % 5 = 3 then 'not_counted' end,
       case when k % 5 = 3 then 'late' end
     from ${each} order by k, m`,
    `insert into reward_grants (user_id, role, type, cause, country, programme_version, granted_at, distribute_by, distributed_at, used_at, valid_until)
     select ${userOf}, 'inviter', (array['pin', 'template', 'referral', 'lottery', 'cash'])[k % 5 + 1], 'bench:' || m || ':' || k, 'sg', 'bench',
       ${at}, current_date, ${at}, case when k % 2 = 0 then ${at} end, case when k % 2 = 0 and k % 5 < 2 then ${at} + interval '30 days' end
     from ${each} order by k, m`,
    'vacuum analyze invitations, reward_grants, ledger_entries, ledger_transfers, ledger_accounts, invitation_links',
  ]
}

/** Fills what the pages of rewards show, unless it is there. */
export const fillRewards = async (url: string, members: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query("select from reward_grants where programme_version = 'bench' limit 1")
    if (rows.length > 0) return
    await client.query(bulkSession)
    for (const statement of statements(members)) await client.query(statement)
  } finally {
    await client.end()
  }
}
