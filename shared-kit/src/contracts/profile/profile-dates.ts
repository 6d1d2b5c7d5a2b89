import { z } from 'zod/mini'

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** A day of the calendar, such as 2001-02-28 (RFC 3339 full-date). */
export const calendarDate = z
  .string()
  .check(z.regex(/^(19|20)\d\d-\d\d-\d\d$/, 'not_a_date'), z.refine(isDay, 'not_a_date'))
/** A month, such as 2019-04, as work and education begin and end. */
export const calendarMonth = z.string().check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'not_a_month'))

/** The youngest that members are, in years (docs/product-rules.md#minimum-age-16). */
export const minAge = 16
/** Whether somebody born on a day is old enough on another, both as {@link calendarDate}. */
export const isOfMinAge = (dateOfBirth: string, today: string): boolean =>
  `${Number(dateOfBirth.slice(0, 4)) + minAge}${dateOfBirth.slice(4)}` <= today
