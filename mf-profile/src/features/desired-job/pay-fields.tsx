import { Grid, NativeSelect, Text, TextField } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { currencies, parseAmount } from '../../profile/money.ts'
import { FieldGroup } from '../../profile-completion/field-group.tsx'
import type { FieldBinding } from '../../profile-completion/use-draft-form.ts'
import { isWithoutAmount, type JobField } from './job-preference-form.ts'

const periods = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const
const withoutAmount = ['NEGOTIABLE', 'UNPAID'] as const

/** What the member wants to earn. What was typed is said back as jobs say it, so that a nought too many is seen. */
export function PayFields({ field }: { field: (name: JobField) => FieldBinding }) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const [min, max] = [parseAmount(field('salary_min').value), parseAmount(field('salary_max').value)]
  const chosen = field('salary_period').value
  const period = periods.find((each) => each === chosen) ?? 'MONTH'
  const isWhole = Number.isFinite(min) && Number.isFinite(max) && min <= max
  const hasAmount = !isWithoutAmount(chosen)
  return (
    <FieldGroup label={t('job.pay')}>
      <Grid columns={2}>
        <NativeSelect
          label={t('job.period')}
          {...field('salary_period')}
          options={[...periods, ...withoutAmount].map((value) => ({ value, label: t(`per.${value}`) }))}
        />
        {hasAmount && (
          <NativeSelect
            label={t('job.currency')}
            {...field('currency')}
            options={currencies.map((currency) => ({ value: currency, label: currency }))}
          />
        )}
      </Grid>
      {hasAmount && (
        <>
          <Grid columns={2}>
            {(['salary_min', 'salary_max'] as const).map((name) => (
              <TextField
                key={name}
                label={t(name === 'salary_min' ? 'job.payMin' : 'job.payMax')}
                inputMode="numeric"
                direction="ltr"
                autoComplete="off"
                {...field(name)}
              />
            ))}
          </Grid>
          <Text size={15} tone="soft" numeric>
            <span role="status">
              {isWhole ? format.salary({ min, max, currency: field('currency').value, period }) : t('job.payHint')}
            </span>
          </Text>
        </>
      )}
    </FieldGroup>
  )
}
