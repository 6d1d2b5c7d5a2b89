import type {
  InvitationChannel,
  NotCountedReason,
  ReviewReason,
} from '@jobspan/shared-kit/contracts/rewards/invitations'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { userId } from '../members/tables/user-id.ts'
import { seekers, users } from '../members/tables.ts'
import { moment } from '../platform/tables/columns.ts'

/** The link by which a member invites, made when they accept the terms. */
export const invitationLinks = pgTable(
  'invitation_links',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    /** Keyed hash of the network that the member was last seen in here. */
    networkHash: text('network_hash').notNull(),
    /** How many of the member's invitations succeeded; a trigger counts them. */
    succeeded: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('invitation_links_code').on(table.code)],
)

/** Which terms of the programme a member accepted, and when; rows are added and never changed. */
export const acceptedRewardTerms = pgTable(
  'accepted_reward_terms',
  {
    userId: userId(),
    version: text().notNull(),
    acceptedAt: moment('accepted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
)

/**
 * Somebody whom a member invites: a row for each mail, and for each visitor who opened a link. What only the clock changes is not stored
 * (docs/product-rules.md#invitations).
 */
export const invitations = pgTable(
  'invitations',
  {
    id: serial().primaryKey(),
    /** Null once the account is gone. */
    inviterId: integer('inviter_id').references(() => users.id, { onDelete: 'set null' }),
    channel: text().$type<InvitationChannel>().notNull(),
    /** Of the link in a mail; null of others. */
    code: text(),
    /** Keyed hash of the address of a mail, and what of it the member is shown. */
    addressHash: text('address_hash'),
    hiddenAddress: text('hidden_address'),
    sentAt: moment('sent_at'),
    openedAt: moment('opened_at'),
    /** The guest who opened it, and later the member whom they became; of several invitations the one that counts. */
    seekerId: integer('seeker_id').references(() => seekers.id, { onDelete: 'set null' }),
    /** When the account of that member was made. */
    registeredAt: moment('registered_at'),
    /** When the inviter was told of that. */
    registrationToldAt: moment('registration_told_at'),
    /** When they attached a resume in time. */
    attachedAt: moment('attached_at'),
    /** Keyed hash of the mailbox of whoever attached it, known after their account is gone, too. */
    inviteeHash: text('invitee_hash'),
    /** Of the programme under which it was opened. */
    programmeVersion: text('programme_version'),
    /** Null while it goes on, and where the clock decides. */
    outcome: text().$type<'in_review' | 'succeeded' | 'not_counted'>(),
    notCountedReason: text('not_counted_reason').$type<NotCountedReason>(),
    reviewReasons: text('review_reasons').array().$type<ReviewReason[]>().notNull().default(sql`'{}'`),
    /** What an operator wrote to a rejection. */
    note: text(),
    /** Keyed hash of the network that it was opened from. */
    networkHash: text('network_hash'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('invitations_inviter').on(table.inviterId, table.id.desc()),
    // What is counted of a member, and the mails and registrations of a day.
    index('invitations_unsuccessful')
      .on(table.inviterId, table.id.desc())
      .where(sql`outcome is distinct from 'succeeded'`),
    index('invitations_waiting').on(table.inviterId).where(sql`outcome is null or outcome = 'in_review'`),
    index('invitations_mailed').on(table.inviterId, table.sentAt).where(sql`sent_at is not null`),
    index('invitations_joined').on(table.inviterId, table.registeredAt).where(sql`registered_at is not null`),
    uniqueIndex('invitations_code').on(table.code).where(sql`code is not null`),
    uniqueIndex('invitations_address').on(table.inviterId, table.addressHash).where(sql`address_hash is not null`),
    uniqueIndex('invitations_seeker').on(table.seekerId).where(sql`seeker_id is not null`),
    index('invitations_recipient').on(table.addressHash, table.sentAt).where(sql`address_hash is not null`),
    index('invitations_invitee').on(table.inviteeHash).where(sql`invitee_hash is not null`),
    // What only the clock ends, and what is to be told.
    index('invitations_registered').on(table.registeredAt).where(sql`registered_at is not null and outcome is null`),
    index('invitations_review').on(table.attachedAt).where(sql`outcome = 'in_review'`),
  ],
)
