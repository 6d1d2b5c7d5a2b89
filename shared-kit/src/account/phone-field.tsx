import type { CountryKey } from '@jobspan/shared-kit/contracts/locales'
import { NativeSelect, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { type SmsCountry, smsCountries } from './calling-codes.ts'
import { loadPhoneNumbers, type PhoneNumbers, parseWithoutMetadata } from './phone-numbers.ts'

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

const findPlace = (key: string): SmsCountry => {
  const place = smsCountries.find((each) => each.key === key) ?? smsCountries[0]
  if (!place) throw new Error('text messages go nowhere')
  return place
}

/** The number rules once they are here. `onLoaded` is told in the same turn, so that nothing is shown twice. */
const usePhoneNumbers = (onLoaded: (numbers: PhoneNumbers) => void) => {
  const [numbers, setNumbers] = useState<PhoneNumbers>()
  const tell = useRef(onLoaded)
  tell.current = onLoaded
  useEffect(() => {
    let isThere = true
    loadPhoneNumbers().then(
      (loaded) => {
        if (!isThere) return
        setNumbers(loaded)
        tell.current(loaded)
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
  const [place, setPlace] = useState(() => findPlace(props.country))
  const [text, setText] = useState(value)
  const said = useRef({ number: value, country: place.key })

  const tell = (number: string, country: CountryKey) => {
    if (number === said.current.number && country === said.current.country) return
    said.current = { number, country }
    onChange(number, country)
  }
  const say = (typed: string, where: SmsCountry, rules: PhoneNumbers | undefined) =>
    tell(rules ? rules.read(typed, where) : parseWithoutMetadata(typed, where), where.key)

  /** A whole number with its country, pasted or from before, picks the country and stands there as written at home. */
  const tidy = (rules: PhoneNumbers | undefined) => {
    const { number } = said.current
    if (!rules || number === '') return
    const written = rules.format(number)
    const home = smsCountries.find(({ code }) => code === written.code)
    if (!home) return
    setPlace(home)
    setText(written.text)
    tell(number, home.key)
  }

  const numbers = usePhoneNumbers((rules) => {
    say(text, place, rules)
    tidy(rules)
  })

  const example = numbers?.example(place)
  return (
    <Row>
      <NativeSelect
        label={t('phone.country')}
        autoComplete="tel-country-code"
        value={place.key}
        disabled={props.disabled}
        options={smsCountries.map(({ key, calling }) => ({
          value: key,
          label: `${leftToRight(`+${calling}`)} ${t(`country.${key}`)}`,
        }))}
        onChange={({ target }) => {
          const next = findPlace(target.value)
          setPlace(next)
          say(text, next, numbers)
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
          say(target.value, place, numbers)
        }}
        onBlur={() => {
          tidy(numbers)
          props.onBlur?.()
        }}
      />
    </Row>
  )
}
