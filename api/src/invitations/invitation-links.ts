import { randomInt } from 'node:crypto'
import { invitationLimits } from '@jobspan/shared-kit/contracts/rewards/invitations'
import { and, eq, isNotNull, or } from 'drizzle-orm'
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
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      passwordHash: users.passwordHash,
      networkHash: invitationLinks.networkHash,
      invitationId: invitations.id,
    })
    .from(users)
    .innerJoin(invitationLinks, eq(invitationLinks.userId, users.id))
    .leftJoin(invitations, and(eq(invitations.inviterId, users.id), eq(invitations.code, code)))
    .where(and(or(eq(invitationLinks.code, code), isNotNull(invitations.id)), eq(users.isSuspended, false)))
    .limit(1)
  return row ?? null
}
