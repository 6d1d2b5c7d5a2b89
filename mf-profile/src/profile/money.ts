import { onlyDigits } from '@jobspan/shared-features/account'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'

/** The currencies of the site's countries, by their ISO 4217 codes. */
export const currencies = [...new Set(countries.map(({ currency }) => currency as string))].toSorted()

/** An amount as people type it, such as `4,000`, `4.000,00` or `４０００`; NaN where there are letters in it, a minus or a range, or no figure at all. */
export const parseAmount = (typed: string): number => {
  const digits = onlyDigits(typed.trim().replace(/[.,٫]\d{1,2}$/, ''))
  return digits === '' || /[\p{L}\p{Pd}−~]/u.test(typed) ? Number.NaN : Number(digits)
}
