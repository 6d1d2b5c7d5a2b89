import { useIdempotencyKey } from '@jobspan/shared-features/idempotency'
import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import type { JobPreference } from '@jobspan/shared-kit/contracts/profile/job-preferences'
import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { formFields } from '../../form-fields.ts'
import { configListQuery } from '../../profile/config-list-query.ts'
import type { Lists } from '../../profile/use-profile-and-lists.ts'
import { useDraftForm } from '../../profile-completion/use-draft-form.ts'
import { useUpdateProfileCache } from '../../profile-completion/use-update-profile-cache.ts'
import { useValidationMessages } from '../../profile-completion/use-validation-messages.ts'
import {
  isWithoutAmount,
  type JobField,
  type JobPreferenceForm,
  saveJobPreference,
  toJobPreferenceBody,
  toJobPreferenceForm,
  validateJobPreference,
} from './job-preference-form.ts'

const always: readonly JobField[] = ['job_title', 'work_arrangement', 'job_type_id']
const ofAmount: readonly JobField[] = ['salary_min', 'salary_max']
const ofRemote: readonly JobField[] = ['work_language', 'work_timezone']
const ofPlace: readonly JobField[] = ['country']

/** What cannot be left empty (docs/product-rules.md#form-messages). */
const getRequiredFields = ({ work_arrangement, salary_period }: JobPreferenceForm): readonly JobField[] => [
  ...always,
  ...(work_arrangement === 'remote' ? ofRemote : ofPlace),
  ...(isWithoutAmount(salary_period) ? [] : ofAmount),
]

export type JobLists = Lists<'locations' | 'job_types' | 'industry_lists'>

/** The form of a job preference: of the one that is known, or of another one. */
export const useJobPreferenceForm = ({
  draft,
  profile,
  known,
  lists,
  onSaved,
}: {
  draft: string
  profile: Profile
  known: JobPreference | undefined
  lists: JobLists
  onSaved: () => unknown
}) => {
  const t = useTranslations('mf-profile')
  const { api, locale, queryClient } = usePlatform()
  const writeProfile = useUpdateProfileCache()
  const toFieldMessages = useValidationMessages()
  const intent = useIdempotencyKey()
  const toForm = (preference: JobPreference | undefined) =>
    toJobPreferenceForm(preference, profile.facts, lists.locations, locale)

  const bodyOf = (values: JobPreferenceForm) => {
    const titles = queryClient.getQueryData(configListQuery(api, locale.language, 'function_titles').queryKey)
    return toJobPreferenceBody(values, titles ?? [], known)
  }
  return useDraftForm<JobField, Awaited<ReturnType<typeof saveJobPreference>>>({
    draft,
    fields: formFields.updateJobPreference,
    values: toForm(known),
    version: known?.version,
    readCurrent: (data) => {
      const current = data as JobPreference
      return { values: toForm(current), version: current.version }
    },
    validate: async (values) => {
      const messages = toFieldMessages(values, await validateJobPreference(bodyOf(values)), {
        required: getRequiredFields(values),
        rules: { salary_max: t('job.payOrder') },
        invalid: { salary_min: t('job.payFigures'), salary_max: t('job.payFigures') },
      })
      // What is empty is asked for by its name (docs/product-rules.md#form-messages).
      for (const name of getRequiredFields(values))
        if (messages[name] !== undefined && toCleanLine(values[name]) === '') messages[name] = t(`job.required.${name}`)
      return messages
    },
    save: (values, version) => {
      const body = bodyOf(values)
      return saveJobPreference(api, body, known, intent.getKey({ body, version }), version)
    },
    onSaved: ({ items }) => {
      intent.done()
      writeProfile(() => ({ preferences: items }))
      return onSaved()
    },
  })
}
