import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { onlyDigits } from './only-digits.ts'
import type { SmsCountry } from './sms-countries.ts'

type Rules = typeof import('libphonenumber-js/mobile')
type Examples = typeof import('libphonenumber-js/mobile/examples')['default']

/** The number rules of every country; large, so they come when a number is asked for. */
export type PhoneNumbers = {
  /** What was typed as E.164; a number that no rule fits is put together as typed, so that the API says what is wrong with it. */
  read(text: string, country: SmsCountry): string
  /** The way a number is written in its own country, and that country's alpha-2 code. */
  format(e164: string): { text: string; code: string | undefined }
  /** A mobile number such as there are in a country. */
  example(country: SmsCountry): string | undefined
}

/** Without the rules: calling code and digits, without the zeros that are dialled inside a country only. */
export const parseWithoutMetadata = (typed: string, { calling }: SmsCountry): string => {
  const text = toCleanLine(typed)
  const digits = onlyDigits(text)
  if (digits === '') return ''
  return /^[+＋]/.test(text) ? `+${digits}` : `+${calling}${digits.replace(/^0+/, '')}`
}

const numbersOf = ({ parsePhoneNumberFromString, getExampleNumber }: Rules, examples: Examples): PhoneNumbers => ({
  read(text, country) {
    const parsed = parsePhoneNumberFromString(toCleanLine(text), country.code)
    return parsed?.isPossible() ? parsed.number : parseWithoutMetadata(text, country)
  },
  format(e164) {
    const parsed = parsePhoneNumberFromString(e164)
    return { text: parsed?.formatNational() ?? e164, code: parsed?.country }
  },
  example: ({ code }) => getExampleNumber(code, examples)?.formatNational(),
})

let loading: Promise<PhoneNumbers> | undefined

/** Fetches the rules once; a failure may be tried again. */
export const loadPhoneNumbers = (): Promise<PhoneNumbers> => {
  loading ??= Promise.all([
    import(/* webpackChunkName: "phone-numbers" */ 'libphonenumber-js/mobile'),
    import(/* webpackChunkName: "phone-numbers" */ 'libphonenumber-js/mobile/examples'),
  ]).then(
    ([rules, examples]) => numbersOf(rules, examples.default),
    (reason) => {
      loading = undefined
      throw reason
    },
  )
  return loading
}
