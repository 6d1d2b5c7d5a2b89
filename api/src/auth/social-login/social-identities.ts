import type { SocialProvider } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { and, eq } from 'drizzle-orm'
import { users } from '../../members/tables.ts'
import { queueSecurityNotice } from '../../notifications/security-notice.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Member } from '../../platform/session/session-store.ts'
import type { VerifiedSocialAccount } from '../sign-in/auth-flow.ts'
import { socialIdentities } from '../tables.ts'
import { providerNames } from './provider-names.ts'

/** Whose account a social account is joined to; null where to none. */
export const findSocialOwner = async (
  db: QueryExecutor,
  { provider, subject }: Pick<VerifiedSocialAccount, 'provider' | 'subject'>,
): Promise<Member | null> => {
  const [row] = await db
    .select({ user: users })
    .from(socialIdentities)
    .innerJoin(users, eq(users.id, socialIdentities.userId))
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)))
  return row?.user ?? null
}

/** Joins a social account to an account; one that is joined already stays so. Throws 40015 where it is somebody else's. */
export const linkSocialAccount = async (
  db: QueryExecutor,
  userId: number,
  { provider, subject, label }: VerifiedSocialAccount,
) => {
  await db.insert(socialIdentities).values({ provider, subject, label, userId }).onConflictDoNothing()
  const owner = await findSocialOwner(db, { provider, subject })
  if (owner?.id !== userId) throw new ApiError('socialTaken')
}

/** {@link linkSocialAccount} for an account that exists, whose owner is told by mail. Run it in a transaction. */
export const linkToMember = async (
  transaction: QueryExecutor,
  user: Member,
  identity: VerifiedSocialAccount,
): Promise<void> => {
  if ((await findSocialOwner(transaction, identity))?.id === user.id) return
  await linkSocialAccount(transaction, user.id, identity)
  await queueSecurityNotice(transaction, user, 'socialLinked', { provider: providerNames[identity.provider] })
}

/** Takes a provider's accounts off an account; false where none was joined. */
export const unlinkSocialAccount = async (
  db: QueryExecutor,
  userId: number,
  provider: SocialProvider,
): Promise<boolean> => {
  const removed = await db
    .delete(socialIdentities)
    .where(and(eq(socialIdentities.userId, userId), eq(socialIdentities.provider, provider)))
    .returning({ subject: socialIdentities.subject })
  return removed.length > 0
}
