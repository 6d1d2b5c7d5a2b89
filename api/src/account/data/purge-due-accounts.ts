import { asc, lt, sql } from 'drizzle-orm'
import { employersAppliedTo } from '../../applications/application-repository.ts'
import { deleteCodesAndLinks } from '../../auth/account-data.ts'
import { deleteVisitorTracesOf } from '../../auth/registration/visitor-traces.ts'
import { employersInChatWith } from '../../chats/known-chats.ts'
import { deleteAlertsTo } from '../../job-alerts/account-data.ts'
import { deleteMember } from '../../members/change-member.ts'
import { users } from '../../members/tables.ts'
import { deleteSentMessages } from '../../notifications/account-data.ts'
import type { SealKey } from '../../platform/crypto/seal.ts'
import type { Database, QueryExecutor } from '../../platform/database/database.ts'
import { deleteEventsOf } from '../../platform/events/delete-old-events.ts'
import { publishEvent } from '../../platform/events/publish-event.ts'
import { deleteAnswersTo } from '../../platform/http/idempotency.ts'
import type { Member } from '../../platform/session/session-store.ts'
import { forfeitPoints } from '../../rewards/forfeit-points.ts'
import { accountDeleted } from '../events.ts'

/**
 * Deletes wholly the accounts whose time has come. Each is one transaction: killed half-way, nothing of it has happened and
 * the next turn begins again; a second replica passes by what the first is at. Gives how many were deleted.
 */
export const purgeDueAccounts = async (db: Database, sealKey: SealKey): Promise<number> => {
  for (let purged = 0; ; purged += 1) {
    const isOne = await db.transaction(async (transaction) => {
      const [user] = await transaction
        .select()
        .from(users)
        .where(lt(users.deleteAfter, sql`now()`))
        .orderBy(asc(users.deleteAfter))
        .limit(1)
        .for('update', { skipLocked: true })
      if (user) await purge(transaction, user, sealKey)
      return user !== undefined
    })
    if (!isOne) return purged
  }
}

const purge = async (db: QueryExecutor, member: Member, sealKey: SealKey): Promise<void> => {
  const { id } = member
  // An address or number that was only typed may be somebody else's: what is kept by it stays, and goes by its own age.
  const email = member.isEmailVerify ? member.email : null
  const phoneNum = member.isMobileVerified ? member.phoneNum : null
  const recipients = [email, phoneNum].filter((recipient) => recipient !== null)
  await deleteSentMessages(db, recipients)
  await deleteCodesAndLinks(db, id, recipients)
  if (email !== null) await deleteAlertsTo(db, id, email)
  // Answers that are kept for a repeated call tell what the member did.
  await deleteAnswersTo(db, id)
  // Noted when the member was still a guest, under the hash of address or number.
  for (const recipient of recipients) await deleteVisitorTracesOf(db, sealKey, recipient)
  const { rows } = await db.execute(sql`
    select company_id as "companyId" from (
      ${employersAppliedTo(id)} union ${employersInChatWith(id)}) as known (company_id) where company_id is not null`)
  await publishEvent(db, accountDeleted, { seekerId: id, companyIds: rows.map(({ companyId }) => Number(companyId)) })
  await forfeitPoints(db, id)
  await deleteEventsOf(db, id)
  // All else refers to one of the two, and goes with it.
  await deleteMember(db, id)
}
