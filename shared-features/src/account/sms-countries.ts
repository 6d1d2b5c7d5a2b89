import { type Country, countries, isSmsAllowed } from '@jobspan/shared-kit/contracts/platform/locales'

/** Country calling codes (ITU-T E.164) of the countries that text messages go to; known before the number rules are loaded. */
const callingCodes: Partial<Record<Country['key'], string>> = {
  jp: '81',
  ph: '63',
  sg: '65',
  my: '60',
  id: '62',
  hk: '852',
  tw: '886',
  us: '1',
  gb: '44',
  ca: '1',
  br: '55',
  tr: '90',
  ng: '234',
  sa: '966',
  ae: '971',
  lk: '94',
  es: '34',
}

/** A country that a one-time code can be texted to. `code` is ISO 3166-1 alpha-2. */
export type SmsCountry = { key: Country['key']; code: NonNullable<Country['code']>; calling: string }

/** The picker's list: only countries where text messages are allowed (docs/product-rules.md#countries-with-text-messages). */
export const smsCountries: readonly SmsCountry[] = countries.flatMap(({ key, code }) => {
  const calling = callingCodes[key]
  return isSmsAllowed(key) && code && calling ? [{ key, code, calling }] : []
})
