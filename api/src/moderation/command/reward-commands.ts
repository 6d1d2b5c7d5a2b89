import {
  decideRewardReview,
  distributeReward,
  listDistributions,
  listRewardCountries,
  listRewardReviews,
  type RewardCountry,
  readRewardReport,
  rejectReward,
  switchRewardCountry,
} from '@jobspan/shared-kit/contracts/moderation/reward-operations'
import { countryKey } from '@jobspan/shared-kit/contracts/platform/locale-keys'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { DistributionItem, ReviewItem, ReviewOutcome } from '@jobspan/shared-kit/contracts/rewards/operations'
import { type Command, Option } from 'commander'
import { type Cli, parseId, reason } from './cli.ts'
import { OpsError } from './ops-error.ts'
import { plain, table } from './terminal.ts'

const kinds = ['invitation', 'withdrawal'] as const
type Kind = (typeof kinds)[number]

const parseKind = (text: string): Kind => {
  const kind = kinds.find((each) => each === text)
  if (kind) return kind
  throw new OpsError(`${text} is nothing that is reviewed.`, `Write ${kinds.join(' or ')}.`, 2)
}

const parseCountry = (text: string): CountryKey => {
  const parsed = countryKey.safeParse(text)
  if (parsed.success) return parsed.data
  throw new OpsError(`${text} is no country of the site.`, 'Write its key, such as sg.', 2)
}

const describeReview = (item: ReviewItem): string[] => [
  `${item.kind} ${item.id}`,
  item.at,
  `member ${item.member_id ?? 'gone'}`,
  item.invitee_id === null ? '' : `invited ${item.invitee_id}`,
  item.points === null ? '' : `${item.points} points`,
  item.reasons.join(', '),
]

/** With its address, where it has one: it is needed to send a parcel, and printed nowhere else. */
const describeDistribution = (item: DistributionItem): string[] => {
  const { delivery } = item
  const points = item.points === null ? '' : `, ${item.points} points`
  const due = `${item.is_overdue ? 'OVERDUE' : 'due'} ${item.distribute_by}`
  const proof = item.awaits_proof ? '  waits for a confirmed email or phone' : ''
  const line = `${item.grant_id}  ${item.type}${points}  member ${item.member_id}  ${due}${proof}`
  if (item.type !== 'merchandise') return [line]
  if (!delivery) return [line, '    no address yet']
  return [line, `    ${plain(delivery.recipient)}, ${plain(delivery.phone)}`, `    ${plain(delivery.address)}`]
}

const addReviewCommands = (rewards: Command, cli: Cli): void => {
  cli.command(rewards, 'review', 'invitations and withdrawals that wait for a decision').action(
    cli.toAction(async () => {
      const json = await cli.client().call(listRewardReviews, {})
      return { lines: json.items.length ? table(json.items.map(describeReview)) : ['nothing waits'], json }
    }),
  )
  const decide = (outcome: ReviewOutcome) =>
    cli.toAction(async (kind: string, id: string, body: { reason: string }) => {
      const params = { kind: parseKind(kind), id: parseId(id) }
      await cli.client().call(decideRewardReview, { params, body: { outcome, reason: body.reason } })
      return { lines: [`${params.kind} ${params.id}: ${outcome}`], json: { ...params, outcome } }
    })
  cli
    .command(rewards, 'approve <kind> <id>', 'approve an invitation, or a withdrawal')
    .requiredOption(...reason)
    .action(decide('approved'))
  cli
    .command(rewards, 'reject <kind> <id>', 'reject an invitation, or a withdrawal, whose points come back')
    .requiredOption('--reason <text>', 'why: the member reads this, so write to them')
    .action(decide('rejected'))
}

