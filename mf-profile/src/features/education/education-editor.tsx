import type { Education, EducationBody } from '@jobspan/shared-kit/contracts/profile/educations'
import { NativeSelect, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { formFields } from '../../form-fields.ts'
import type { ListItem } from '../../profile/use-profile-and-lists.ts'
import { toSelectOptions } from '../../profile-completion/select-options.ts'
import { useDraftForm } from '../../profile-completion/use-draft-form.ts'
import { useIdempotencyKey, useUpdateProfileCache } from '../../profile-completion/use-profile-cache.ts'
import { useValidationMessages } from '../../profile-completion/use-validation-messages.ts'
import { DraftEditor } from '../../records/draft-editor.tsx'
import {
  getFutureMonthErrors,
  RecordFields,
  type TimeField,
  toSchoolPeriodBody,
  toSchoolPeriodForm,
  useShowPeriod,
} from '../../records/record-fields.tsx'
import { checkEducation, saveEducation } from './education-api.ts'

type EducationField = 'school_name' | 'degree_id' | 'field_of_study' | TimeField
type EducationForm = Record<EducationField, string>

const toForm = (known: Education | undefined): EducationForm => ({
  school_name: known?.school_name ?? '',
  degree_id: known ? String(known.degree_id) : '',
  field_of_study: known?.field_of_study ?? '',
  ...toSchoolPeriodForm(known),
})

const bodyOf = (form: EducationForm): EducationBody => ({
  school_name: form.school_name,
  degree_id: Number(form.degree_id),
  field_of_study: form.field_of_study.trim() || null,
  ...toSchoolPeriodBody(form),
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
  const showPeriod = useShowPeriod()
  const form = useDraftForm<EducationField, Awaited<ReturnType<typeof saveEducation>>>({
    draft: `education.${known?.id ?? 'new'}`,
    fields: formFields.updateEducation,
    values: toForm(known),
    version: known?.version,
    readCurrent: (data) => {
      const current = data as Education
      return { values: toForm(current), version: current.version }
    },
    validate: async (values) => ({
      ...getFutureMonthErrors(values, t('records.toCome')),
      ...toFieldMessages(values, await checkEducation(bodyOf(values)), {
        rules: { end: t('records.endFirst') },
        invalid: { start: t('records.month'), end: t('records.month') },
      }),
    }),
    save: (values, version) => {
      const body = bodyOf(values)
      return saveEducation(api, body, known, intent.getKey({ body, version }), version)
    },
    onSaved: ({ items }) => {
      intent.done()
      writeProfile(() => ({ educations: items }))
      onDone()
    },
  })
  const labels = {
    school_name: t('education.school'),
    degree_id: t('education.degree'),
    field_of_study: t('education.field'),
    start: t('records.start'),
    end: t('records.end'),
    description: t('records.description'),
  }
  const showValue = (name: EducationField, value: string) =>
    name === 'degree_id' ? (degrees.find(({ id }) => String(id) === value)?.value ?? '') : showPeriod(name, value)
  return (
    <DraftEditor form={form} labels={labels} showValue={showValue} onDone={onDone}>
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
        expectedLabel={t('education.expected')}
        descriptionHint={t('education.descriptionHint')}
      />
    </DraftEditor>
  )
}
