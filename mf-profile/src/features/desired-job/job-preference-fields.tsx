import { NativeSelect, RadioGroup, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useRef } from 'react'
import { getBrowserTimeZone } from '../../account/time-zones.ts'
import { getOnlyLocationId, toSelectOptions } from '../../profile-completion/select-options.ts'
import { getCurrency, type JobField } from './job-preference-form.ts'
import { JobTitleField } from './job-title-field.tsx'
import { LocationFields, RemoteWorkFields } from './location-fields.tsx'
import { PayFields } from './pay-fields.tsx'
import type { JobLists, useJobPreferenceForm } from './use-job-preference-form.ts'

const arrangements = ['on_site', 'hybrid', 'remote'] as const
type Arrangement = (typeof arrangements)[number]

/** The questions about the job that is looked for. */
export function JobPreferenceFields({
  form,
  lists,
  isKnown,
  whyNot,
}: {
  form: ReturnType<typeof useJobPreferenceForm>
  lists: JobLists
  /** It was saved before: its currency is chosen, and does not follow the country. */
  isKnown: boolean
  /** Why a workplace cannot be chosen. */
  whyNot?: (arrangement: Arrangement) => string | undefined
}) {
  const t = useTranslations('mf-profile')
  const { values, field, set, error } = form
  const isCurrencyChosen = useRef(isKnown)
  const isRemote = values.work_arrangement === 'remote'

  const arrange = (arrangement: string) => {
    set('work_arrangement', arrangement)
    if (arrangement === 'remote' && values.work_timezone === '') set('work_timezone', getBrowserTimeZone())
  }
  const moveTo = (country: string) => {
    set('country', country)
    set('location_id', getOnlyLocationId(lists.locations, country))
    if (!isCurrencyChosen.current) set('currency', getCurrency(country))
  }
  const setByHand = (name: JobField) => {
    const binding = field(name)
    if (name !== 'currency') return binding
    return {
      ...binding,
      onChange: (event: Parameters<typeof binding.onChange>[0]) => {
        isCurrencyChosen.current = true
        binding.onChange(event)
      },
    }
  }
  return (
    <>
      <JobTitleField
        value={values.job_title}
        error={error('job_title')}
        onChange={(title) => set('job_title', title)}
      />
      <Stack gap={16}>
        <RadioGroup
          label={t('job.arrangement')}
          name="work_arrangement"
          value={values.work_arrangement}
          error={error('work_arrangement')}
          options={arrangements.map((value) => {
            const detail = whyNot?.(value)
            return { value, label: t(`arrangement.${value}`), detail, disabled: detail !== undefined }
          })}
          onChange={arrange}
        />
        {isRemote ? (
          <RemoteWorkFields field={field} />
        ) : (
          <LocationFields field={field} places={lists.locations} onCountry={moveTo} />
        )}
      </Stack>
      <NativeSelect
        label={t('job.type')}
        {...field('job_type_id')}
        placeholder={t('form.choose')}
        options={toSelectOptions(lists.job_types)}
      />
      <PayFields field={setByHand} />
      <NativeSelect
        label={t('job.industry')}
        optional
        {...field('industry_id')}
        placeholder={t('job.anyIndustry')}
        options={toSelectOptions(lists.industry_lists)}
      />
    </>
  )
}
