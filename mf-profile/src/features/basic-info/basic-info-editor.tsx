import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { MemberFacts, Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { Grid, NativeSelect, RadioGroup, Stack, TextField } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { isNameMissing, NameFields } from '../../account/name-fields.tsx'
import { useUpdateSessionUser } from '../../account/use-update-session-user.ts'
import { formFields } from '../../form-fields.ts'
import type { ListName } from '../../profile/config-list-query.ts'
import { profileLimits } from '../../profile/profile-limits.ts'
import { profileQuery } from '../../profile/profile-query.ts'
import { type Lists, useLists } from '../../profile/use-profile-and-lists.ts'
import { DateField } from '../../profile-completion/date-field.tsx'
import { FieldGroup } from '../../profile-completion/field-group.tsx'
import { PlaceSelects } from '../../profile-completion/place-selects.tsx'
import { toSelectOptions } from '../../profile-completion/select-options.ts'
import { today } from '../../profile-completion/today.ts'
import { useDraftForm } from '../../profile-completion/use-draft-form.ts'
import { useUpdateProfileCache } from '../../profile-completion/use-update-profile-cache.ts'
import { useValidationMessages } from '../../profile-completion/use-validation-messages.ts'
import { DraftEditor } from '../../records/draft-editor.tsx'
import { EditorSkeleton } from '../../records/editor-skeleton.tsx'
import { type BasicField, checkBasicInfo, saveBasicInfo, toBasicForm, withFacts } from './basic-info-form.ts'
import { hasIncompleteRight } from './work-rights.ts'
import { WorkRightsFields } from './work-rights-fields.tsx'

const listNames = [
  'locations',
  'xp_lvls',
  'notice_period_lists',
  'nationality_lists',
  'work_permit_lists',
  'job_seeker_type_lists',
] as const
type BasicLists = Lists<(typeof listNames)[number]>
const statuses = ['active', 'open', 'closed'] as const
/** Years that the lists of birth, and of a first job, go back; years ahead in which somebody may become available. */
const maxAge = 100
const workingYears = 60
const yearsAhead = 2

type Props = { profile: Profile; onDone: () => void }

/** Changes who the member is, where they are, when they could begin, and where they may work. */
export function BasicInfoEditor(props: Props) {
  return (
    <QueryBoundary query={useLists(listNames)} skeleton={<EditorSkeleton rows={8} />}>
      {(lists) => <BasicInfoForm lists={lists} {...props} />}
    </QueryBoundary>
  )
}

const useBasicInfoForm = ({ profile, lists, onDone }: Props & { lists: BasicLists }) => {
  const t = useTranslations('mf-profile')
  const { api, locale, queryClient } = usePlatform()
  const updateSessionUser = useUpdateSessionUser()
  const writeProfile = useUpdateProfileCache()
  const toFieldMessages = useValidationMessages()
  const tooYoung = t('about.tooYoung', { age: profileLimits.minAgeYears })
  const values = toBasicForm(profile, lists.locations, locale.country)
  return useDraftForm<BasicField, Awaited<ReturnType<typeof saveBasicInfo>>>({
    draft: 'basic',
    fields: formFields.updateMe,
    values,
    version: profile.facts.version,
    readCurrent: (data) => {
      const facts = data as MemberFacts
      return { values: withFacts(values, facts, lists.locations, locale.country), version: facts.version }
    },
    validate: async (typed) => {
      const names = (['first_name', 'last_name'] as const).filter((part) =>
        isNameMissing(part, typed[part], profile.user),
      )
      return {
        ...(typed.working_since > today().slice(0, 7) && { working_since: t('records.toCome') }),
        ...(hasIncompleteRight(typed.work_eligibility) && { work_eligibility: t('manage.basic.rightIncomplete') }),
        ...toFieldMessages<BasicField>(typed, await checkBasicInfo(typed), {
          required: [...names, 'location_id'] satisfies BasicField[],
          invalid: {
            date_of_birth: t('about.birthInvalid'),
            available_from: t('about.birthInvalid'),
            working_since: t('records.month'),
          },
        }),
      }
    },
    rejectedMessages: { date_of_birth: tooYoung, work_eligibility: t('manage.basic.rightTwice') },
    save: (typed, version) => saveBasicInfo(api, typed, profile, version),
    onSaved: ({ user, facts }) => {
      writeProfile((known) => ({ facts: { ...known.facts, ...facts } }))
      updateSessionUser(user)
      // The answer does not tell the facts' version.
      void queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey })
      onDone()
    },
  })
}

const listOf: Partial<Record<BasicField, ListName>> = {
  location_id: 'locations',
  nationality_id: 'nationality_lists',
  xp_lvl_id: 'xp_lvls',
  notice_period_id: 'notice_period_lists',
  job_seeker_type_id: 'job_seeker_type_lists',
}

