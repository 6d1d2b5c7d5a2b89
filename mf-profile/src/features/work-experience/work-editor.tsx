import { recordKinds } from '@jobspan/shared-kit/contracts/profile/record-kinds'
import type { WorkExperience, WorkExperienceBody } from '@jobspan/shared-kit/contracts/profile/work-experiences'
import { Checkbox, Grid, NativeSelect, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { currencies, parseAmount } from '../../profile/money.ts'
import type { Lists } from '../../profile/use-profile-and-lists.ts'
import { toSelectOptions } from '../../profile-completion/select-options.ts'
import { DraftEditor } from '../../records/draft-editor.tsx'
import {
  getFutureMonthErrors,
  RecordFields,
  type TimeField,
  toPeriodBody,
  toPeriodForm,
  useShowPeriod,
} from '../../records/record-fields.tsx'
import { useFieldLabel } from '../../records/use-field-label.ts'
import { useRecordForm } from '../../records/use-record-form.ts'
import { loadWorkContract } from './load-work-contract.ts'

type WorkField = 'job_title' | 'company_name' | 'industry_id' | 'salary' | 'currency' | 'is_hidden' | TimeField
type WorkForm = Record<WorkField, string>

/** A tick, as forms of texts keep it. */
const ticked = 'yes'

const toForm = (known: WorkExperience | undefined, currency: string): WorkForm => ({
  job_title: known?.job_title ?? '',
  company_name: known?.company_name ?? '',
  industry_id: String(known?.industry_id ?? ''),
  salary: String(known?.salary?.amount ?? ''),
  currency: known?.salary?.currency ?? currency,
  is_hidden: known?.hide_from_company ? ticked : '',
  ...toPeriodForm(known),
})

/** What was not asked for is left out: it stays as it is. */
const bodyOf = (form: WorkForm, hasDetails: boolean): WorkExperienceBody => ({
  job_title: form.job_title,
  company_name: form.company_name,
  ...toPeriodBody(form),
  ...(hasDetails && {
    industry_id: form.industry_id === '' ? null : Number(form.industry_id),
    salary: form.salary.trim() === '' ? null : { amount: parseAmount(form.salary), currency: form.currency },
    hide_from_company: form.is_hidden === ticked,
  }),
})

type Props = {
  known: WorkExperience | undefined
  lists?: Lists<'industry_lists'>
  onDone: () => void
}

const useWorkForm = ({ known, lists, onDone }: Props) => {
  const t = useTranslations('mf-profile')
  const { locale } = usePlatform()
  return useRecordForm<WorkField, WorkExperience>({
    kind: 'work_experiences',
    draft: 'work',
    known,
    loadContract: loadWorkContract,
    toForm: (item) => toForm(item, locale.currency),
    toBody: (values) => bodyOf(values, lists !== undefined),
    check: (values) => getFutureMonthErrors(values, t('records.toCome')),
    rules: { end: t('records.endFirst') },
    invalid: { start: t('records.month'), end: t('records.month'), salary: t('job.payFigures') },
    onDone,
  })
}

/** Tells of a job, or changes what was told. With `lists` it asks for industry and pay, and whether the company may see it. */
export function WorkEditor(props: Props) {
  const { lists, onDone } = props
  const t = useTranslations('mf-profile')
  const showPeriod = useShowPeriod()
  const form = useWorkForm(props)
  const { field, set } = form
  const labelOf = useFieldLabel()
  const label = (name: string) => labelOf('work_experiences', name)
  const labels = {
    ...Object.fromEntries(Object.keys(recordKinds.work_experiences.fields).map((name) => [name, label(name)])),
    ...(lists && { industry_id: t('job.industry'), salary: t('manage.work.salary') }),
  }
  const showValue = (name: WorkField, value: string) =>
    name === 'industry_id'
      ? (lists?.industry_lists.find(({ id }) => String(id) === value)?.value ?? '')
      : showPeriod(name, value)
  return (
    <DraftEditor form={form} labels={labels} showValue={showValue} onDone={onDone}>
      <TextField label={label('job_title')} autoComplete="organization-title" {...field('job_title')} />
      <TextField label={label('company_name')} autoComplete="organization" {...field('company_name')} />
      {lists && (
        <NativeSelect
          label={t('job.industry')}
          optional
          {...field('industry_id')}
          placeholder={t('form.choose')}
          options={toSelectOptions(lists.industry_lists)}
        />
      )}
      <RecordFields
        field={field}
        set={set}
        currentLabel={t('work.current')}
        descriptionHint={t('work.descriptionHint')}
      />
      {lists && (
        <>
          <Grid columns={2}>
            <TextField
              label={t('manage.work.salary')}
              optional
              inputMode="numeric"
              direction="ltr"
              autoComplete="off"
              {...field('salary')}
            />
            <NativeSelect
              label={t('job.currency')}
              {...field('currency')}
              options={currencies.map((currency) => ({ value: currency, label: currency }))}
            />
          </Grid>
          <Checkbox
            label={t('manage.work.hide')}
            detail={t('manage.work.hideDetail')}
            checked={form.values.is_hidden === ticked}
            onChange={(event) => set('is_hidden', event.currentTarget.checked ? ticked : '')}
          />
        </>
      )}
    </DraftEditor>
  )
}
