import { getKnownName } from '@jobspan/shared-kit/contracts/members/person-name'
import type { ReviewReason } from '@jobspan/shared-kit/contracts/rewards/invitations'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { QueryExecutor } from '../platform/database/database.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { knownDeviceId } from '../platform/session/device-cookie.ts'
import type { RequestSession } from '../platform/session/session-store.ts'
import { findInviter, type Inviter } from './invitation-links.ts'
import { isSameNetwork, networkHashOf } from './network-hash.ts'
import { programmeAt } from './programme/programme.ts'
import { invitations } from './tables.ts'

/** The first name, and the first letter of the last, as whoever knows the member will know them; null where they have none. */
export const shownName = ({ firstName, lastName }: Pick<Inviter, 'firstName' | 'lastName'>): string | null => {
  const initial = [...lastName][0] ?? ''
  const shown = /\p{L}/u.test(initial) ? `${initial}.` : ''
  return getKnownName({ first_name: firstName, last_name: shown }) || null
}

/** Throws 40004 where no member has that link. */
export const requireInviter = async (db: QueryExecutor, code: string): Promise<Inviter> => {
  const inviter = await findInviter(db, code)
  if (!inviter) throw new ApiError('notFound')
  return inviter
}

/** Whether the visitor can still be invited, or is the inviter, or has an account. */
export const statusFor = <Open extends string>(
  inviter: Inviter,
  session: RequestSession | null,
  open: Open,
): Open | 'own' | 'member' => (session?.kind !== 'member' ? open : session.user.id === inviter.id ? 'own' : 'member')

type Opened = {
  seekerId: number
  openedAt: SQL
  programmeVersion: string
  networkHash: string
  reviewReasons: ReviewReason[]
}

/**
 * Keeps an invitation for a guest; of several the one accepted last, until they register. Repeated it changes nothing: when it was opened first
 * decides whether an account is new.
 */
export const keepInvitation = async (
  app: FastifyInstance,
  request: FastifyRequest,
  inviter: Inviter,
  seekerId: number,
): Promise<void> => {
  const networkHash = networkHashOf(app, request)
  const reviewReasons: ReviewReason[] = []
  if (knownDeviceId(app, request, inviter) !== null) reviewReasons.push('device')
  if (isSameNetwork(inviter.networkHash, [networkHash])) reviewReasons.push('network')
  const opened: Opened = {
    seekerId,
    openedAt: sql`now()`,
    programmeVersion: programmeAt().version,
    networkHash,
    reviewReasons,
  }
  await app.connection.db.transaction(async (transaction) => {
    // Two tabs of a guest that open links at once do it one after the other.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitation ${seekerId}`}, 0))`)
    const [earlier] = await transaction
      .select({ id: invitations.id, inviterId: invitations.inviterId })
      .from(invitations)
      .where(eq(invitations.seekerId, seekerId))
    if (earlier?.inviterId === inviter.id) return
    if (earlier) await giveUp(transaction, earlier.id)
    const isMailed = inviter.invitationId !== null && (await openMailed(transaction, inviter.invitationId, opened))
    if (isMailed) return
    const channel = inviter.invitationId === null ? 'link' : 'shared'
    await transaction.insert(invitations).values({ inviterId: inviter.id, channel, ...opened })
  })
}

/** The invitation of a mail is opened by one visitor; whoever it was passed on to has an invitation of their own. */
const openMailed = async (db: QueryExecutor, id: number, opened: Opened): Promise<boolean> => {
  const rows = await db
    .update(invitations)
    .set(opened)
    .where(and(eq(invitations.id, id), isNull(invitations.openedAt)))
    .returning({ id: invitations.id })
  return rows.length > 0
}

/** Whoever accepts another invitation gives up the one before: a mail is unopened again, an opened link leaves no trace. */
const giveUp = async (db: QueryExecutor, id: number): Promise<void> => {
  const isThis = eq(invitations.id, id)
  await db.delete(invitations).where(and(isThis, isNull(invitations.sentAt)))
  await db.update(invitations).set({ seekerId: null, openedAt: null, reviewReasons: [] }).where(isThis)
}
