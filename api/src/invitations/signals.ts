import { readFileSync } from 'node:fs'
import type { ReviewReason } from '@jobspan/shared-kit/contracts/rewards/invitations'
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { mailboxOf } from '../platform/text/mailbox-of.ts'
import { invitations } from './tables.ts'

/** Domains that give out mailboxes for minutes. */
const disposableDomains = new Set<string>(
  JSON.parse(readFileSync(new URL('./disposable-domains.json', import.meta.url), 'utf8')),
)
const isDisposable = (email: string): boolean => {
  const labels = (email.split('@').at(-1) ?? '').split('.')
  return labels.some((_, from) => disposableDomains.has(labels.slice(from).join('.')))
}

/** Compared with the mailbox of whoever was invited: that of the inviter, and of those whom they brought last. */
const maxComparedAddresses = 500

const listKnownAddresses = async (db: QueryExecutor, inviterId: number, inviteeId: number): Promise<string[]> => {
  const own = await db.select({ email: users.email }).from(users).where(eq(users.id, inviterId))
  const brought = await db
    .select({ email: users.email })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.seekerId))
    .where(
      and(
        eq(invitations.inviterId, inviterId),
        isNotNull(invitations.registeredAt),
        ne(invitations.seekerId, inviteeId),
      ),
    )
    .orderBy(desc(invitations.id))
    .limit(maxComparedAddresses)
  return [...own, ...brought].map(({ email }) => email)
}

/** As many people as one member brings within a day before somebody looks. */
const maxRegistrationsPerDay = 10

type Opened = Pick<typeof invitations.$inferSelect, 'inviterId' | 'reviewReasons'>

/** What speaks for looking at an invitation before it is rewarded: what was seen when it was opened, the address, and how fast they come. */
export const collectSignals = async (
  db: QueryExecutor,
  { inviterId, reviewReasons }: Opened,
  inviteeId: number,
): Promise<ReviewReason[]> => {
  const reasons = new Set(reviewReasons)
  const [invitee] = await db.select({ email: users.email }).from(users).where(eq(users.id, inviteeId))
  if (invitee && isDisposable(invitee.email)) reasons.add('disposable_mail')
  if (invitee && inviterId !== null) {
    const mailbox = mailboxOf(invitee.email)
    const known = await listKnownAddresses(db, inviterId, inviteeId)
    if (known.some((email) => mailboxOf(email) === mailbox)) reasons.add('mailbox')
  }
  const registered = await db.$count(
    invitations,
    sql`${invitations.inviterId} = ${inviterId} and ${invitations.registeredAt} > now() - interval '1 day'`,
  )
  if (registered > maxRegistrationsPerDay) reasons.add('speed')
  return [...reasons]
}
