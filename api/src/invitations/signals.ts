import { readFileSync } from 'node:fs'
import type { ReviewReason } from '@jobspan/shared-kit/contracts/rewards/invitations'
import { and, eq, ne, sql } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import { keyedHash, type SealKey } from '../platform/crypto/seal.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { mailboxOf } from '../platform/text/mailbox-of.ts'
import { isSameNetwork } from './network-hash.ts'
import { invitationLinks, invitations } from './tables.ts'

/** Domains that give out mailboxes for minutes. */
const disposableDomains = new Set<string>(
  JSON.parse(readFileSync(new URL('./disposable-domains.json', import.meta.url), 'utf8')),
)
const isDisposable = (email: string): boolean => {
  const labels = (email.split('@').at(-1) ?? '').split('.')
  return labels.some((_, from) => disposableDomains.has(labels.slice(from).join('.')))
}

/** As which the mailbox of an address is kept. */
export const mailboxHashOf = (key: SealKey, email: string): string => keyedHash(key, 'invitation', mailboxOf(email))

/** Whether the mailbox is the inviter's, or that of somebody who was invited before, whose account may be gone. */
const isKnownMailbox = async (db: QueryExecutor, { id, inviterId }: Opened, email: string, hash: string) => {
  // Of two who attach at once, the second sees the first.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitee ${hash}`}, 0))`)
  const isOther = and(eq(invitations.inviteeHash, hash), ne(invitations.id, id))
  if ((await db.$count(invitations, isOther)) > 0) return true
  if (inviterId === null) return false
  const [inviter] = await db.select({ email: users.email }).from(users).where(eq(users.id, inviterId))
  return inviter !== undefined && mailboxOf(inviter.email) === mailboxOf(email)
}

/** Whether whoever was invited was seen last where the inviter was, by whose sessions came after. */
const isFromNetworkOfInviter = async (db: QueryExecutor, { inviterId, networkHash }: Opened): Promise<boolean> => {
  if (inviterId === null) return false
  const [link] = await db.select().from(invitationLinks).where(eq(invitationLinks.userId, inviterId))
  return link !== undefined && isSameNetwork(link.networkHash, [networkHash])
}

/** As many people as one member brings within a day before somebody looks. */
const maxRegistrationsPerDay = 10

/** How many whom the same member invited registered within a day before: whenever they attach a resume, they came as fast. */
const countRegisteredBefore = async (db: QueryExecutor, id: number): Promise<number> => {
  const { rows } = await db.execute(sql`
    select count(*)::int as count from ${invitations} as own join ${invitations} as earlier on earlier.inviter_id = own.inviter_id
    where own.id = ${id} and earlier.registered_at <= own.registered_at and earlier.id <> own.id
      and earlier.registered_at > own.registered_at - interval '1 day'`)
  return Number(rows[0]?.count)
}

type Opened = Pick<typeof invitations.$inferSelect, 'id' | 'inviterId' | 'reviewReasons' | 'networkHash'>

/**
 * What speaks for looking at an invitation before it is rewarded: what was seen when it was opened and in sessions since, the address, and how fast
 * they come. With what the
 * mailbox of whoever was invited is known by from now on.
 */
export const collectSignals = async (
  db: QueryExecutor,
  key: SealKey,
  invitation: Opened,
  inviteeId: number,
): Promise<{ reviewReasons: ReviewReason[]; inviteeHash: string | null }> => {
  const reasons = new Set(invitation.reviewReasons)
  const [invitee] = await db.select({ email: users.email }).from(users).where(eq(users.id, inviteeId))
  if (await isFromNetworkOfInviter(db, invitation)) reasons.add('network')
  const inviteeHash = invitee ? mailboxHashOf(key, invitee.email) : null
  if (invitee && isDisposable(invitee.email)) reasons.add('disposable_mail')
  if (invitee && inviteeHash && (await isKnownMailbox(db, invitation, invitee.email, inviteeHash)))
    reasons.add('mailbox')
  if ((await countRegisteredBefore(db, invitation.id)) >= maxRegistrationsPerDay) reasons.add('speed')
  return { reviewReasons: [...reasons], inviteeHash }
}
