import type { WorkExperience, WorkExperienceBody } from '@jobspan/shared-kit/contracts/profile/work-experiences'
import { Checkbox, Grid, NativeSelect, TextField } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { formFields } from '../../form-fields.ts'
import { currencies, parseAmount } from '../../profile/money.ts'
import type { Lists } from '../../profile/use-profile-and-lists.ts'
import { toSelectOptions } from '../../profile-completion/select-options.ts'
import { useDraftForm } from '../../profile-completion/use-draft-form.ts'
import { useIdempotencyKey, useUpdateProfileCache } from '../../profile-completion/use-profile-cache.ts'
import { useValidationMessages } from '../../profile-completion/use-validation-messages.ts'
import { DraftEditor } from '../../records/draft-editor.tsx'
import {
  getFutureMonthErrors,
  RecordFields,
  type TimeField,
  toPeriodBody,
  toPeriodForm,
  useShowPeriod,
} from '../../records/record-fields.tsx'
import { checkWork, saveWork } from './work-api.ts'

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
  const { api, locale } = usePlatform()
  const writeProfile = useUpdateProfileCache()
  const toFieldMessages = useValidationMessages()
  const intent = useIdempotencyKey()
  const hasDetails = lists !== undefined
  return useDraftForm<WorkField, Awaited<ReturnType<typeof saveWork>>>({
    draft: `work.${known?.id ?? 'new'}`,
    fields: formFields.updateWorkExperience,
    values: toForm(known, locale.currency),
    version: known?.version,
    readCurrent: (data) => {
      const current = data as WorkExperience
      return { values: toForm(current, locale.currency), version: current.version }
    },
    validate: async (values) => ({
      ...getFutureMonthErrors(values, t('records.toCome')),
      ...toFieldMessages(values, await checkWork(bodyOf(values, hasDetails)), {
        rules: { end: t('records.endFirst') },
        invalid: { start: t('records.month'), end: t('records.month'), salary: t('job.payFigures') },
      }),
    }),
    save: (values, version) => {
      const body = bodyOf(values, hasDetails)
      return saveWork(api, body, known, intent.getKey({ body, version }), version)
    },
    onSaved: ({ items }) => {
      intent.done()
      writeProfile(() => ({ work_experiences: items }))
      onDone()
    },
  })
}

/** Tells of a job, or changes what was told. With `lists` it asks for industry and pay, and whether the company may see it. */
export function WorkEditor(props: Props) {
  const { lists, onDone } = props
  const t = useTranslations('mf-profile')
  const showPeriod = useShowPeriod()
  const form = useWorkForm(props)
  const { field, set } = form
  const labels = {
    job_title: t('work.title'),
    company_name: t('work.company'),
    start: t('records.start'),
    end: t('records.end'),
    description: t('records.description'),
    ...(lists && { industry_id: t('job.industry'), salary: t('manage.work.salary') }),
  }
  const showValue = (name: WorkField, value: string) =>
    name === 'industry_id'
      ? (lists?.industry_lists.find(({ id }) => String(id) === value)?.value ?? '')
      : showPeriod(name, value)
  return (
    <DraftEditor form={form} labels={labels} showValue={showValue} onDone={onDone}>
      <TextField label={t('work.title')} autoComplete="organization-title" {...field('job_title')} />
      <TextField label={t('work.company')} autoComplete="organization" {...field('company_name')} />
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
