import { z } from 'zod/mini'
import { cleanLine } from '../platform/clean-text.ts'
import type { CountryKey } from '../platform/locales.ts'

/**
 * A number in E.164: plus, country code, at most 15 digits (ITU-T E.164; docs/product-rules.md#phone-number-e164). Whether the
 * country's rules allow it, and whether text messages go there, the API says by its codes 41348 to 41415.
 */
export const phoneNumber = z.string().check(cleanLine(), z.regex(/^\+[1-9]\d{4,14}$/, 'not_a_phone_number'))

/**
 * Which code says that a number is no mobile number of a country. The range is fixed and the countries are not
 * (docs/product-rules.md#mobile-format-codes), so they have it in the order of the country list, for those that text messages go
 * to; a country that joins takes the next.
 */
export const mobileFormatCodes: Partial<Record<CountryKey, number>> = {
  jp: 41348,
  ph: 41349,
  sg: 41350,
  my: 41351,
  id: 41352,
  hk: 41353,
  tw: 41354,
  us: 41355,
  gb: 41356,
  ca: 41357,
  br: 41358,
  tr: 41359,
  ng: 41360,
  sa: 41361,
  ae: 41362,
  lk: 41363,
  es: 41364,
}
