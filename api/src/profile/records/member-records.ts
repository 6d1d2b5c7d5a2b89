import type { recordContract } from '@jobspan/shared-kit/contracts/profile/record-contract'
import { type RecordKind, recordKindOf } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import type { RecordOrderBody } from '@jobspan/shared-kit/contracts/profile/record-order'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod/mini'
import { validateOptionId } from '../../config/lists/validate-option-id.ts'
import type { QueryExecutor } from '../../platform/database/database.ts'
import { lockMember } from '../../platform/database/lock-member.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { createMemberListReader } from '../member-list.ts'
import { assertRecordVersion } from '../record-version.ts'

type RecordTable = PgTable & { id: PgColumn; userId: PgColumn; position: PgColumn; version: PgColumn }
type Contract = Pick<ReturnType<typeof recordContract>, 'body' | 'record'>
type BodyOf<Kind extends Contract> = z.output<Kind['body']>
type RecordOf<Kind extends Contract> = z.output<Kind['record']> & { id: number; version?: number | undefined }
type RowOf<Table extends RecordTable> = Table['$inferSelect']

type Definition<Table extends RecordTable, Kind extends Contract> = {
  kind: RecordKind
  contract: Kind
  table: Table
  /** How records are listed that the member did not put anywhere. */
  order: SQL
  /** The column of each field that is kept as it is sent. */
  columns: { [Field in keyof BodyOf<Kind> & string]?: keyof RowOf<Table> & string }
  /** Fields that are read from several columns, or not as they are kept. */
  toFields?: (row: RowOf<Table>) => Partial<RecordOf<Kind>>
  /** Columns that follow from what is sent. `current` is the record before the change; undefined for a new one. */
  toColumns?: (body: BodyOf<Kind>, current?: RecordOf<Kind>) => Partial<Table['$inferInsert']>
  /** Columns that say nothing to the member. */
  internalColumns?: PgColumn[]
  /** What a new record that was read of a resume has where nothing is told, beside null for what is not required. */
  defaults?: Partial<BodyOf<Kind>>
  /** The error of one more than there may be; else 40001. */
  limitError?: () => ApiError
  /** Refuses what is wrong with a body by itself, beside an id that is not in the field's list. */
  validate?: (body: BodyOf<Kind>) => void
  /** Refuses what is wrong with it beside the member's other records. */
  validateBeside?: (body: BodyOf<Kind>, others: RecordOf<Kind>[]) => void
}

/** Between the row of a record and what the member sends and reads. */
const createMapping = <Table extends RecordTable, Kind extends Contract>({
  kind,
  columns,
  toFields,
  toColumns,
  validate,
}: Definition<Table, Kind>) => {
  type Body = BodyOf<Kind>
  type Item = RecordOf<Kind>
  const { fields } = recordKindOf(kind)
  const fieldsAndColumns = Object.entries(columns) as [keyof Body & string, keyof RowOf<Table> & string][]
  return {
    toItem: (row: RowOf<Table>): Item =>
      ({
        id: row.id,
        ...Object.fromEntries(fieldsAndColumns.map(([field, column]) => [field, row[column]])),
        ...toFields?.(row),
        version: row.version,
      }) as Item,
    toValues: (body: Body, current?: Item) => ({
      ...Object.fromEntries(fieldsAndColumns.map(([field, column]) => [column, body[field]])),
      ...toColumns?.(body, current),
    }),
    assertValid(body: Body): void {
      validate?.(body)
      assertFieldsValid(
        Object.fromEntries(
          Object.entries(fields).map(([name, field]) => [
            name,
            typeof field === 'object' &&
              validateOptionId(field.list, body[name as keyof Body] as number | null | undefined),
          ]),
        ),
      )
    },
  }
}

/**
 * The records of one kind that members have. Changes lock the member, so that two that arrive at once see each other: run them in a
 * transaction. They throw 40004 where a record is not this member's. What a body leaves out stays in a change.
 */
export const createMemberRecords = <Table extends RecordTable, Kind extends Contract>(
  definition: Definition<Table, Kind>,
) => {
  type Body = BodyOf<Kind>
  const { kind, contract, table, order, internalColumns = [], defaults, limitError, validateBeside } = definition
  const { maxCount } = recordKindOf(kind)
  const { toItem, toValues, assertValid } = createMapping(definition)
  const reader = createMemberListReader(table, sql`${table.position} asc nulls first, ${order}`, toItem)
  const isOne = (userId: number, id: number) => and(eq(table.id, id), eq(table.userId, userId))

  /** Adds a record. Throws 40001 or the kind's own error where there are as many as there may be. */
  const add = async (db: QueryExecutor, userId: number, body: Body): Promise<void> => {
    assertValid(body)
    await lockMember(db, userId)
    const others = await reader.list(db, userId)
    if (others.length >= maxCount) {
      if (limitError) throw limitError()
      assertFieldsValid({ items: 'too_many' })
    }
    validateBeside?.(body, others)
    await db.insert(table).values({ ...toValues(body), userId } as never)
  }

  /** Changes a record. Throws 40026 with the record where `version` is not its current one. */
  const change = async (
    db: QueryExecutor,
    userId: number,
    id: number,
    { version, ...changes }: Body & { version?: number | undefined },
  ): Promise<void> => {
    const body = changes as unknown as Body
    assertValid(body)
    await lockMember(db, userId)
    const all = await reader.list(db, userId)
    const current = all.find((record) => record.id === id)
    if (!current) throw new ApiError('notFound')
    assertRecordVersion(current, version)
    validateBeside?.(
      body,
      all.filter((record) => record !== current),
    )
    await db
      .update(table)
      .set({ ...toValues(body, current), version: sql`${table.version} + 1` } as never)
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

  return { ...reader, table, contract, internalColumns, defaults, add, change, remove, arrange }
}

type Fields = Record<string, unknown>
export type AnyRecord = { id: number; version?: number | undefined } & Fields

/** The records of a kind, whichever it is. */
export type AnyMemberRecords = {
  table: RecordTable
  contract: ReturnType<typeof recordContract>
  internalColumns: PgColumn[]
  defaults: Fields | undefined
  select: (userId: number) => SQL
  read: (value: unknown) => AnyRecord[]
  list: (db: QueryExecutor, userId: number) => Promise<AnyRecord[]>
  add: (db: QueryExecutor, userId: number, body: Fields) => Promise<void>
  change: (
    db: QueryExecutor,
    userId: number,
    id: number,
    body: Fields & { version?: number | undefined },
  ) => Promise<void>
  remove: (db: QueryExecutor, userId: number, id: number) => Promise<void>
  arrange: (db: QueryExecutor, userId: number, body: RecordOrderBody) => Promise<void>
}
