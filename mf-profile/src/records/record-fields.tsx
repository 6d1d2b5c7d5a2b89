import { toCleanText } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { maxExpectedYears } from '@jobspan/shared-kit/contracts/profile/profile-constants'
import { Checkbox, Grid, TextField } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { profileLimits } from '../profile/profile-limits.ts'
import { DateField } from '../profile-completion/date-field.tsx'
import { today } from '../profile-completion/today.ts'
import type { FieldBinding, FieldMessages } from '../profile-completion/use-draft-form.ts'

export type TimeField = 'start' | 'end' | 'is_current' | 'description'

/** A tick, as forms of texts keep it. */
const ticked = 'yes'
/** Years that a working life takes. */
const life = 60

/** The times and the words of a record as its form begins. */
export const toPeriodForm = (
  known: { start: string; end: string | null; description: string | null } | undefined,
): Record<TimeField, string> => ({
  start: known?.start ?? '',
  end: known?.end ?? '',
  is_current: known && known.end === null ? ticked : '',
  description: known?.description ?? '',
})

export const toPeriodBody = ({ start, end, is_current, description }: Record<TimeField, string>) => ({
  start,
  end: is_current ? null : end,
  description: toCleanText(description) || null,
})

/** The same of a school, of which a student knows when they expect to graduate. */
export const toSchoolPeriodForm = (known: Parameters<typeof toPeriodForm>[0]): Record<TimeField, string> => {
  const isExpected = known?.end != null && isToCome(known.end)
  return { ...toPeriodForm(known), ...(isExpected && { is_current: ticked }) }
}

export const toSchoolPeriodBody = (form: Record<TimeField, string>) => ({
  ...toPeriodBody(form),
  end: form.is_current ? form.end || null : form.end,
})

const isToCome = (month: string) => month > today().slice(0, 7)

/** Nobody has begun, or ended, in a month that is still to come where they are; `text` says so. */
export const getFutureMonthErrors = (
  { start, end, is_current }: Record<TimeField, string>,
  text: string,
): FieldMessages<TimeField> => {
  return { ...(isToCome(start) && { start: text }), ...(!is_current && isToCome(end) && { end: text }) }
}

/** A time of a form as readers know it; texts stay as they are. */
export const useShowPeriod = () => {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  return (name: string, value: string): string => {
    if (name !== 'start' && name !== 'end') return value
    if (value === '') return name === 'end' ? t('records.now') : ''
    return format.date(`${value}-01`, 'month')
  }
}

/** From when to when, whether it goes on, and a description. */
export function RecordFields({
  field,
  set,
  currentLabel,
  expectedLabel,
  descriptionHint,
}: {
  field: (name: TimeField) => FieldBinding
  set: (name: TimeField, value: string) => void
  /** Says that it goes on. */
  currentLabel: string
  /** Names the end of what goes on, where somebody can know it; without it there is none. */
  expectedLabel?: string
  descriptionHint: string
}) {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const thisYear = new Date().getFullYear()
  const isCurrent = field('is_current').value === ticked
  const used = toCleanText(field('description').value).length
  const month = (name: 'start' | 'end', expected?: string) => (
    <DateField
      label={expected ?? t(`records.${name}`)}
      error={field(name).error}
      optional={expected !== undefined}
      parts={['month', 'year']}
      years={
        expected === undefined
          ? { from: thisYear, to: thisYear - life }
          : { from: thisYear, to: thisYear + maxExpectedYears }
      }
      value={field(name).value}
      onChange={(value) => set(name, value)}
    />
  )
  return (
    <>
      <Checkbox
        label={currentLabel}
        checked={isCurrent}
        onChange={(event) => {
          set('is_current', event.currentTarget.checked ? ticked : '')
          // An end that was is no end that is expected.
          if (expectedLabel) set('end', '')
        }}
      />
      <Grid columns={2}>
        {month('start')}
        {isCurrent ? expectedLabel && month('end', expectedLabel) : month('end')}
      </Grid>
      <TextField
        label={t('records.description')}
        optional
        rows={4}
        hint={
          used > 0
            ? t('records.used', { used: format.count(used), max: format.count(profileLimits.maxDescriptionLength) })
            : descriptionHint
        }
        {...field('description')}
      />
    </>
  )
}
