import { maxProfileRecords } from '@jobspan/shared-kit/contracts/profile-dates'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { QueryExecutor } from '../platform/database/database.ts'
import { lockMember } from '../platform/database/lock-member.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import { assertFieldsValid } from '../platform/errors/assert-fields.ts'

type DatedTable = PgTable & { id: PgColumn; userId: PgColumn; startMonth: PgColumn; endMonth: PgColumn }

/** What goes on first, then the latest. Months compare as text. */
export const latestFirst = ({ id, startMonth, endMonth }: DatedTable): SQL =>
  sql`${endMonth} desc nulls first, ${startMonth} desc, ${id} desc`

export const isRecordOf = (table: DatedTable, userId: number, id: number) =>
  and(eq(table.id, id), eq(table.userId, userId))

/** Lets a member add one more until the transaction ends. Throws 40001 where they have as many as there may be. */
export const assertRecordLimit = async (db: QueryExecutor, table: DatedTable, userId: number): Promise<void> => {
  await lockMember(db, userId)
  const [found] = await db.select({ count: count() }).from(table).where(eq(table.userId, userId))
  assertFieldsValid({ items: (found?.count ?? 0) >= maxProfileRecords && 'too_many' })
}

const fourteenHours = 14 * 60 * 60_000

/** The month of the calendar where it is the furthest on (UTC+14): what has begun where a member is, has begun here. */
const latestMonth = (): string => new Date(Date.now() + fourteenHours).toISOString().slice(0, 7)

/** Refuses (422) months that are still to come (docs/product-rules.md#start-before-end). */
export const assertMonthsPast = ({ start, end }: { start: string; end: string | null }): void => {
  const latest = latestMonth()
  assertFieldsValid({ start: start > latest && 'in_future', end: end !== null && end > latest && 'in_future' })
}

/** Throws 40004 where the record is not this member's. */
export const removeRecord = async (db: QueryExecutor, table: DatedTable, userId: number, id: number): Promise<void> => {
  const removed = await db
    .delete(table)
    .where(isRecordOf(table, userId, id))
    .returning({ id: table.id })
  if (removed.length === 0) throw new ApiError('notFound')
}
