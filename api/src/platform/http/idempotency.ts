import { createHash } from 'node:crypto'
import { and, eq, like, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, QueryExecutor } from '../database/database.ts'
import { ApiError } from '../errors/api-error.ts'
import { idempotencyKeys } from '../tables.ts'

type BusyError = 'applicationInProcess' | 'requestInProcess'

export type IdempotentResult<Data> = { data: Data; isReplay: boolean }

/**
 * Runs a mutation once per key. Effect and answer are committed together, so after a crash either both are there or
 * neither. The same key with the same body gets the first answer; with another body it is refused; while the first is at
 * work it gets “being processed”. The lock ends with its connection: a killed process leaves nothing to clean up.
 *
 * @param scope who sends it and to which operation; keys of different scopes never meet
 * @param busy what is thrown while the first is at work; the catalogue has a code of its own for applications
 */
export const runOnce = async <Data>(
  db: Database,
  scope: string,
  key: string | undefined,
  body: unknown,
  run: (transaction: QueryExecutor) => Promise<Data>,
  busy: BusyError = 'requestInProcess',
): Promise<IdempotentResult<Data>> => {
  if (key === undefined) return { data: await db.transaction(run), isReplay: false }
  const name = `${scope} ${key}`
  return db.transaction(async (transaction) => {
    await lockKey(transaction, name, busy)
    return runLocked(transaction, scope, key, hashBody(body), run)
  })
}

/** Held until the transaction ends, also by another process. */
const lockKey = async (db: QueryExecutor, name: string, busy: BusyError): Promise<void> => {
  const locked = await db.execute(sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_mine`)
  if (!locked.rows[0]?.is_mine) throw new ApiError(busy)
}

const runLocked = async <Data>(
  db: QueryExecutor,
  scope: string,
  key: string,
  bodyHash: string,
  run: (transaction: QueryExecutor) => Promise<Data>,
): Promise<IdempotentResult<Data>> => {
  const [earlier] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
  if (earlier) {
    if (earlier.bodyHash !== bodyHash) {
      throw new ApiError('validationFailed', { status: 422, fields: { 'Idempotency-Key': ['used with another body'] } })
    }
    return { data: earlier.response as Data, isReplay: true }
  }
  const data = await run(db)
  await db.insert(idempotencyKeys).values({ scope, key, bodyHash, response: data })
  return { data, isReplay: false }
}

/** The caller's key, if it sent one. */
export const readIdempotencyKey = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{8,200}$/.test(key)) return key
  throw new ApiError('validationFailed', { fields: { 'Idempotency-Key': ['8 to 200 visible ASCII characters'] } })
}

/** Names a body; the order of its keys does not matter. */
export const hashBody = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sortKeys(body)))
    .digest('base64url')

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sortKeys(part)]))
}

/** Keys older than two days: no client retries that long. */
export const deleteExpiredIdempotencyKeys = async (db: QueryExecutor): Promise<void> => {
  await db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - interval '2 days'`)
}

/** Deletes the answers to a member. */
export const deleteAnswersTo = async (db: QueryExecutor, userId: number): Promise<void> => {
  await db.delete(idempotencyKeys).where(like(idempotencyKeys.scope, `${userId} %`))
}