function BasicInfoForm(props: Props & { lists: BasicLists }) {
  const { lists } = props
  const t = useTranslations('mf-profile')
  const format = useFormat()
  const form = useBasicInfoForm(props)
  const { field, set, values } = form
  const labels = {
    location_id: t('about.location'),
    nationality_id: t('manage.basic.nationality'),
    date_of_birth: t('about.birth'),
    home_address: t('manage.basic.home'),
    xp_lvl_id: t('about.experience'),
    working_since: t('manage.basic.since'),
    notice_period_id: t('about.notice'),
    available_from: t('manage.basic.from'),
    job_seeking_status: t('about.status'),
    job_seeker_type_id: t('manage.basic.seekerType'),
  }
  const showValue = (name: BasicField, value: string): string => {
    const list = listOf[name]
    if (value === '') return ''
    if (list) return lists[list as keyof BasicLists].find(({ id }) => String(id) === value)?.value ?? ''
    if (name === 'job_seeking_status') return t(`status.${value}.label`)
    if (name === 'working_since') return format.date(`${value}-01`, 'month')
    return name === 'date_of_birth' || name === 'available_from' ? format.date(value, 'long') : value
  }
  return (
    <DraftEditor form={form} labels={labels} showValue={showValue} onDone={props.onDone}>
      <Stack gap={32}>
        <FieldGroup label={t('manage.basic.person')}>
          <Grid columns={2}>
            <NameFields field={field} />
          </Grid>
          <DateField
            label={labels.date_of_birth}
            optional
            hint={t('about.birthHint', { age: profileLimits.minAgeYears })}
            error={form.error('date_of_birth')}
            parts={['day', 'month', 'year']}
            years={{
              from: new Date().getFullYear() - profileLimits.minAgeYears,
              to: new Date().getFullYear() - maxAge,
            }}
            value={values.date_of_birth}
            onChange={(value) => set('date_of_birth', value)}
          />
          <NativeSelect
            label={labels.nationality_id}
            optional
            {...field('nationality_id')}
            placeholder={t('form.choose')}
            options={toSelectOptions(lists.nationality_lists)}
          />
        </FieldGroup>
        <PlaceFields form={form} lists={lists} />
        <AvailabilityFields form={form} lists={lists} labels={labels} />
        <WorkRightsFields
          value={values.work_eligibility}
          error={form.error('work_eligibility')}
          lists={lists}
          onChange={(value) => set('work_eligibility', value)}
        />
      </Stack>
    </DraftEditor>
  )
}

type FormProps = { form: ReturnType<typeof useBasicInfoForm>; lists: BasicLists }

function PlaceFields({ form, lists }: FormProps) {
  const t = useTranslations('mf-profile')
  return (
    <FieldGroup label={t('manage.basic.where')}>
      <PlaceSelects form={form} locations={lists.locations} />
      <TextField
        label={t('manage.basic.home')}
        optional
        autoComplete="street-address"
        hint={t('manage.basic.homeHint')}
        {...form.field('home_address')}
      />
    </FieldGroup>
  )
}

function AvailabilityFields({
  form: { field, set, values, error },
  lists,
  labels,
}: FormProps & { labels: Partial<Record<BasicField, string>> }) {
  const t = useTranslations('mf-profile')
  const thisYear = new Date().getFullYear()
  return (
    <FieldGroup label={t('manage.basic.work')}>
      <RadioGroup
        label={t('about.status')}
        name="job_seeking_status"
        value={values.job_seeking_status}
        error={error('job_seeking_status')}
        options={statuses.map((value) => ({
          value,
          label: t(`status.${value}.label`),
          detail: t(`status.${value}.detail`),
        }))}
        onChange={(value) => set('job_seeking_status', value)}
      />
      <Grid columns={2}>
        {(['notice_period_id', 'xp_lvl_id', 'job_seeker_type_id'] as const).map((name) => (
          <NativeSelect
            key={name}
            label={labels[name] ?? ''}
            optional={name === 'job_seeker_type_id'}
            {...field(name)}
            placeholder={t('form.choose')}
            options={toSelectOptions(lists[listOf[name] as keyof BasicLists])}
          />
        ))}
      </Grid>
      <DateField
        label={t('manage.basic.from')}
        optional
        hint={t('manage.basic.fromHint')}
        error={error('available_from')}
        parts={['day', 'month', 'year']}
        years={{ from: thisYear, to: thisYear + yearsAhead }}
        value={values.available_from}
        onChange={(value) => set('available_from', value)}
      />
      <DateField
        label={t('manage.basic.since')}
        optional
        error={error('working_since')}
        parts={['month', 'year']}
        years={{ from: thisYear, to: thisYear - workingYears }}
        value={values.working_since}
        onChange={(value) => set('working_since', value)}
      />
    </FieldGroup>
  )
}
