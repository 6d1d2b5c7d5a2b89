import { type SQL, sql } from 'drizzle-orm'
import { isApplicationWithdrawn } from '../../applications/has-applied-to.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { offers } from '../tables.ts'

export type LockedOffer = {
  id: number
  userId: number
  recruiterId: number
  applicationId: number | null
  state: (typeof offers.$inferSelect)['state']
  /** Its time is over, by the clock of the database. */
  isExpired: boolean
  /** Its application is withdrawn, which can be taken back for two minutes. */
  isWithdrawn: boolean
}

/** An offer that stays as it is until the transaction ends. Throws 40004 where it is another's. */
export const lockOffer = async (transaction: QueryExecutor, id: number, ownerCondition: SQL): Promise<LockedOffer> => {
  const { rows } = await transaction.execute(sql`
    select id, user_id as "userId", recruiter_id as "recruiterId", application_id as "applicationId", state,
      expires_at <= clock_timestamp() as "isExpired", ${isApplicationWithdrawn(offers.applicationId)} as "isWithdrawn"
    from ${offers} where id = ${id} and ${ownerCondition} for no key update`)
  if (!rows[0]) throw new ApiError('notFound')
  return rows[0] as LockedOffer
}

/** Throws 40056 where it is answered or withdrawn, 40057 where its time is over. */
export const requireOpen = ({ state, isExpired }: LockedOffer): void => {
  if (state !== 'sent') throw new ApiError('offerAnswered')
  if (isExpired) throw new ApiError('offerExpired')
}
