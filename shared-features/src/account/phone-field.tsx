import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { NativeSelect, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { loadPhoneNumbers, type PhoneNumbers, parseWithoutMetadata } from './phone-numbers.ts'
import { type SmsCountry, smsCountries } from './sms-countries.ts'

/** One above the other where a country's name would be cut off beside the number. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: start;

  > :first-child {
    flex: 2 1 12rem;
  }

  > :last-child {
    flex: 3 1 10rem;
  }
`

/** U+2066 and U+2069: a plus sign stays before its digits in a text that runs from right to left. */
const leftToRight = (text: string) => `\u2066${text}\u2069`

const findCountry = (key: string): SmsCountry => {
  const country = smsCountries.find((each) => each.key === key) ?? smsCountries[0]
  if (!country) throw new Error('text messages go nowhere')
  return country
}

/** The number rules once they are here. `onLoaded` is called in the same tick, so that nothing is rendered twice. */
const usePhoneNumbers = (onLoaded: (numbers: PhoneNumbers) => void) => {
  const [numbers, setNumbers] = useState<PhoneNumbers>()
  const onLoadedRef = useRef(onLoaded)
  onLoadedRef.current = onLoaded
  useEffect(() => {
    let isThere = true
    loadPhoneNumbers().then(
      (loaded) => {
        if (!isThere) return
        setNumbers(loaded)
        onLoadedRef.current(loaded)
      },
      // The field works without: calling code and digits, and the API knows the rules too.
      () => undefined,
    )
    return () => {
      isThere = false
    }
  }, [])
  return numbers
}

type PhoneFieldProps = {
  label: string
  hint?: string
  error?: string
  value: string
  onChange(e164: string, country: CountryKey): void
  onBlur?(): void
  country: CountryKey
  disabled?: boolean
  name?: string
}

/**
 * A mobile number: country and number beside each other. `value` and `onChange` speak E.164, such as +6581234567, or are empty;
 * `onChange` names the country that is picked as well, since a number that is not whole may be of several. Only countries that
 * text messages go to can be picked (docs/product-rules.md#countries-with-text-messages); `country` is the one to begin with.
 */
export function PhoneField(props: PhoneFieldProps) {
  const t = useTranslations('kit')
  const { onChange, value } = props
  const [country, setCountry] = useState(() => findCountry(props.country))
  const [text, setText] = useState(value)
  const emitted = useRef({ number: value, country: country.key })

  const emitChange = (number: string, country: CountryKey) => {
    if (number === emitted.current.number && country === emitted.current.country) return
    emitted.current = { number, country }
    onChange(number, country)
  }
  const emitTyped = (typed: string, where: SmsCountry, rules: PhoneNumbers | undefined) =>
    emitChange(rules ? rules.read(typed, where) : parseWithoutMetadata(typed, where), where.key)

  /** A whole number with its country, pasted or from before, picks the country and is there as written at home. */
  const tidy = (rules: PhoneNumbers | undefined) => {
    const { number } = emitted.current
    if (!rules || number === '') return
    const written = rules.format(number)
    const home = smsCountries.find(({ code }) => code === written.code)
    if (!home) return
    setCountry(home)
    setText(written.text)
    emitChange(number, home.key)
  }

  const numbers = usePhoneNumbers((rules) => {
    emitTyped(text, country, rules)
    tidy(rules)
  })

  const example = numbers?.example(country)
  return (
    <Row>
      <NativeSelect
        label={t('phone.country')}
        autoComplete="tel-country-code"
        value={country.key}
        disabled={props.disabled}
        options={smsCountries.map(({ key, calling }) => ({
          value: key,
          label: `${leftToRight(`+${calling}`)} ${t(`country.${key}`)}`,
        }))}
        onChange={({ target }) => {
          const next = findCountry(target.value)
          setCountry(next)
          emitTyped(text, next, numbers)
        }}
      />
      <TextField
        label={props.label}
        hint={props.hint ?? (example ? t('phone.example', { number: leftToRight(example) }) : undefined)}
        error={props.error}
        name={props.name ?? 'phone_num'}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={24}
        value={text}
        disabled={props.disabled}
        onChange={({ target }) => {
          setText(target.value)
          emitTyped(target.value, country, numbers)
        }}
        onBlur={() => {
          tidy(numbers)
          props.onBlur?.()
        }}
      />
    </Row>
  )
}
