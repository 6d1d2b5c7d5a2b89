import type { WorkExperience, WorkExperienceBody } from '@jobspan/shared-kit/contracts/work-experiences'
import { TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useDraftForm } from '../../profile-completion/use-draft-form.ts'
import { useIdempotencyKey, useUpdateProfileCache } from '../../profile-completion/use-profile-cache.ts'
import { useValidationMessages } from '../../profile-completion/use-validation-messages.ts'
import {
  getFutureMonthErrors,
  RecordFields,
  type TimeField,
  toPeriodBody,
  toPeriodForm,
} from '../../records/record-fields.tsx'
import { EditorForm } from '../../settings/editor-form.tsx'
import { checkWork, saveWork } from './work-api.ts'

type WorkField = 'job_title' | 'company_name' | TimeField
type WorkForm = Record<WorkField, string>

const bodyOf = (form: WorkForm): WorkExperienceBody => ({
  job_title: form.job_title,
  company_name: form.company_name,
  ...toPeriodBody(form),
})

/** Tells of a job, or changes what was told. */
export function WorkEditor({ known, onDone }: { known: WorkExperience | undefined; onDone: () => void }) {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const writeProfile = useUpdateProfileCache()
  const toFieldMessages = useValidationMessages()
  const intent = useIdempotencyKey()
  const form = useDraftForm<WorkField, Awaited<ReturnType<typeof saveWork>>>({
    draft: `work.${known?.id ?? 'new'}`,
    values: { job_title: known?.job_title ?? '', company_name: known?.company_name ?? '', ...toPeriodForm(known) },
    validate: async (values) => ({
      ...getFutureMonthErrors(values, t('records.toCome')),
      ...toFieldMessages(values, await checkWork(bodyOf(values)), {
        rules: { end: t('records.endFirst') },
        invalid: { start: t('records.month'), end: t('records.month') },
      }),
    }),
    save: (values) => saveWork(api, bodyOf(values), known, intent.getKey(bodyOf(values))),
    onSaved: ({ items }) => {
      intent.done()
      writeProfile(() => ({ work_experiences: items }))
      onDone()
    },
  })
  return (
    <EditorForm
      ref={form.element}
      submit={t('save')}
      busy={form.busy}
      wide
      errorMessage={form.errorMessage}
      onSubmit={form.submit}
      onCancel={() => {
        form.discardDraft()
        onDone()
      }}
    >
      <TextField label={t('work.title')} autoComplete="organization-title" {...form.field('job_title')} />
      <TextField label={t('work.company')} autoComplete="organization" {...form.field('company_name')} />
      <RecordFields
        field={form.field}
        set={form.set}
        currentLabel={t('work.current')}
        descriptionHint={t('work.descriptionHint')}
      />
    </EditorForm>
  )
}
