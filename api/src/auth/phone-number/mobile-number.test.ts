import { describe, expect, test } from '@jest/globals'
import { mobileFormatCodes } from '@jobspan/shared-kit/contracts/members/phone'
import { type CountryKey, countries, isSmsAllowed, languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/mobile'
import examples from 'libphonenumber-js/mobile/examples'
import { ApiError, errorEnvelope } from '../../platform/errors/api-error.ts'
import { normalizePhoneNumber, requireMobileNumber } from './mobile-number.ts'

const refusal = (text: string, here: CountryKey = 'sg'): ApiError => {
  try {
    requireMobileNumber(text, here)
  } catch (error) {
    if (error instanceof ApiError) return error
  }
  throw new Error(`${text} was not refused`)
}

const textCountries = countries.filter(({ key }) => isSmsAllowed(key))

test('every country that text messages go to has a code of its own in the fixed range, and no other has', () => {
  const codes = Object.values(mobileFormatCodes)
  expect(Object.keys(mobileFormatCodes).toSorted()).toEqual(textCountries.map(({ key }) => key).toSorted())
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code >= 41348 && code <= 41415).toBe(true)
})

describe.each(textCountries.map(({ key, code }) => ({ key, code: code as CountryCode })))(
  'in $key',
  ({ key, code }) => {
    const number = getExampleNumber(code, examples)
    const valid = String(number?.number)

    test('a mobile number is taken in one form, however it is spaced', () => {
      expect(requireMobileNumber(valid, 'sg')).toBe(valid)
      expect(normalizePhoneNumber(String(number?.formatNational()), key)).toBe(valid)
      expect(normalizePhoneNumber(String(number?.formatInternational()), 'others')).toBe(valid)
    })

    test('one that is too long is refused by the country’s code, in words of every language', () => {
      // Canada's numbers are those of the United States until they are whole: nobody was ever told Canada's code.
      const error = refusal(`+${number?.countryCallingCode}0000000`, key)
      const expected = mobileFormatCodes[key]
      for (const language of languages) {
        const { code: actualCode, message, errors } = errorEnvelope(error, language.key)
        expect(actualCode).toBe(expected)
        expect(message).toContain(`+${number?.countryCallingCode}`)
        expect(message).not.toMatch(/[{}]/)
        expect(errors.error).toEqual([message])
      }
    })
  },
)

test('from elsewhere, a number that two countries could mean is the first one’s', () => {
  expect(errorEnvelope(refusal('+10000000', 'jp'), 'en-us').code).toBe(mobileFormatCodes.us)
})

test('the words name country, prefix and count of digits', () => {
  const { message } = errorEnvelope(refusal('+6561234567'), 'en-us')
  expect(message).toBe(
    "That isn't a valid mobile number (Singapore). Enter +65 and 8 digits, for example +65 8123 4567.",
  )
})

test.each(['+18095551234', '+38160123456', '+393331234567', '+870773111632', '+9991234567'])(
  'no text messages go to %s',
  (text) => {
    expect(refusal(text).reason).toBe('smsCountryUnsupported')
  },
)

test('a trunk zero that was typed along is dropped; British islands count as Britain', () => {
  expect(requireMobileNumber('+4407400123456', 'gb')).toBe('+447400123456')
  expect(requireMobileNumber('+447797712345', 'gb')).toBe('+447797712345')
})

test('what is no number stays as it was typed', () => {
  for (const text of ['12', 'ask me', '+']) expect(normalizePhoneNumber(text, 'sg')).toBe(text)
})
