import { randomUUID } from 'node:crypto'
import { type AiQuotaKind, aiQuotaKinds, aiQuotaLimits } from '@jobspan/shared-kit/contracts/ai/ai-constants'
import type { AiQuota } from '@jobspan/shared-kit/contracts/ai/ai-help'
import { and, eq, like, lte, sql } from 'drizzle-orm'
import type { Database, QueryExecutor } from '../platform/database/database.ts'
import { lockMember } from '../platform/database/lock-member.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { ErrorName } from '../platform/errors/error-texts.ts'
import { aiQuotas as table } from './tables.ts'

const day = 86_400_000
/** 00:01 in GMT+8, as milliseconds of a day in UTC. */
const dayStart = 16 * 3_600_000 + 60_000

/** When what is counted from `now` on is given back (docs/product-rules.md#ai-quotas). */
export const nextReset = (kind: AiQuotaKind, now: Date): Date => {
  if (kind === 'first_message') return new Date(now.getTime() + day)
  return new Date((Math.floor((now.getTime() - dayStart) / day) + 1) * day + dayStart)
}

const limitReached: Record<AiQuotaKind, ErrorName> = {
  writing: 'aiWritingLimit',
  first_message: 'firstMessageLimit',
  findings: 'resumeCheckLimit',
  avatar: 'avatarGenerationLimit',
}

/** Longer than any work takes. A process that is killed gives nothing back: what it had reserved is free again after this time. */
const reservationMs = 5 * 60_000

/** One that is held while its work goes on: a row of its own, such as of `writing/<id>`. */
export type ReservedQuota = { userId: number; kind: AiQuotaKind; row: `${AiQuotaKind}/${string}` }

/**
 * Holds one, so that of calls at once, in all processes, no more than the limit pass. Throws the error of the kind where none is left. It is
 * counted when the work is done ({@link countQuota}), or given back ({@link releaseQuota}).
 */
export const reserveQuota = (db: Database, userId: number, kind: AiQuotaKind, now: Date): Promise<ReservedQuota> =>
  db.transaction(async (transaction) => {
    await lockMember(transaction, userId)
    const { remaining, resets_at } = (await readQuotas(transaction, userId, now))[kind]
    if (remaining === 0) {
      const waitMs = (resets_at === null ? nextReset(kind, now) : new Date(resets_at)).getTime() - now.getTime()
      throw new ApiError(limitReached[kind], {
        retryAfterSeconds: Math.max(1, Math.ceil(Math.min(waitMs, day) / 1000)),
      })
    }
    await transaction
      .delete(table)
      .where(and(eq(table.userId, userId), like(table.kind, '%/%'), lte(table.resetsAt, now)))
    const row = `${kind}/${randomUUID()}` as const
    const resetsAt = new Date(now.getTime() + reservationMs)
    await transaction.insert(table).values({ userId, kind: row, count: 1, resetsAt })
    return { userId, kind, row }
  })

/** Counts what was reserved, and gives what is left. */
export const countQuota = (db: Database, reserved: ReservedQuota, now: Date): Promise<AiQuota> =>
  db.transaction(async (transaction) => {
    const { userId, kind } = reserved
    await lockMember(transaction, userId)
    await releaseQuota(transaction, reserved)
    const isOver = sql`${table.resetsAt} <= ${now.toISOString()}::timestamptz`
    await transaction
      .insert(table)
      .values({ userId, kind, count: 1, resetsAt: nextReset(kind, now) })
      .onConflictDoUpdate({
        target: [table.userId, table.kind],
        set: {
          count: sql`case when ${isOver} then 1 else ${table.count} + 1 end`,
          resetsAt: sql`case when ${isOver} then excluded.resets_at else ${table.resetsAt} end`,
        },
      })
    return (await readQuotas(transaction, userId, now))[kind]
  })

/** Gives back what was reserved, because the work failed. */
export const releaseQuota = async (db: QueryExecutor, { userId, row }: ReservedQuota): Promise<void> => {
  await db.delete(table).where(and(eq(table.userId, userId), eq(table.kind, row)))
}

/** Work that is counted once it is done; what throws is not. */
export const withQuota = async <Result>(
  db: Database,
  { userId, kind }: { userId: number; kind: AiQuotaKind },
  work: () => Promise<Result>,
): Promise<{ result: Result; quota: AiQuota }> => {
  const reserved = await reserveQuota(db, userId, kind, new Date())
  try {
    const result = await work()
    return { result, quota: await countQuota(db, reserved, new Date()) }
  } catch (error) {
    await releaseQuota(db, reserved)
    throw error
  }
}

/** What is left of each kind; what is being worked on is not. */
export const readQuotas = async (
  db: QueryExecutor,
  userId: number,
  now: Date,
): Promise<Record<AiQuotaKind, AiQuota>> => {
  const rows = await db.select().from(table).where(eq(table.userId, userId))
  const current = rows.filter(({ resetsAt }) => resetsAt > now)
  const quotaOf = (kind: AiQuotaKind): AiQuota => {
    const counted = current.find((row) => row.kind === kind)
    const reserved = current.filter((row) => row.kind.startsWith(`${kind}/`))
    const begins = kind === 'first_message' ? null : nextReset(kind, now)
    return {
      limit: aiQuotaLimits[kind],
      remaining: Math.max(0, aiQuotaLimits[kind] - (counted?.count ?? 0) - reserved.length),
      resets_at: (counted?.resetsAt ?? begins)?.toISOString() ?? null,
    }
  }
  return Object.fromEntries(aiQuotaKinds.map((kind) => [kind, quotaOf(kind)])) as Record<AiQuotaKind, AiQuota>
}
