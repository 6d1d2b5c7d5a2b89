import type { HostKey } from '@jobspan/shared-kit/contracts/auth/session-transfer'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { sealText, unsealText } from '../../platform/crypto/seal.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { hashToken, newToken } from '../../platform/session/session-store.ts'
import { authFlows } from '../tables.ts'

/** Long enough to follow a redirect on a slow phone. */
export const transferTtlSeconds = 60
const kind = 'session_transfer'

type State = {
  /** The session's token, sealed: the other host gets the same session, so that signing out ends it on both. */
  sealedToken: string
  to: HostKey
  /** Of the browser that began the transfer. */
  stateHash: string
}

/** Creates the code of a transfer. The database has only its hash. */
export const createTransferCode = async (
  app: FastifyInstance,
  userId: number,
  { token, ...state }: Omit<State, 'sealedToken'> & { token: string },
): Promise<string> => {
  const code = newToken()
  await app.connection.db.insert(authFlows).values({
    tokenHash: hashToken(code),
    kind,
    userId,
    state: { ...state, sealedToken: sealText(app.sealKey, token) } satisfies State,
    expiresAt: sql`now() + make_interval(secs => ${transferTtlSeconds})`,
  })
  return code
}

/**
 * Uses a code up and returns the session's token, in one statement: of two that bring it at once, one gets the session. Null where it is too old, was used, is meant for
 * another host, or belongs to another browser; for those two it stays as it is.
 */
export const redeemTransferCode = async (
  app: FastifyInstance,
  db: QueryExecutor,
  { code, to, stateHash }: { code: string; to: HostKey; stateHash: string },
): Promise<string | null> => {
  const [row] = await db
    .delete(authFlows)
    .where(
      and(
        eq(authFlows.tokenHash, hashToken(code)),
        eq(authFlows.kind, kind),
        gt(authFlows.expiresAt, sql`now()`),
        sql`${authFlows.state} ->> 'to' = ${to} and ${authFlows.state} ->> 'stateHash' = ${stateHash}`,
      ),
    )
    .returning({ state: authFlows.state })
  if (!row) return null
  return unsealText(app.sealKey, (row.state as State).sealedToken)
}
