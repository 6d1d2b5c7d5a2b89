import { FormDialog } from '@jobspan/shared-features/dialogs/form-dialog'
import type { JobAlert, JobAlertCriteria, JobAlertFrequency } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { workArrangements } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import {
  Checkbox,
  CheckboxGroup,
  Chip,
  Grid,
  Inline,
  NativeSelect,
  RadioGroup,
  Stack,
  Text,
  TextField,
} from '@jobspan/shared-kit/design'
import { useFormRefusal } from '@jobspan/shared-kit/hooks/use-form-refusal'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { formFields } from '../../form-fields.ts'
import { CriteriaSelect } from './criteria-select.tsx'
import { type AlertChange, alertPreviewQuery } from './job-alerts-api.ts'
import { type CriteriaList, useCriteriaLabels } from './use-criteria-labels.ts'

/** What can be added here; what else the alert looks for stays as it is, and can be removed. */
const addable = [
  'main_functions',
  'job_types',
  'xp_lvls',
  'degrees',
  'industries',
  'company_sizes',
  'financing_stages',
  'benefits',
] as const satisfies CriteriaList[]
/** What has a field of its own here, and so no chip. */
const ownFields = ['location', 'country', 'salary_from', 'salary_to', 'is_company_verified', ...workArrangements]
const amounts = ['salary_from', 'salary_to'] as const
const previewDelayMs = 400
const frequencies = ['daily', 'weekly'] as const

type Props = {
  alert: JobAlert
  open: boolean
  change: (change: AlertChange) => Promise<unknown>
  onClose: () => void
}

/** Changes what an alert looks for and how often it comes, and shows what it would have sent last week. */
export function EditAlertDialog({ alert, open, change, onClose }: Props) {
  const t = useTranslations('mf-profile')
  const toErrorMessage = useErrorMessage()
  const [criteria, setCriteria] = useState<JobAlertCriteria>(alert.criteria)
  const [frequency, setFrequency] = useState<JobAlertFrequency>(alert.frequency)
  const save = useMutation({
    mutationFn: () => change({ kind: 'update', id: alert.id, criteria: trimmed(criteria), frequency }),
    onSuccess: onClose,
  })
  const refusal = useFormRefusal()(save.error, formFields.updateJobAlert, toErrorMessage)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      width="wide"
      title={t('alerts.editTitle')}
      summary={refusal.summary}
      submitLabel={t('save')}
      isPending={save.isPending}
      gap={24}
      onSubmit={() => save.mutate()}
    >
      <TextField
        label={t('alerts.keywords')}
        maxLength={200}
        value={criteria.query ?? ''}
        error={refusal.fields.query}
        onChange={({ target }) => setCriteria({ ...criteria, query: target.value })}
      />
      <TextField
        label={t('alerts.location')}
        maxLength={200}
        value={criteria.location ?? ''}
        error={refusal.fields.location}
        onChange={({ target }) => setCriteria({ ...criteria, location: target.value })}
      />
      <CountrySelect
        value={criteria.country ?? alert.country}
        // Places are those of one country.
        onChange={(country) => setCriteria(({ job_locations: _, ...rest }) => ({ ...rest, country }))}
      />
      <CriteriaFields criteria={criteria} errors={refusal.fields} onChange={setCriteria} />
      <RadioGroup
        name="frequency"
        label={t('alerts.howOften')}
        value={frequency}
        onChange={(value) => setFrequency(value as JobAlertFrequency)}
        error={refusal.fields.frequency}
        options={frequencies.map((value) => ({ value, label: t(`alerts.frequency.${value}`) }))}
      />
      <Preview criteria={criteria} />
    </FormDialog>
  )
}

