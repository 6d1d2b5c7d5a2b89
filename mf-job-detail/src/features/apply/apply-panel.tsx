import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { Heading, Icon, Inline, Notice, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { type SessionUser, useSession } from '@jobspan/shared-kit/session'
import { ArrowLeft } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { AccountFields } from './account-fields.tsx'
import { useApplyTexts } from './apply-texts/use-apply-texts.ts'
import { MemberSummary } from './member-summary.tsx'
import { MessageField } from './message-field.tsx'
import { ResumeField } from './resume-field.tsx'
import { ScreeningQuestions } from './screening-questions.tsx'
import { SentProfile } from './sent-profile.tsx'
import { SubmitSection } from './submit-section.tsx'
import { useApplicationForm } from './use-application-form.ts'
import { getReturnUrl, useApply } from './use-apply.ts'
import { useApplyError } from './use-apply-error.ts'
import { VideoField } from './video-field.tsx'

const Panel = styled.section`
  outline: none;
  scroll-margin-block-start: 80px;
`

/** The form is taller than a screen. The browser leaves such an element where it is when it takes the focus: a page that was scrolled would show its middle. */
const focusStart = (panel: HTMLElement | null) => {
  panel?.focus({ preventScroll: true })
  panel?.scrollIntoView({ block: 'start' })
}

/** The panel takes the focus at its beginning, and each time that somebody has signed in: it is another form then. */
const useFocusedPanel = (takeFocus: boolean, isSignedIn: boolean) => {
  const panel = useRef<HTMLElement>(null)
  const wasSignedIn = useRef(isSignedIn)
  useEffect(() => {
    if (takeFocus) focusStart(panel.current)
  }, [takeFocus])
  useEffect(() => {
    if (isSignedIn && !wasSignedIn.current) focusStart(panel.current)
    wasSignedIn.current = isSignedIn
  }, [isSignedIn])
  return panel
}

/** Counts the writers of a form: another one each time that a member appears who is not the one before. A guest who signs in goes on. */
const useWriterCount = (): number => {
  const session = useSession()
  const id = session.kind === 'member' ? session.user.id : null
  const [writer, setWriter] = useState({ id, count: 0 })
  if (id === null || id === writer.id) return writer.count
  const next = { id, count: writer.id === null ? writer.count : writer.count + 1 }
  setWriter(next)
  return next.count
}

type Props = { job: JobDetail; takeFocus: boolean }

/** The application form. Nobody finds there what another member wrote before them. */
export const ApplyPanel = (props: Props) => <WriterPanel key={useWriterCount()} {...props} />

/**
 * The one-screen application: everything that will be sent stands here, and nothing is asked twice. Whoever has an account signs in first: only
 * then can they see the profile that is sent.
 */
function WriterPanel({ job, takeFocus }: Props) {
  const t = useApplyTexts()
  const session = useSession()
  const member = session.kind === 'member' ? session.user : null
  const [account, setAccount] = useState<'new' | 'existing'>('new')
  const hasAccount = member !== null || account === 'existing'
  const questions = job.screening_questions
  const { form, idempotencyKey, resume, setResume, videoId, setVideoId, ...draft } = useApplicationForm(job)
  const apply = useApply(job, draft)
  // Whoever registers here has no resumes to choose from, so the field stays as it was while the application is tried again.
  const choosesResume = member !== null && member.id !== apply.registeredId
  const panel = useFocusedPanel(takeFocus, choosesResume)
  const applyError = useApplyError({
    error: apply.error,
    form,
    questions,
    account,
    setAccount,
    member,
    resume,
    videoId,
  })

  const failure = applyError.text && (
    <Notice severity="error" live>
      {applyError.text}
    </Notice>
  )

  return (
    <Panel ref={panel} tabIndex={-1} aria-labelledby="apply-heading">
      <Stack gap={24}>
        <PanelHeader job={job} hasAccount={hasAccount} hasVideo={videoId !== null} />
        <noscript>
          <Notice severity="warning">{t('apply.needsScript')}</Notice>
        </noscript>
        <form
          method="post"
          noValidate
          aria-labelledby="apply-heading"
          onSubmit={form.handleSubmit((values) =>
            apply.send({
              form: values,
              account: member ? null : account,
              // What a member chose before their session ended is not sent for whoever registers then.
              resume: resume && (choosesResume || resume.kind === 'file') ? resume : { kind: 'none' },
              videoId: choosesResume ? videoId : null,
              idempotencyKey: idempotencyKey.current,
            }),
          )}
        >
          <Stack gap={24}>
            {applyError.isAtAccount && failure}
            <ApplicantFields
              {...{ job, form, member, account, setAccount }}
              isRefused={applyError.isPasswordRejected}
            />
            {(member || account === 'new') && (
              <>
                <ResumeField choice={resume} onChange={setResume} isMember={choosesResume} />
                {choosesResume && <VideoField value={videoId} onChange={setVideoId} />}
                <MessageField form={form} jobId={job.id} isMember={member !== null} />
                <ScreeningQuestions form={form} questions={questions} />
              </>
            )}
            <SubmitSection
              account={member ? null : account}
              apply={apply}
              failure={!applyError.isAtAccount && failure}
              isRetry={applyError.isRetry}
              isDisabled={applyError.isRateLimited}
            />
          </Stack>
        </form>
      </Stack>
    </Panel>
  )
}

/** Who applies: a member, or somebody who registers or signs in with the form. */
function ApplicantFields({
  job,
  member,
  ...account
}: Omit<ComponentProps<typeof AccountFields>, 'returnUrl'> & { job: JobDetail; member: SessionUser | null }) {
  const { locale } = usePlatform()
  return member ? (
    <Stack gap={8}>
      <MemberSummary member={member} />
      <SentProfile />
    </Stack>
  ) : (
    <AccountFields {...account} returnUrl={getReturnUrl(job, locale.language)} />
  )
}

function PanelHeader({ job, hasAccount, hasVideo }: { job: JobDetail; hasAccount: boolean; hasVideo: boolean }) {
  const t = useApplyTexts()
  const link = useInternalLink()
  const unnamed = useTranslations('mf-job-detail')('apply.employer')
  const employer = job.company?.name ?? unnamed
  const whatIsSent = hasAccount ? (hasVideo ? 'whatIsSentWithVideo' : 'whatIsSentMember') : 'whatIsSent'
  const isAsked = job.screening_questions.length > 0
  return (
    <Stack gap={8} align="start">
      <TextLink {...link(urls.job(job.slug), { keepScroll: true })} tone="quiet">
        <Inline as="span" gap={4}>
          <Icon glyph={ArrowLeft} size={16} directional />
          {t('apply.back')}
        </Inline>
      </TextLink>
      <Heading level={2} size={22} id="apply-heading">
        {t('apply.title')}
      </Heading>
      <Text tone="soft" size={15}>
        {t(`apply.${whatIsSent}${isAsked ? '' : 'NoQuestions'}`, { employer })}
      </Text>
    </Stack>
  )
}
