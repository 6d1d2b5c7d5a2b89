import { and, eq } from 'drizzle-orm'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { acceptedRewardTerms } from '../tables.ts'
import { programmeAt } from './programme.ts'

/** Keeps that a member accepts the terms of that version. Throws 40021 (409) where others are valid by now. */
export const acceptTerms = async (db: QueryExecutor, userId: number, version: string): Promise<void> => {
  if (version !== programmeAt().terms_version) throw new ApiError('stateChanged')
  await db.insert(acceptedRewardTerms).values({ userId, version }).onConflictDoNothing()
}

/** Whether the member accepted the terms that are valid now. */
export const hasAcceptedTerms = async (db: QueryExecutor, userId: number): Promise<boolean> => {
  const [row] = await db
    .select({ version: acceptedRewardTerms.version })
    .from(acceptedRewardTerms)
    .where(and(eq(acceptedRewardTerms.userId, userId), eq(acceptedRewardTerms.version, programmeAt().terms_version)))
  return row !== undefined
}
