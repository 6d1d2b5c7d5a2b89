import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import type { Head, PageContext, PageQuery } from '@jobspan/shared-kit/remote'
import { useSearchParams } from '@jobspan/shared-kit/routing'
import { AboutYouStep } from '../features/about-you/about-you-step.tsx'
import { DesiredJobStep } from '../features/desired-job/desired-job-step.tsx'
import { QuickUpload } from '../features/resumes/quick-upload.tsx'
import { configListQuery } from '../profile/config-list-query.ts'
import { profileQuery } from '../profile/profile-query.ts'
import { useProfileAndLists } from '../profile/use-profile-and-lists.ts'
import { CompletionLayout } from '../profile-completion/completion-layout.tsx'
import { useCompletionFlow } from '../profile-completion/resume-flags.ts'
import { StepSkeleton } from '../profile-completion/step-skeleton.tsx'
import { stepAt } from '../profile-completion/steps.ts'
import { type Completion, useCompletion } from '../profile-completion/use-completion.ts'

const aboutLists = ['locations', 'xp_lvls', 'notice_period_lists'] as const
const jobLists = ['locations', 'job_types', 'industry_lists'] as const

const About = ({ completion }: { completion: Completion }) => (
  <QueryBoundary query={useProfileAndLists(aboutLists)} skeleton={<StepSkeleton rows={4} />}>
    {({ profile, lists }) => (
      <AboutYouStep
        completion={completion}
        profile={profile}
        lists={lists}
        intro={<QuickUpload resumes={profile.resumes} flow={completion.flow} />}
      />
    )}
  </QueryBoundary>
)
const Job = ({ completion }: { completion: Completion }) => (
  <QueryBoundary query={useProfileAndLists(jobLists)} skeleton={<StepSkeleton rows={4} />}>
    {({ profile, lists }) => <DesiredJobStep completion={completion} profile={profile} lists={lists} />}
  </QueryBoundary>
)

/** `/jobseeker-complete-profile`: the first two steps of completing a profile (docs/product-rules.md#five-steps). */
export const Page = () => {
  const [search] = useSearchParams()
  const step = stepAt(search)
  const completion = useCompletion(step, useCompletionFlow())
  return (
    <CompletionLayout completion={completion}>
      {step === 'about' ? <About completion={completion} /> : <Job completion={completion} />}
    </CompletionLayout>
  )
}

export const queries = ({ api, locale, search }: PageContext): PageQuery[] => [
  { options: profileQuery(api) },
  ...(stepAt(search) === 'about' ? aboutLists : jobLists).map((name) => ({
    options: configListQuery(api, locale.language, name),
  })),
]

export const head = ({ search, t }: PageContext): Head => ({
  title: t('complete.head', { step: t(`complete.step.${stepAt(search)}`) }),
  robots: 'noindex',
})
