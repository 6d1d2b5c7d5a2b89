import type { LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { eq, lt, sql } from 'drizzle-orm'
import type { JWK } from 'jose'
import { type SealKey, sealText, unsealText } from '../../platform/crypto/seal.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/session/session-store.ts'
import { identityFlows } from '../tables.ts'

const flowMinutes = 10

/** The secrets of one way to the provider and back; they leave this process sealed alone. */
export type IdentityFlow = {
  userId: number
  state: string
  nonce: string
  verifier: string
  /** The private DPoP key (RFC 9449) of this flow alone. */
  dpopKey: JWK
  redirectUri: string
  language: LanguageKey
}

export const saveFlow = async (
  db: QueryExecutor,
  sealKey: SealKey,
  { userId, ...secrets }: IdentityFlow,
): Promise<void> => {
  await db.insert(identityFlows).values({
    stateHash: hashToken(secrets.state),
    userId,
    sealed: sealText(sealKey, JSON.stringify(secrets)),
    expiresAt: sql`now() + make_interval(mins => ${flowMinutes})`,
  })
}

/**
 * Takes the flow that a `state` names, once: whoever comes second, or makes a state up, gets null. `isExpired`: it is of no use any more.
 */
export const consumeFlow = async (
  db: QueryExecutor,
  sealKey: SealKey,
  state: string,
): Promise<{ flow: IdentityFlow; isExpired: boolean } | null> => {
  const [row] = await db
    .delete(identityFlows)
    .where(eq(identityFlows.stateHash, hashToken(state)))
    .returning({
      userId: identityFlows.userId,
      sealed: identityFlows.sealed,
      isExpired: sql<boolean>`${identityFlows.expiresAt} <= now()`,
    })
  const secrets = row ? unsealText(sealKey, row.sealed) : null
  if (!row || secrets === null) return null
  return { flow: { ...JSON.parse(secrets), userId: row.userId }, isExpired: row.isExpired }
}

export const deleteFlowsOf = async (db: QueryExecutor, userId: number): Promise<void> => {
  await db.delete(identityFlows).where(eq(identityFlows.userId, userId))
}

/** An hour after they expired: until then an answer that comes too late is told from one that nobody asked for. */
export const deleteExpiredFlows = async (db: QueryExecutor): Promise<void> => {
  await db.delete(identityFlows).where(lt(identityFlows.expiresAt, sql`now() - interval '1 hour'`))
}
