import { maxExpectedYears } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'

type DatedTable = { id: PgColumn; startMonth: PgColumn; endMonth: PgColumn }

/** What goes on first, then the latest. Months compare as text. */
export const latestFirst = ({ id, startMonth, endMonth }: DatedTable): SQL =>
  sql`${endMonth} desc nulls first, ${startMonth} desc, ${id} desc`

const fourteenHours = 14 * 60 * 60_000
const latestMonth = (): string => new Date(Date.now() + fourteenHours).toISOString().slice(0, 7)

/** Whether a month is still to come even where the calendar is the furthest on (UTC+14): what has begun where a member is, has begun here. */
export const isMonthInFuture = (month: string | null | undefined): boolean => month != null && month > latestMonth()

/** Refuses (422) months that are still to come (docs/product-rules.md#start-before-end). */
export const assertMonthsPast = ({ start, end }: { start: string; end: string | null }): void =>
  assertFieldsValid({ start: isMonthInFuture(start) && 'in_future', end: isMonthInFuture(end) && 'in_future' })

/** Whether a month is further ahead than a graduation can be expected. */
export const isBeyondExpected = (month: string | null | undefined): boolean => {
  const [year = '', rest = ''] = latestMonth().split('-')
  return month != null && month > `${Number(year) + maxExpectedYears}-${rest}`
}

/** Refuses (422) a school that begins in a month still to come, or ends further ahead than a graduation can be expected. */
export const assertSchoolMonths = ({ start, end }: { start: string; end: string | null }): void =>
  assertFieldsValid({ start: isMonthInFuture(start) && 'in_future', end: isBeyondExpected(end) && 'in_future' })