/** The filters of an alert, beside what and where it searches. */
function CriteriaFields({
  criteria,
  errors,
  onChange,
}: {
  criteria: JobAlertCriteria
  errors: ReturnType<ReturnType<typeof useFormRefusal>>['fields']
  onChange: (criteria: JobAlertCriteria) => void
}) {
  const t = useTranslations('mf-profile')
  const { locale } = usePlatform()
  const format = useFormat()
  const labels = (useCriteriaLabels(criteria) ?? []).filter(({ key }) => !ownFields.includes(key))
  const setFlag = (isOn: boolean) => {
    const { is_company_verified: _, ...rest } = criteria
    onChange(isOn ? { ...rest, is_company_verified: true } : rest)
  }
  return (
    <>
      {labels.length > 0 && (
        <Inline as="ul" gap={8} label={t('alerts.filters')}>
          {labels.map((each) => (
            <li key={each.key}>
              <Chip label={each.label} onRemove={() => onChange(each.without)} />
            </li>
          ))}
        </Inline>
      )}
      <Stack gap={16}>
        {addable.map((name) => (
          <CriteriaSelect key={name} name={name} criteria={criteria} onChange={onChange} />
        ))}
        <CheckboxGroup
          name="arrangements"
          label={t('job.arrangement')}
          value={criteria.arrangements ?? []}
          options={workArrangements.map((value) => ({ value, label: t(`arrangement.${value}`) }))}
          onChange={(values) => onChange(withArrangements(criteria, values))}
        />
        <Grid columns={2}>
          {amounts.map((name) => (
            <TextField
              key={name}
              label={t(`alerts.amount.${name}`, { currency: format.currencySign(locale.currency) })}
              inputMode="numeric"
              direction="ltr"
              value={criteria[name]?.toString() ?? ''}
              error={errors[name]}
              onChange={({ target }) => onChange(withAmount(criteria, name, target.value))}
            />
          ))}
        </Grid>
        <Checkbox
          label={t('alerts.verified')}
          checked={criteria.is_company_verified ?? false}
          onChange={(event) => setFlag(event.currentTarget.checked)}
        />
      </Stack>
    </>
  )
}

const withArrangements = ({ arrangements: _, ...rest }: JobAlertCriteria, values: string[]): JobAlertCriteria => {
  const chosen = workArrangements.filter((each) => values.includes(each))
  return chosen.length > 0 ? { ...rest, arrangements: chosen } : rest
}

const maxDigits = 12

const withAmount = (criteria: JobAlertCriteria, name: (typeof amounts)[number], text: string): JobAlertCriteria => {
  const { [name]: _, ...rest } = criteria
  const digits = text.replace(/\D/g, '').slice(0, maxDigits)
  return digits === '' ? rest : { ...rest, [name]: Number(digits) }
}

const CountrySelect = ({ value, onChange }: { value: string; onChange: (country: string) => void }) => {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const named = countries.flatMap(({ key, code }) =>
    code ? [{ value: key as string, label: format.region(code) }] : [],
  )
  return (
    <NativeSelect
      label={t('place.country')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={[
        { value: 'all', label: t('alerts.worldwide') },
        ...named.toSorted((one, other) => one.label.localeCompare(other.label)),
      ]}
    />
  )
}

/** Empty texts ask for nothing. */
const trimmed = ({ query = '', location = '', ...rest }: JobAlertCriteria): JobAlertCriteria => ({
  ...rest,
  ...(toCleanLine(query) === '' ? {} : { query: toCleanLine(query) }),
  ...(toCleanLine(location) === '' ? {} : { location: toCleanLine(location) }),
})

const Preview = ({ criteria }: { criteria: JobAlertCriteria }) => {
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const { api } = usePlatform()
  const [settled, setSettled] = useState(criteria)
  // Asked for once nothing was typed for a moment.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(criteria), previewDelayMs)
    return () => clearTimeout(timer)
  }, [criteria])
  const preview = useQuery(alertPreviewQuery(api, trimmed(settled)))
  return (
    <div role="status">
      <Text tone="soft">
        {preview.data &&
          (preview.data.total === 0
            ? t(preview.data.has_open_jobs === false ? 'alerts.previewNoMatch' : 'alerts.previewNone')
            : t('alerts.preview', {
                count: preview.data.total,
                number: format.count(preview.data.total, preview.data.is_total_approximate),
              }))}
      </Text>
    </div>
  )
}
