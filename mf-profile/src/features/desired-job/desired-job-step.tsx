import type { Profile } from '@jobspan/shared-kit/contracts/profile'
import { NativeSelect, RadioGroup, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useRef } from 'react'
import { getBrowserTimeZone } from '../../account/time-zones.ts'
import { configListQuery } from '../../profile/config-list-query.ts'
import type { Lists } from '../../profile/use-profile-and-lists.ts'
import { getOnlyLocationId, toSelectOptions } from '../../profile-completion/select-options.ts'
import { StepActions } from '../../profile-completion/step-actions.tsx'
import { StepForm } from '../../profile-completion/step-form.tsx'
import { StepLayout } from '../../profile-completion/step-layout.tsx'
import type { Completion } from '../../profile-completion/use-completion.ts'
import { useDraftForm } from '../../profile-completion/use-draft-form.ts'
import { useIdempotencyKey, useUpdateProfileCache } from '../../profile-completion/use-profile-cache.ts'
import { useValidationMessages } from '../../profile-completion/use-validation-messages.ts'
import {
  getCurrency,
  type JobField,
  type JobPreferenceForm,
  saveJobPreference,
  toJobPreferenceBody,
  toJobPreferenceForm,
  validateJobPreference,
} from './job-preference-form.ts'
import { JobTitleField } from './job-title-field.tsx'
import { LocationFields, RemoteWorkFields } from './location-fields.tsx'
import { PayFields } from './pay-fields.tsx'

const arrangements = ['on_site', 'hybrid', 'remote'] as const
const always: readonly JobField[] = ['job_title', 'work_arrangement', 'job_type_id', 'salary_min', 'salary_max']
const ofRemote: readonly JobField[] = ['work_language', 'work_timezone']

type Props = {
  completion: Completion
  profile: Profile
  lists: Lists<'locations' | 'job_types' | 'industry_lists'>
}

const useDesiredJobForm = ({ completion, profile, lists }: Props) => {
  const t = useTranslations('mf-profile')
  const { api, locale, navigate, queryClient } = usePlatform()
  const writeProfile = useUpdateProfileCache()
  const toFieldMessages = useValidationMessages()
  const intent = useIdempotencyKey()
  const known = profile.preferences[0]

  const bodyOf = (values: JobPreferenceForm) => {
    const titles = queryClient.getQueryData(configListQuery(api, locale.language, 'function_titles').queryKey)
    return toJobPreferenceBody(values, titles ?? [], known)
  }
  return useDraftForm<JobField, Awaited<ReturnType<typeof saveJobPreference>>>({
    draft: 'job',
    values: toJobPreferenceForm(profile, lists.locations, locale),
    validate: async (values) =>
      toFieldMessages(values, await validateJobPreference(bodyOf(values)), {
        required: values.work_arrangement === 'remote' ? [...always, ...ofRemote] : always,
        rules: { salary_max: t('job.payOrder') },
        invalid: { salary_min: t('job.payFigures'), salary_max: t('job.payFigures') },
      }),
    save: (values) => {
      const body = bodyOf(values)
      return saveJobPreference(api, body, known, intent.getKey(body))
    },
    onSaved: ({ items }) => {
      intent.done()
      writeProfile(() => ({ preferences: items }))
      return navigate(completion.pathOf('work'))
    },
  })
}

/** Step 2: the job that is looked for. Who said so before changes that, however often. */
export function DesiredJobStep({ completion, profile, lists }: Props) {
  const t = useTranslations('mf-profile')
  const form = useDesiredJobForm({ completion, profile, lists })
  const { values, field, set, error } = form
  const isCurrencyChosen = useRef(profile.preferences.length > 0)
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
    <StepLayout completion={completion} user={profile.user} lead={t('job.lead')}>
      <StepForm ref={form.element} label={t('complete.step.job')} onSubmit={form.submit}>
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
            options={arrangements.map((value) => ({ value, label: t(`arrangement.${value}`) }))}
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
        <StepActions
          completion={completion}
          label={t('complete.save')}
          busy={form.busy}
          errorMessage={form.errorMessage}
        />
      </StepForm>
    </StepLayout>
  )
}
