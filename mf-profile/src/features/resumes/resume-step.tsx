import type { Profile } from '@jobspan/shared-kit/contracts/profile/profile'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { ReactNode } from 'react'
import { StepLayout } from '../../profile-completion/step-layout.tsx'
import type { Completion } from '../../profile-completion/use-completion.ts'
import { ResumeList } from './resume-list.tsx'

/** Step 5: up to three resumes, none of which is asked for. */
export function ResumeStep({
  completion,
  profile,
  foot,
}: {
  completion: Completion
  profile: Profile
  /** To the end; not while a file is on its way. */
  foot: (isBusy: boolean) => ReactNode
}) {
  const t = useTranslations('mf-profile')
  return (
    <StepLayout completion={completion} user={profile.user} lead={t('resume.lead')}>
      <ResumeList resumes={profile.resumes} returnTo={completion.pathOf('resume')} foot={foot} />
    </StepLayout>
  )
}
