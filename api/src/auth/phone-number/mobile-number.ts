import { mobileFormatCodes } from '@jobspan/shared-kit/contracts/members/phone'
import {
  type Country,
  type CountryKey,
  countries,
  findCountry,
  findLanguage,
  isSmsAllowed,
} from '@jobspan/shared-kit/contracts/platform/locales'
import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  Metadata,
  type NumberingPlan,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/mobile'
import examples from 'libphonenumber-js/mobile/examples'
import { ApiError } from '../../platform/errors/api-error.ts'

type TextCountry = Country & { code: CountryCode }

const textCountries = countries.filter((country): country is Country & TextCountry => isSmsAllowed(country.key))

/** Islands on British networks, under its numbering plan and country code. */
const ofBritain = new Set<string | undefined>(['GG', 'JE', 'IM'])

/**
 * A mobile number in E.164 as it is stored and compared, a trunk zero that people type along (`+44 0…`) dropped. Throws the
 * country's own code, 41348 to 41415, where it is no mobile number there; 40009 where no text messages go to the country.
 *
 * @param visitorCountry the country that was picked, or where the visitor is: of those that share a calling code, the one that a number is meant
 *   for which belongs to none yet
 */
export const requireMobileNumber = (text: string, visitorCountry: CountryKey): string => {
  const number = parsePhoneNumberFromString(text)
  const isMobile = number?.isValid() ?? false
  const code = ofBritain.has(number?.country) ? 'GB' : number?.country
  // A number that is not valid belongs to no country yet; its country code still tells which one was meant.
  const country =
    textCountries.find((each) => each.code === code) ??
    (isMobile ? undefined : countryByCallingCode(number?.countryCallingCode, visitorCountry))
  if (!country) throw new ApiError('smsCountryUnsupported')
  if (!number || !isMobile) throw mobileFormatError(country)
  return number.number
}

/** As {@link requireMobileNumber} for what was typed into a form, maybe without its country; as it was typed where it is no number. */
export const normalizePhoneNumber = (text: string, country: CountryKey): string => {
  const code = findCountry(country)?.code ?? undefined
  const number = parsePhoneNumberFromString(text, code as CountryCode | undefined)
  return number?.isValid() ? number.number : text
}

const countryByCallingCode = (callingCode: string | undefined, visitorCountry: CountryKey): TextCountry | undefined => {
  const candidates = textCountries.filter(({ code }) => getCountryCallingCode(code) === callingCode)
  return candidates.find(({ key }) => key === visitorCountry) ?? candidates[0]
}

/** What the library's own types leave out of a numbering plan. */
type MobilePlan = NumberingPlan & { type: (type: 'MOBILE') => { possibleLengths: () => number[] } | undefined }

/** Says country, prefix and count of digits (docs/product-rules.md#mobile-format-codes), and an example. */
const mobileFormatError = ({ key, code }: TextCountry): ApiError => {
  const metadata = new Metadata()
  metadata.selectNumberingPlan(code)
  const lengths = (metadata.numberingPlan as MobilePlan | undefined)?.type('MOBILE')?.possibleLengths() ?? []
  return new ApiError('mobileFormat', {
    code: mobileFormatCodes[key] ?? 0,
    fields: { phone_num: ['mobile number of the country'] },
    messageParameters: (language) => {
      const intl = findLanguage(language)?.intl ?? 'en'
      return {
        country: new Intl.DisplayNames(intl, { type: 'region', style: 'short' }).of(code) ?? code,
        prefix: `+${getCountryCallingCode(code)}`,
        digits: new Intl.ListFormat(intl, { type: 'disjunction' }).format(lengths.map(String)),
        example: getExampleNumber(code, examples)?.formatInternational() ?? '',
      }
    },
  })
}
