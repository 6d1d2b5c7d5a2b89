import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { isBeyondExpected, isMonthInFuture } from './future-months.ts'

type DatedTable = { id: PgColumn; startMonth: PgColumn; endMonth: PgColumn }

/** What goes on first, then the latest. Months compare as text. */
export const latestFirst = ({ id, startMonth, endMonth }: DatedTable): SQL =>
  sql`${endMonth} desc nulls first, ${startMonth} desc, ${id} desc`

/** Refuses (422) months that are still to come (docs/product-rules.md#start-before-end). */
export const assertMonthsPast = ({ start, end }: { start: string; end: string | null }): void =>
  assertFieldsValid({ start: isMonthInFuture(start) && 'in_future', end: isMonthInFuture(end) && 'in_future' })

/** Refuses (422) a school that begins in a month still to come, or ends further ahead than a graduation can be expected. */
export const assertSchoolMonths = ({ start, end }: { start: string; end: string | null }): void =>
  assertFieldsValid({ start: isMonthInFuture(start) && 'in_future', end: isBeyondExpected(end) && 'in_future' })
