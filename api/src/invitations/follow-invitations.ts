import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import { publishEvent } from '../platform/events/publish-event.ts'
import { invitationRegistered } from './events.ts'
import { attachUntil } from './invitation-state-sql.ts'
import { endAsLate } from './invitation-subscriber.ts'
import { invitations } from './tables.ts'

const atOnce = 200
/** A resume of the last minutes may be on its way through the queue. */
const graceMinutes = 10

/** Tells inviters who has registered, and ends invitations whose time is over. */
export const followInvitations = async (db: Database): Promise<void> => {
  await db.transaction(publishRegistrations)
  await db.transaction(endLate)
}

const isPending = and(isNotNull(invitations.registeredAt), isNull(invitations.outcome))

const publishRegistrations = async (transaction: QueryExecutor): Promise<void> => {
  const rows = await transaction
    .select({ id: invitations.id, inviterId: invitations.inviterId })
    .from(invitations)
    .where(and(isPending, isNull(invitations.registrationToldAt)))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  for (const { id, inviterId } of rows) {
    await transaction.update(invitations).set({ registrationToldAt: sql`now()` }).where(eq(invitations.id, id))
    await publishEvent(transaction, invitationRegistered, { invitationId: id, inviterId })
  }
}

const endLate = async (transaction: QueryExecutor): Promise<void> => {
  const rows = await transaction
    .select({ id: invitations.id, inviterId: invitations.inviterId })
    .from(invitations)
    .where(
      and(
        isPending,
        isNotNull(invitations.seekerId),
        sql`${attachUntil} < now() - make_interval(mins => ${graceMinutes})`,
      ),
    )
    .limit(atOnce)
    .for('update', { skipLocked: true })
  for (const row of rows) await endAsLate(transaction, row)
}

/** Deletes links that guests opened and did not register by within 90 days: nothing becomes of them. */
export const deleteOldInvitations = async (db: QueryExecutor): Promise<void> => {
  await db
    .delete(invitations)
    .where(
      and(
        isNull(invitations.registeredAt),
        isNull(invitations.outcome),
        sql`coalesce(${invitations.openedAt}, ${invitations.sentAt}) < now() - interval '90 days'`,
      ),
    )
}
