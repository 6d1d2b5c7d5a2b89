import { Inline, RadioGroup, Stack, Text, TextField } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { payRangeLabel } from './active-filters.ts'
import type { GroupProps } from './group-props.ts'
import { useFilterTexts } from './use-filter-texts.ts'

const customRange = 'own'

/** Digits in any script, with or without separators. */
const parseAmount = (text: string): number | null => {
  const digits = text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace(/\D/g, '')
  return digits === '' ? null : Math.min(Number(digits), 1e12)
}

/** Pay by the usual ranges, or from and to as typed, in the currency of the visitor's country. */
export const PayFields = ({ draft, options, facets, onChange }: GroupProps) => {
  const tFilter = useFilterTexts()
  const format = useFormat()
  const { currency } = usePlatform().locale
  const ranges = options.salary_ranges
  const chosen = ranges.find((range) => range.from === draft.salary_from && range.to === draft.salary_to)
  const isUseful = (range: (typeof ranges)[number]) =>
    range === chosen || facets === undefined || (facets.salary_ranges[range.id] ?? 0) > 0
  const isAny = draft.salary_from === null && draft.salary_to === null
  return (
    <Stack gap={12}>
      <RadioGroup
        label={tFilter('filter.salary')}
        labelHidden
        options={[
          { value: '', label: tFilter('filter.anyPay') },
          ...ranges.filter(isUseful).map((range) => ({
            value: String(range.id),
            label: payRangeLabel(range, currency, { tFilter, format }),
            count: facets && format.number(facets.salary_ranges[range.id] ?? 0),
          })),
        ]}
        value={isAny ? '' : chosen ? String(chosen.id) : customRange}
        onChange={(value) => {
          const range = ranges.find((entry) => String(entry.id) === value)
          onChange({ salary_from: range?.from ?? null, salary_to: range?.to ?? null })
        }}
      />
      <Inline gap={12} wrap={false} align="end">
        <TextField
          label={tFilter('filter.payFromLabel', { currency: format.currencySign(currency) })}
          inputMode="numeric"
          maxLength={13}
          value={draft.salary_from === null ? '' : String(draft.salary_from)}
          onChange={(event) => onChange({ salary_from: parseAmount(event.currentTarget.value) })}
        />
        <TextField
          label={tFilter('filter.payToLabel', { currency: format.currencySign(currency) })}
          inputMode="numeric"
          maxLength={13}
          value={draft.salary_to === null ? '' : String(draft.salary_to)}
          onChange={(event) => onChange({ salary_to: parseAmount(event.currentTarget.value) })}
        />
      </Inline>
      <Text size={13} tone="soft">
        {tFilter('filter.payHint')}
      </Text>
    </Stack>
  )
}
