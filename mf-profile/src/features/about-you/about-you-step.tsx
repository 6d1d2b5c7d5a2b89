import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { Grid, NativeSelect, RadioGroup } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import type { ReactNode } from 'react'
import { isNameMissing, NameFields } from '../../account/name-fields.tsx'
import { useUpdateSessionUser } from '../../account/use-update-session-user.ts'
import { formFields } from '../../form-fields.ts'
import { profileLimits } from '../../profile/profile-limits.ts'
import type { Lists } from '../../profile/use-profile-and-lists.ts'
import { DateField } from '../../profile-completion/date-field.tsx'
import { PlaceSelects } from '../../profile-completion/place-selects.tsx'
import { toSelectOptions } from '../../profile-completion/select-options.ts'
import { StepActions } from '../../profile-completion/step-actions.tsx'
import { StepForm } from '../../profile-completion/step-form.tsx'
import { StepLayout } from '../../profile-completion/step-layout.tsx'
import type { Completion } from '../../profile-completion/use-completion.ts'
import { useDraftForm } from '../../profile-completion/use-draft-form.ts'
import { useUpdateProfileCache } from '../../profile-completion/use-update-profile-cache.ts'
import { useValidationMessages } from '../../profile-completion/use-validation-messages.ts'
import { type AboutField, aboutFormOf, checkAbout, isTooYoung, saveAbout } from './about-form.ts'

/** Years that the list of birth goes back. */
const maxAge = 100

const { minAgeYears: minAge } = profileLimits
const statuses = ['active', 'open', 'closed'] as const
const asked: readonly AboutField[] = ['country', 'location_id', 'xp_lvl_id', 'notice_period_id', 'job_seeking_status']

type Props = {
  completion: Completion
  profile: Profile
  lists: Lists<'locations' | 'xp_lvls' | 'notice_period_lists'>
  /** Stands above the form: another way than typing. */
  intro?: ReactNode
}

const useAboutForm = ({ completion, profile, lists }: Props) => {
  const t = useTranslations('mf-profile')
  const { api, locale, navigate } = usePlatform()
  const updateSessionUser = useUpdateSessionUser()
  const writeProfile = useUpdateProfileCache()
  const toFieldMessages = useValidationMessages()
  const { user } = profile
  const tooYoung = t('about.tooYoung', { age: minAge })

  return useDraftForm<AboutField, Awaited<ReturnType<typeof saveAbout>>>({
    draft: 'about',
    fields: formFields.updateMe,
    values: aboutFormOf(profile, lists.locations, locale.country),
    validate: async (values) => {
      const names = (['first_name', 'last_name'] as const).filter((part) => isNameMissing(part, values[part], user))
      const messages = toFieldMessages(values, await checkAbout(values), {
        required: [...names, ...asked],
        invalid: { date_of_birth: t('about.birthInvalid') },
      })
      const isYoung = messages.date_of_birth === undefined && (await isTooYoung(values.date_of_birth))
      return isYoung ? { ...messages, date_of_birth: tooYoung } : messages
    },
    save: (values) => saveAbout(api, values, profile),
    rejectedMessages: { date_of_birth: tooYoung },
    onSaved: (answer) => {
      writeProfile((known) => ({ facts: { ...known.facts, ...answer.facts } }))
      updateSessionUser(answer.user)
      return navigate(completion.pathOf('job'))
    },
  })
}

/** Step 1: who the member is, where they live, and when they could begin. */
export function AboutYouStep({ completion, profile, lists, intro }: Props) {
  const t = useTranslations('mf-profile')
  const form = useAboutForm({ completion, profile, lists })
  const { values, field, set, error } = form
  const thisYear = new Date().getFullYear()
  return (
    <StepLayout completion={completion} user={profile.user} lead={t('about.lead')}>
      {intro}
      <StepForm ref={form.element} label={t('complete.step.about')} onSubmit={form.submit}>
        <Grid columns={2}>
          <NameFields field={field} />
        </Grid>
        <PlaceSelects form={form} locations={lists.locations} />
        <Grid columns={2}>
          <NativeSelect
            label={t('about.experience')}
            {...field('xp_lvl_id')}
            placeholder={t('form.choose')}
            options={toSelectOptions(lists.xp_lvls)}
          />
          <NativeSelect
            label={t('about.notice')}
            {...field('notice_period_id')}
            placeholder={t('form.choose')}
            options={toSelectOptions(lists.notice_period_lists)}
          />
        </Grid>
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
        <DateField
          label={t('about.birth')}
          optional
          hint={t('about.birthHint', { age: minAge })}
          error={error('date_of_birth')}
          parts={['day', 'month', 'year']}
          years={{ from: thisYear - minAge, to: thisYear - maxAge }}
          value={values.date_of_birth}
          onChange={(value) => set('date_of_birth', value)}
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
