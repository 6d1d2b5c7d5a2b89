import type { RecordOrderBody } from '@jobspan/shared-kit/contracts/profile/record-order'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { createMemberListReader } from '../member-list.ts'
import { assertRecordVersion } from '../record-version.ts'

type RecordTable = PgTable & { id: PgColumn; userId: PgColumn; position: PgColumn; version: PgColumn }
type Item = { id: number; version?: number | undefined }

type Definition<Table extends RecordTable, Body, Record extends Item> = {
  table: Table
  /** How records are listed that the member did not put anywhere. */
  order: SQL
  toItem: (row: Table['$inferSelect']) => Record
  /** `current` is the record before the change; undefined for a new one. What is undefined stays as it is. */
  toColumns: (body: Body, current?: Record) => Partial<Table['$inferInsert']>
  maxCount: number
  /** The error of one more than `maxCount`; else 40001. */
  limitError?: () => ApiError
  /** Refuses what is wrong with a body by itself. */
  validate?: (body: Body) => void
  /** Refuses what is wrong with it beside the member's other records. */
  validateBeside?: (body: Body, others: Record[]) => void
}

/**
 * The records of one kind that members have. Changes lock the member, so that two that arrive at once see each other: run them in a
 * transaction. They throw 40004 where a record is not this member's.
 */
export const createMemberRecords = <Table extends RecordTable, Body extends object, Record extends Item>({
  table,
  order,
  toItem,
  toColumns,
  maxCount,
  limitError,
  validate,
  validateBeside,
}: Definition<Table, Body, Record>) => {
  const reader = createMemberListReader(table, sql`${table.position} asc nulls first, ${order}`, toItem)
  const isOne = (userId: number, id: number) => and(eq(table.id, id), eq(table.userId, userId))

  /** Adds a record. Throws 40001 or the kind's own error where there are as many as there may be. */
  const add = async (db: QueryExecutor, userId: number, body: Body): Promise<void> => {
    validate?.(body)
    await lockMember(db, userId)
    const others = await reader.list(db, userId)
    if (others.length >= maxCount) {
      if (limitError) throw limitError()
      assertFieldsValid({ items: 'too_many' })
    }
    validateBeside?.(body, others)
    await db.insert(table).values({ ...toColumns(body), userId } as never)
  }

  /** Changes a record. Throws 40026 with the record where `version` is not its current one. */
  const change = async (
    db: QueryExecutor,
    userId: number,
    id: number,
    { version, ...changes }: Body & { version?: number | undefined },
  ): Promise<void> => {
    const body = changes as unknown as Body
    validate?.(body)
    await lockMember(db, userId)
    const all = await reader.list(db, userId)
    const current = all.find((record) => record.id === id)
    if (!current) throw new ApiError('notFound')
    assertRecordVersion(current, version)
    validateBeside?.(
      body,
      all.filter((record) => record !== current),
    )
    const columns = { ...toColumns(body, current), version: sql`${table.version} + 1` }
    await db
      .update(table)
      .set(columns as never)
      .where(isOne(userId, id))
  }

  const remove = async (db: QueryExecutor, userId: number, id: number): Promise<void> => {
    await lockMember(db, userId)
    const removed = await db.delete(table).where(isOne(userId, id)).returning({ id: table.id })
    if (removed.length === 0) throw new ApiError('notFound')
  }

  /** Puts the records in an order. Throws 40026 with the list where it is not the one that the page saw, 40001 for an id that is named twice. */
  const arrange = async (db: QueryExecutor, userId: number, { ids, from }: RecordOrderBody): Promise<void> => {
    assertFieldsValid({ ids: new Set(ids).size < ids.length && 'duplicate' })
    await lockMember(db, userId)
    const items = await reader.list(db, userId)
    const current = items.map(({ id }) => id)
    const isSeen = from === undefined || from.join() === current.join()
    const isComplete = ids.length === current.length && ids.every((id) => current.includes(id))
    if (!isSeen || !isComplete) throw new ApiError('recordChanged', { data: { items } })
    await db.execute(sql`
      update ${table} set position = wanted.position
      from unnest(${`{${ids.join(',')}}`}::int[]) with ordinality as wanted (id, position)
      where ${table.id} = wanted.id and ${table.userId} = ${userId}`)
  }

  return { ...reader, add, change, remove, arrange }
}

/** What routes need of the records of a kind. */
export type MemberRecords<Body, Record> = {
  list: (db: QueryExecutor, userId: number) => Promise<Record[]>
  add: (db: QueryExecutor, userId: number, body: Body) => Promise<void>
  change: (
    db: QueryExecutor,
    userId: number,
    id: number,
    body: Body & { version?: number | undefined },
  ) => Promise<void>
  remove: (db: QueryExecutor, userId: number, id: number) => Promise<void>
  arrange: (db: QueryExecutor, userId: number, body: RecordOrderBody) => Promise<void>
}
