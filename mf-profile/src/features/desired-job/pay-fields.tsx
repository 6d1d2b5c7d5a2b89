import { countries } from '@jobspan/shared-kit/contracts/locales'
import { Grid, NativeSelect, Text, TextField } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { FieldGroup } from '../../profile-completion/field-group.tsx'
import type { FieldBinding } from '../../profile-completion/use-draft-form.ts'
import { type JobField, parseAmount } from './job-preference-form.ts'

const currencies = [...new Set(countries.map(({ currency }) => currency as string))].toSorted()
const periods = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const

/** What the member wants to earn. What was typed is said back as jobs say it, so that a nought too many is seen. */
export function PayFields({ field }: { field: (name: JobField) => FieldBinding }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const [min, max] = [parseAmount(field('salary_min').value), parseAmount(field('salary_max').value)]
  const period = periods.find((each) => each === field('salary_period').value) ?? 'MONTH'
  const isWhole = Number.isFinite(min) && Number.isFinite(max) && min <= max
  return (
    <FieldGroup label={t('job.pay')}>
      <Grid columns={2}>
        <TextField
          label={t('job.payMin')}
          inputMode="numeric"
          direction="ltr"
          autoComplete="off"
          {...field('salary_min')}
        />
        <TextField
          label={t('job.payMax')}
          inputMode="numeric"
          direction="ltr"
          autoComplete="off"
          {...field('salary_max')}
        />
      </Grid>
      <Grid columns={2}>
        <NativeSelect
          label={t('job.currency')}
          {...field('currency')}
          options={currencies.map((currency) => ({ value: currency, label: currency }))}
        />
        <NativeSelect
          label={t('job.period')}
          {...field('salary_period')}
          options={periods.map((value) => ({ value, label: t(`per.${value}`) }))}
        />
      </Grid>
      <Text size={15} tone="soft" numeric>
        <span role="status">
          {isWhole ? format.salary({ min, max, currency: field('currency').value, period }) : t('job.payHint')}
        </span>
      </Text>
    </FieldGroup>
  )
}
