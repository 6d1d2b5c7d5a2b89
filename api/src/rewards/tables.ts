import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import type { ResumeKind } from '@jobspan/shared-kit/contracts/profile/resumes'
import type { ReviewReason } from '@jobspan/shared-kit/contracts/rewards/invitations'
import type { LedgerAccountKind, TransferReason } from '@jobspan/shared-kit/contracts/rewards/ledger'
import type { PayoutNetwork, RewardRole, RewardType } from '@jobspan/shared-kit/contracts/rewards/programme'
import type { referralStates } from '@jobspan/shared-kit/contracts/rewards/referrals'
import type { ReturnReason, WithdrawalState } from '@jobspan/shared-kit/contracts/rewards/withdrawals'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companies } from '../companies/tables.ts'
import { invitations } from '../invitations/tables.ts'
import { userId } from '../members/tables/user-id.ts'
import { users } from '../members/tables.ts'
import { moment } from '../platform/tables/columns.ts'

const points = (name: string) => bigint(name, { mode: 'number' })

/** The member whose it is; what is kept for the books stays without them. */
const formerUserId = () => integer('user_id').references(() => users.id, { onDelete: 'set null' })

/** Rewards that members earned. `cause` names what for: a reward is granted once for it. */
export const rewardGrants = pgTable(
  'reward_grants',
  {
    id: serial().primaryKey(),
    userId: userId(),
    role: text().$type<RewardRole>().notNull(),
    type: text().$type<RewardType>().notNull(),
    /** Such as `invitation:12:inviter:cash`. */
    cause: text().notNull(),
    invitationId: integer('invitation_id').references(() => invitations.id, { onDelete: 'set null' }),
    /** Of `cash`. */
    points: integer(),
    /** The country of the member then, whose calendar counts. */
    country: text().$type<CountryKey>().notNull(),
    programmeVersion: text('programme_version').notNull(),
    grantedAt: moment('granted_at').notNull().defaultNow(),
    /** From when it is distributed by itself; null where an operator does it, as with merchandise. */
    distributeAt: moment('distribute_at'),
    /** The last of the business days within which it is distributed. */
    distributeBy: date('distribute_by', { mode: 'string' }).notNull(),
    distributedAt: moment('distributed_at'),
    usedAt: moment('used_at'),
    /** Until when it has its effect. */
    validUntil: moment('valid_until'),
    rejectedAt: moment('rejected_at'),
    note: text(),
  },
  (table) => [
    uniqueIndex('reward_grants_cause').on(table.cause),
    index('reward_grants_user').on(table.userId, table.id.desc()),
    index('reward_grants_undistributed')
      .on(table.distributeBy)
      .where(sql`distributed_at is null and rejected_at is null`),
    index('reward_grants_valid').on(table.userId, table.validUntil).where(sql`valid_until is not null`),
    index('reward_grants_pinned')
      .on(table.validUntil, table.userId)
      .where(sql`type = 'pin' and valid_until is not null`),
    index('reward_grants_unused')
      .on(table.userId, table.type)
      .where(sql`distributed_at is not null and used_at is null and rejected_at is null`),
    index('reward_grants_parcels')
      .on(table.userId)
      .where(sql`type = 'merchandise' and distributed_at is null and rejected_at is null`),
  ],
)

/** Where points can be. Those of members have two, what is theirs and what is set aside; the others one of each kind. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: serial().primaryKey(),
    kind: text().$type<LedgerAccountKind>().notNull(),
    /** Null of an account that is no member's, or no member's any more. */
    userId: formerUserId(),
    /** Of the last entry. Only the programme is below zero: what it gave. */
    balance: points('balance').notNull().default(0),
  },
  (table) => [
    uniqueIndex('ledger_accounts_member').on(table.userId, table.kind).where(sql`user_id is not null`),
    uniqueIndex('ledger_accounts_kind').on(table.kind).where(sql`kind not in ('available', 'reserved')`),
    check('ledger_accounts_balance', sql`balance >= 0 or kind = 'programme'`),
  ],
)

/** A movement of points, once for its cause. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Such as `grant:12` or `withdrawal:7:reserve`. */
    cause: text().notNull(),
    reason: text().$type<TransferReason>().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('ledger_transfers_cause').on(table.cause)],
)

