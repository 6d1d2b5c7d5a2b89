import { color, Field, type FieldProps, NativeSelect, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { type DatePart, dateOrder, datePartOptions, splitDate, toDateText } from './date-parts.ts'

/** A day needs less room than a year, which some languages write a letter behind, and beside a year the whole name of a month most. */
const shares = {
  short: { day: '1fr', month: '1.25fr', year: '1.25fr' },
  long: { day: '1fr', month: '1.3fr', year: '1fr' },
} as const

const Parts = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  gap: ${space[8]};

  &[data-invalid] select {
    border-color: ${color.danger};
  }
`

/** Day, month and year, or month and year, each from a list, in the order in which the language writes them. `value` is ISO 8601. */
export function DateField(
  props: Pick<FieldProps, 'label' | 'hint' | 'error' | 'optional'> & {
    parts: readonly DatePart[]
    /** Years to choose from, in their order. */
    years: { from: number; to: number }
    value: string
    onChange: (value: string) => void
  },
) {
  const t = useTranslations('mf-profile')
  const { locale } = usePlatform()
  const { parts, years } = props
  const { from, to } = years
  const wanted = parts.join()
  const months = parts.includes('day') ? 'short' : 'long'
  const lists = useMemo(
    () =>
      dateOrder(locale)
        .filter((part) => wanted.includes(part))
        .map((part) => ({ part, options: datePartOptions(part, locale, from, to, months) })),
    [locale, wanted, from, to, months],
  )
  const chosen = splitDate(props.value)
  return (
    <Field
      {...props}
      render={(control) => (
        <Parts
          $columns={lists.map(({ part }) => shares[months][part]).join(' ')}
          role="group"
          aria-label={props.label}
          aria-describedby={control['aria-describedby']}
          data-invalid={control['aria-invalid']}
        >
          {lists.map(({ part, options }, at) => (
            <NativeSelect
              key={part}
              id={at === 0 ? control.id : undefined}
              label={t(`date.${part}`)}
              labelHidden
              placeholder={t(`date.${part}`)}
              options={options}
              value={chosen[part]}
              onChange={(event) => props.onChange(toDateText({ ...chosen, [part]: event.currentTarget.value }, parts))}
            />
          ))}
        </Parts>
      )}
    />
  )
}
