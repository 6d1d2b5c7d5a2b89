import { randomInt } from 'node:crypto'
import { invitationLimits } from '@jobspan/shared-kit/contracts/rewards/invitations'
import { and, eq } from 'drizzle-orm'
import { users } from '../members/tables.ts'
import type { QueryExecutor } from '../platform/database/database.ts'
import { invitationLinks, invitations } from './tables.ts'

const letters = '0123456789abcdefghijklmnopqrstuvwxyz'

/** 51 random bits, short enough to be typed. */
export const newInvitationCode = (): string =>
  Array.from({ length: invitationLimits.codeLength }, () => letters.charAt(randomInt(letters.length))).join('')

/** Makes the member's link, where there is none, and notes the network that they are in. */
export const saveLink = async (db: QueryExecutor, userId: number, networkHash: string): Promise<void> => {
  await db
    .insert(invitationLinks)
    .values({ userId, networkHash, code: newInvitationCode() })
    .onConflictDoUpdate({ target: invitationLinks.userId, set: { networkHash } })
}

export const findLinkOf = async (db: QueryExecutor, userId: number): Promise<{ code: string } | null> => {
  const [row] = await db
    .select({ code: invitationLinks.code })
    .from(invitationLinks)
    .where(eq(invitationLinks.userId, userId))
  return row ?? null
}

/** A member whose link somebody holds. */
export type Inviter = {
  id: number
  firstName: string
  lastName: string
  passwordHash: string | null
  networkHash: string
  /** Of a mail whose link it is. */
  invitationId: number | null
}

/** Whose a code is, of a link or of a mail. Null where it is nobody's, or its member is suspended. */
export const findInviter = async (db: QueryExecutor, code: string): Promise<Inviter | null> => {
  // Each by its index: one condition for both would read all links.
  const [mail] = await db
    .select({ id: invitations.id, inviterId: invitations.inviterId })
    .from(invitations)
    .where(eq(invitations.code, code))
  const isThis = mail?.inviterId ? eq(invitationLinks.userId, mail.inviterId) : eq(invitationLinks.code, code)
  const [inviter] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      passwordHash: users.passwordHash,
      networkHash: invitationLinks.networkHash,
    })
    .from(invitationLinks)
    .innerJoin(users, eq(users.id, invitationLinks.userId))
    .where(and(isThis, eq(users.isSuspended, false)))
  return inviter ? { ...inviter, invitationId: mail?.id ?? null } : null
}
