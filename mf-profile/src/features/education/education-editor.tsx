import type { Education, EducationBody } from '@jobspan/shared-kit/contracts/educations'
import { NativeSelect, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import type { ListItem } from '../../profile/use-profile-and-lists.ts'
import { toSelectOptions } from '../../profile-completion/select-options.ts'
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
import { checkEducation, saveEducation } from './education-api.ts'

type EducationField = 'school_name' | 'degree_id' | 'field_of_study' | TimeField
type EducationForm = Record<EducationField, string>

const bodyOf = (form: EducationForm): EducationBody => ({
  school_name: form.school_name,
  degree_id: Number(form.degree_id),
  field_of_study: form.field_of_study.trim() || null,
  ...toPeriodBody(form),
})

/** Tells of a school, or changes what was told. */
export function EducationEditor({
  known,
  degrees,
  onDone,
}: {
  known: Education | undefined
  degrees: readonly ListItem[]
  onDone: () => void
}) {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const writeProfile = useUpdateProfileCache()
  const toFieldMessages = useValidationMessages()
  const intent = useIdempotencyKey()
  const form = useDraftForm<EducationField, Awaited<ReturnType<typeof saveEducation>>>({
    draft: `education.${known?.id ?? 'new'}`,
    values: {
      school_name: known?.school_name ?? '',
      degree_id: known ? String(known.degree_id) : '',
      field_of_study: known?.field_of_study ?? '',
      ...toPeriodForm(known),
    },
    validate: async (values) => ({
      ...getFutureMonthErrors(values, t('records.toCome')),
      ...toFieldMessages(values, await checkEducation(bodyOf(values)), {
        rules: { end: t('records.endFirst') },
        invalid: { start: t('records.month'), end: t('records.month') },
      }),
    }),
    save: (values) => saveEducation(api, bodyOf(values), known, intent.getKey(bodyOf(values))),
    onSaved: ({ items }) => {
      intent.done()
      writeProfile(() => ({ educations: items }))
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
      <TextField label={t('education.school')} {...form.field('school_name')} />
      <NativeSelect
        label={t('education.degree')}
        {...form.field('degree_id')}
        placeholder={t('form.choose')}
        options={toSelectOptions(degrees)}
      />
      <TextField label={t('education.field')} optional {...form.field('field_of_study')} />
      <RecordFields
        field={form.field}
        set={form.set}
        currentLabel={t('education.current')}
        descriptionHint={t('education.descriptionHint')}
      />
    </EditorForm>
  )
}
