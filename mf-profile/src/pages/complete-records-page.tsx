import { QueryBoundary } from '@jobspan/shared-features/lists/query-boundary'
import { ButtonLink, EmptyState } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type Head, type PageContext, type PageQuery, usePlatform } from '@jobspan/shared-kit/remote'
import { useSearchParams } from '@jobspan/shared-kit/routing'
import { useState } from 'react'
import { EducationStep } from '../features/education/education-step.tsx'
import type { PendingDraft } from '../features/resume-reading/draft-review.tsx'
import { ReadResume } from '../features/resume-reading/read-resume.tsx'
import { UnaddedDialog } from '../features/resume-reading/unadded-dialog.tsx'
import { ResumeStep } from '../features/resumes/resume-step.tsx'
import { WorkStep } from '../features/work-experience/work-step.tsx'
import { configListQuery } from '../profile/config-list-query.ts'
import { profileQuery } from '../profile/profile-query.ts'
import { useProfileAndLists } from '../profile/use-profile-and-lists.ts'
import { CompletionLayout } from '../profile-completion/completion-layout.tsx'
import { setQuickUpload } from '../profile-completion/resume-flags.ts'
import { StepActions } from '../profile-completion/step-actions.tsx'
import { StepLayout } from '../profile-completion/step-layout.tsx'
import { StepSkeleton } from '../profile-completion/step-skeleton.tsx'
import { flowAt, isCompletionToken, stepAt } from '../profile-completion/steps.ts'
import { useCompleteProfile } from '../profile-completion/use-complete-profile.tsx'
import { type Completion, useCompletion } from '../profile-completion/use-completion.ts'
import { notFoundQuery } from './not-found-query.ts'

type StepData = NonNullable<ReturnType<typeof useProfileAndLists<'educations'>>['data']>
type StepProps = StepData & { completion: Completion }

const Education = ({ completion, profile, lists }: StepProps) => {
  const t = useTranslations('mf-profile')
  const { navigate } = usePlatform()
  const { finish, busy, errorMessage: problem } = useCompleteProfile(completion)
  const { next, pathOf } = completion
  return (
    <EducationStep
      completion={completion}
      profile={profile}
      lists={lists}
      foot={(isEmpty) => (
        <StepActions
          completion={completion}
          label={t(next ? (isEmpty ? 'education.none' : 'complete.continue') : 'complete.finish')}
          isSkip={isEmpty && next !== undefined}
          busy={busy}
          errorMessage={problem}
          onPress={next ? () => void navigate(pathOf(next)) : finish}
        />
      )}
    />
  )
}

const Resume = ({ completion, profile }: StepProps) => {
  const t = useTranslations('mf-profile')
  const { finish, busy, errorMessage: problem } = useCompleteProfile(completion)
  return (
    <ResumeStep
      completion={completion}
      profile={profile}
      foot={(isSending) => (
        <StepActions
          completion={completion}
          label={t('complete.finish')}
          busy={busy || isSending}
          errorMessage={problem}
          onPress={finish}
        />
      )}
    />
  )
}

/** What was read of the resume that was uploaded in place of typing. */
const Review = ({ completion, profile }: StepProps) => {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  const { finish, busy, errorMessage: problem } = useCompleteProfile(completion)
  const [isAsking, setAsking] = useState(false)
  const [newest] = profile.resumes
  const { onClick, ...typed } = link(completion.typedPathOf('work'))
  const typeInstead = (
    <ButtonLink
      variant="quiet"
      {...typed}
      onClick={(event) => {
        setQuickUpload(false)
        onClick(event)
      }}
    >
      {t('quick.typeInstead')}
    </ButtonLink>
  )
  const foot = (pending?: PendingDraft, isReading = false) => (
    <>
      <StepActions
        completion={completion}
        label={t('complete.finish')}
        isWaiting={isReading}
        busy={busy}
        errorMessage={problem}
        onPress={() => (pending?.text ? setAsking(true) : finish())}
      />
      <UnaddedDialog
        open={isAsking && pending !== undefined && pending.text !== ''}
        pending={pending}
        onClose={() => setAsking(false)}
        onFinish={finish}
      />
    </>
  )
  return (
    <StepLayout completion={completion} user={profile.user} lead={t('reading.lead')}>
      {newest ? (
        <ReadResume source={newest.id} narrow actions={typeInstead} foot={foot} />
      ) : (
        <>
          <EmptyState title={t('reading.state.gone')} action={typeInstead} />
          {foot()}
        </>
      )}
    </StepLayout>
  )
}

const contents = { work: WorkStep, education: Education, resume: Resume, review: Review }
const lists = ['educations'] as const

/** `/jobseeker-complete-profile/:step`: the steps after the first two; `1101` has the shorter ways (docs/product-rules.md#five-steps). */
export const Page = ({ params }: { params: Record<string, string> }) => {
  const [search] = useSearchParams()
  const token = isCompletionToken(params.step) ? params.step : '10'
  const step = stepAt(search, token)
  const completion = useCompletion(step, flowAt(token, step))
  const query = useProfileAndLists(lists)
  const Content = contents[step as keyof typeof contents]
  return (
    <CompletionLayout completion={completion}>
      <QueryBoundary query={query} skeleton={<StepSkeleton rows={1} />}>
        {(data) => <Content key={step} completion={completion} {...data} />}
      </QueryBoundary>
    </CompletionLayout>
  )
}

export const queries = ({ api, locale, params }: PageContext): PageQuery[] =>
  isCompletionToken(params.step)
    ? [
        { options: profileQuery(api) },
        ...lists.map((name) => ({ options: configListQuery(api, locale.language, name) })),
      ]
    : [notFoundQuery(params.step)]

export const head = ({ params, search, t }: PageContext): Head => ({
  title: t('complete.head', {
    step: t(`complete.step.${stepAt(search, isCompletionToken(params.step) ? params.step : '10')}`),
  }),
  robots: 'noindex',
})