const addDistributionCommands = (rewards: Command, cli: Cli): void => {
  cli
    .command(rewards, 'distribute [grant]', 'rewards that wait; with one, it is distributed, or was delivered')
    .option(...reason)
    .action(
      cli.toAction(async (grant: string | undefined, body: { reason?: string }) => {
        if (grant === undefined) {
          const json = await cli.client().call(listDistributions, {})
          return { lines: json.items.length ? json.items.flatMap(describeDistribution) : ['nothing waits'], json }
        }
        const id = parseId(grant)
        if (!body.reason) throw new OpsError('This needs --reason.', 'Say why, or how it was sent.', 2)
        await cli.client().call(distributeReward, { params: { id }, body: { reason: body.reason } })
        return { lines: [`reward ${id}: distributed`], json: { id, distributed: true } }
      }),
    )
  cli
    .command(rewards, 'withhold <grant>', 'reject a reward that was not distributed')
    .requiredOption('--reason <text>', 'why: the member reads this, so write to them')
    .action(
      cli.toAction(async (grant: string, body: { reason: string }) => {
        const id = parseId(grant)
        await cli.client().call(rejectReward, { params: { id }, body: { reason: body.reason } })
        return { lines: [`reward ${id}: rejected`], json: { id, rejected: true } }
      }),
    )
}

const addReportCommand = (rewards: Command, cli: Cli): void => {
  cli.command(rewards, 'report', 'how many there are in which state, and whether the ledger is in balance').action(
    cli.toAction(async () => {
      const json = await cli.client().call(readRewardReport, {})
      const { grants, invitations, ledger, withdrawals } = json
      const lines = [
        ...table([
          ['reward', 'waiting', 'overdue', 'distributed', 'used', 'rejected'],
          ...grants.map(({ type, ...counts }) => [
            type,
            ...[counts.waiting, counts.overdue, counts.distributed, counts.used, counts.rejected].map(String),
          ]),
        ]),
        '',
        `invitations: ${listCounts(invitations)}`,
        `withdrawals: ${withdrawals.map(({ state, count, points }) => `${state} ${count} (${points} points)`).join(', ') || 'none'}`,
        `points: ${listCounts(ledger.points)}`,
        ledger.is_balanced ? 'the ledger is in balance' : `THE LEDGER IS OUT OF BALANCE: ${ledger.faults.join('; ')}`,
      ]
      return { lines, json }
    }),
  )
}

const listCounts = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'none'

const describeCountry = ({ country, is_cash_on: cash, is_mail_on: mail }: RewardCountry): string[] => [
  country,
  `cash ${cash ? 'on' : 'off'}`,
  `mail ${mail ? 'on' : 'off'}`,
]

const addCountryCommand = (rewards: Command, cli: Cli): void => {
  const onOrOff = (name: string, what: string) => new Option(`--${name} <switch>`, what).choices(['on', 'off'])
  cli
    .command(rewards, 'country [country]', 'what is switched on where; with one and a switch, it is changed')
    .addOption(onOrOff('cash', 'points, and their payout as USDT'))
    .addOption(onOrOff('mail', 'invitations by our mail'))
    .option(...reason)
    .action(
      cli.toAction(
        async (country: string | undefined, { cash, mail, reason: why }: Record<string, string | undefined>) => {
          if (country === undefined || (cash === undefined && mail === undefined)) {
            const { items } = await cli.client().call(listRewardCountries, {})
            const json = items.filter((item) => country === undefined || item.country === parseCountry(country))
            return { lines: table(json.map(describeCountry)), json }
          }
          if (!why) throw new OpsError('A change needs --reason.', 'Say why; it is kept in the audit log.', 2)
          const json = await cli.client().call(switchRewardCountry, {
            params: { country: parseCountry(country) },
            body: {
              ...(cash !== undefined && { is_cash_on: cash === 'on' }),
              ...(mail !== undefined && { is_mail_on: mail === 'on' }),
              reason: why,
            },
          })
          return { lines: table([describeCountry(json)]), json }
        },
      ),
    )
}

export const addRewardCommands = (program: Command, cli: Cli): void => {
  const rewards = program.command('rewards').description('invitations and what they bring')
  addReviewCommands(rewards, cli)
  addDistributionCommands(rewards, cli)
  addReportCommand(rewards, cli)
  addCountryCommand(rewards, cli)
}
