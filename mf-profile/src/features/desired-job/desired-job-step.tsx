import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { StepActions } from '../../profile-completion/step-actions.tsx'
import { StepForm } from '../../profile-completion/step-form.tsx'
import { StepLayout } from '../../profile-completion/step-layout.tsx'
import type { Completion } from '../../profile-completion/use-completion.ts'
import { JobPreferenceFields } from './job-preference-fields.tsx'
import { type JobLists, useJobPreferenceForm } from './use-job-preference-form.ts'

/** Step 2: the job that is looked for. Who said so before changes that, however often. */
export function DesiredJobStep({
  completion,
  profile,
  lists,
}: {
  completion: Completion
  profile: Profile
  lists: JobLists
}) {
  const t = useTranslations('mf-profile')
  const { navigate } = usePlatform()
  const [known] = profile.preferences
  const form = useJobPreferenceForm({
    draft: 'job',
    profile,
    known,
    lists,
    onSaved: () => navigate(completion.pathOf(completion.next ?? 'work')),
  })
  return (
    <StepLayout completion={completion} user={profile.user} lead={t('job.lead')}>
      <StepForm ref={form.element} label={t('complete.step.job')} onSubmit={form.submit}>
        <JobPreferenceFields form={form} lists={lists} isKnown={known !== undefined} />
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
