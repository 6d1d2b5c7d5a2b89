import { toCleanLine } from '@jobspan/shared-kit/contracts/platform/invisible-characters'
import type { Education, EducationBody } from '@jobspan/shared-kit/contracts/profile/educations'
import { recordKinds } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import { NativeSelect, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { ListItem } from '../../profile/use-profile-and-lists.ts'
import { toSelectOptions } from '../../profile-completion/select-options.ts'
import { DraftEditor } from '../../records/draft-editor.tsx'
import {
  getFutureMonthErrors,
  RecordFields,
  type TimeField,
  toSchoolPeriodBody,
  toSchoolPeriodForm,
  useShowPeriod,
} from '../../records/record-fields.tsx'
import { useFieldLabel } from '../../records/use-field-label.ts'
import { useRecordForm } from '../../records/use-record-form.ts'
import { loadEducationContract } from './load-education-contract.ts'

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
  field_of_study: toCleanLine(form.field_of_study) || null,
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
  const showPeriod = useShowPeriod()
  const form = useRecordForm<EducationField, Education>({
    kind: 'educations',
    draft: 'education',
    known,
    loadContract: loadEducationContract,
    toForm,
    toBody: bodyOf,
    check: (values) => getFutureMonthErrors(values, t('records.toCome')),
    rules: { end: t('records.endFirst') },
    invalid: { start: t('records.month'), end: t('records.month') },
    onDone,
  })
  const labelOf = useFieldLabel()
  const label = (name: string) => labelOf('educations', name)
  const labels = Object.fromEntries(Object.keys(recordKinds.educations.fields).map((name) => [name, label(name)]))
  const showValue = (name: EducationField, value: string) =>
    name === 'degree_id' ? (degrees.find(({ id }) => String(id) === value)?.value ?? '') : showPeriod(name, value)
  return (
    <DraftEditor form={form} labels={labels} showValue={showValue} onDone={onDone}>
      <TextField label={label('school_name')} {...form.field('school_name')} />
      <NativeSelect
        label={label('degree_id')}
        {...form.field('degree_id')}
        placeholder={t('form.choose')}
        options={toSelectOptions(degrees)}
      />
      <TextField label={label('field_of_study')} optional {...form.field('field_of_study')} />
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