/** What a transfer adds to an account and takes from another. Rows are never changed: a trigger refuses it, and sums other than zero. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transferId: bigint('transfer_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransfers.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    points: points('points').notNull(),
    balanceAfter: points('balance_after').notNull(),
  },
  (table) => [
    index('ledger_entries_account').on(table.accountId, table.id.desc()),
    index('ledger_entries_transfer').on(table.transferId),
    check('ledger_entries_points', sql`points <> 0`),
  ],
)

/** Withdrawals that are handed to the payout provider together. `payload` is signed as it is here. */
export const payoutBatches = pgTable('payout_batches', {
  id: serial().primaryKey(),
  payload: text().notNull(),
  signature: text().notNull(),
  keyId: text('key_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: serial().primaryKey(),
    userId: formerUserId(),
    /** Of the ledger, where its points are set aside: known after its member is gone, too. */
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Names it at the provider. */
    reference: uuid().notNull().defaultRandom(),
    network: text().$type<PayoutNetwork>().notNull(),
    targetKind: text('target_kind').$type<'address' | 'cwallet'>().notNull(),
    target: text().notNull(),
    points: integer().notNull(),
    /** In millionths. */
    microUsdt: bigint('micro_usdt', { mode: 'number' }).notNull(),
    termsVersion: text('terms_version').notNull(),
    state: text().$type<WithdrawalState>().notNull(),
    reviewReasons: text('review_reasons').array().$type<ReviewReason[]>().notNull().default(sql`'{}'`),
    batchId: integer('batch_id').references(() => payoutBatches.id),
    returnReason: text('return_reason').$type<ReturnReason>(),
    note: text(),
    /** What the provider calls the payment. */
    payment: text(),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    handedOverAt: moment('handed_over_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('withdrawals_reference').on(table.reference),
    uniqueIndex('withdrawals_open').on(table.userId).where(sql`state in ('requested', 'in_review', 'handed_over')`),
    index('withdrawals_user').on(table.userId, table.id.desc()),
    index('withdrawals_batch').on(table.batchId),
    index('withdrawals_waiting')
      .on(table.state, table.id)
      .where(sql`state in ('requested', 'in_review', 'handed_over')`),
    index('withdrawals_target').on(table.target),
  ],
)

/** Where a member's rewards are sent. A trigger schedules the removal of the file of a resume that goes. */
export const rewardDistributions = pgTable('reward_distributions', {
  userId: userId().primaryKey(),
  cwalletId: text('cwallet_id'),
  recipient: text(),
  phone: text(),
  address: text(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
export const rewardResumes = pgTable(
  'reward_resumes',
  {
    userId: userId().primaryKey(),
    filename: text().notNull(),
    kind: text().$type<ResumeKind>().notNull(),
    size: integer().notNull(),
    fileKey: text('file_key').notNull(),
    uploadedAt: moment('uploaded_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('reward_resumes_file').on(table.fileKey)],
)

/** Resumes that members brought before a company. */
export const rewardReferrals = pgTable(
  'reward_referrals',
  {
    id: serial().primaryKey(),
    grantId: integer('grant_id')
      .notNull()
      .references(() => rewardGrants.id, { onDelete: 'cascade' }),
    userId: userId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    filename: text().notNull(),
    kind: text().$type<ResumeKind>().notNull(),
    size: integer().notNull(),
    fileKey: text('file_key').notNull(),
    state: text().$type<(typeof referralStates)[number]>().notNull().default('sent'),
    sentAt: moment('sent_at').notNull().defaultNow(),
    viewedAt: moment('viewed_at'),
  },
  (table) => [
    uniqueIndex('reward_referrals_grant').on(table.grantId),
    uniqueIndex('reward_referrals_file').on(table.fileKey),
    index('reward_referrals_company').on(table.companyId, table.id.desc()),
    index('reward_referrals_user').on(table.userId, table.id.desc()),
  ],
)

/** Draws: the hash of the seed is published when one opens, the seed when it is closed. */
export const rewardDraws = pgTable('reward_draws', {
  id: serial().primaryKey(),
  prize: text().notNull(),
  winnerCount: integer('winner_count').notNull().default(1),
  /** How many tickets it has; a trigger counts them. */
  ticketCount: integer('ticket_count').notNull().default(0),
  seedHash: text('seed_hash').notNull(),
  /** Sealed with the installation's key until it is closed. */
  seed: text().notNull(),
  openedAt: moment('opened_at').notNull().defaultNow(),
  closesAt: moment('closes_at').notNull(),
  closedAt: moment('closed_at'),
  ticketsHash: text('tickets_hash'),
  winners: jsonb().$type<string[]>().notNull().default([]),
})

/** Chances in a draw. A ticket is random and names nobody. */
export const drawTickets = pgTable(
  'draw_tickets',
  {
    drawId: integer('draw_id')
      .notNull()
      .references(() => rewardDraws.id, { onDelete: 'cascade' }),
    ticket: text().notNull(),
    /** Null once the grant is gone; the ticket stays, as the draw could not be checked without it. */
    grantId: integer('grant_id').references(() => rewardGrants.id, { onDelete: 'set null' }),
    userId: formerUserId(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.drawId, table.ticket] }),
    uniqueIndex('draw_tickets_grant').on(table.grantId).where(sql`grant_id is not null`),
    index('draw_tickets_own').on(table.userId, table.drawId, table.ticket),
  ],
)
