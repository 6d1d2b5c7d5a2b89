import { LegalLinks } from '@jobspan/shared-kit/account'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs'
import { Button, Heading, Icon, Inline, Notice, Stack, Text, TextField, TextLink } from '@jobspan/shared-kit/design'
import { useIsHydrated } from '@jobspan/shared-kit/hooks/use-is-hydrated'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-own-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { AccountFields } from './account-fields.tsx'
import { emptyDraft, readDraft, writeDraft } from './application-draft.ts'
import { type ApplyForm, draftFromForm, formFromDraft, maxMessageLength } from './apply-form.ts'
import { MemberSummary } from './member-summary.tsx'
import { ScreeningQuestions } from './screening-questions.tsx'
import { getReturnUrl, useApply } from './use-apply.ts'
import { useApplyError } from './use-apply-error.ts'

const Panel = styled.section`
  outline: none;
  scroll-margin-block-start: 80px;
`

/** The one-screen application: everything that will be sent stands here, and nothing is asked twice. */
export function ApplyPanel({ job, takeFocus }: { job: JobDetail; takeFocus: boolean }) {
  const t = useTranslations('mf-job-detail')
  const { site, locale } = usePlatform()
  const link = useInternalLink()
  const session = useSession()
  const member = session.kind === 'member' ? session.user : null
  // A form that no script watches yet must not be sent: its password would stand in the address.
  const isHydrated = useIsHydrated()
  const panel = useRef<HTMLElement>(null)
  const idempotencyKey = useRef('')
  const [account, setAccount] = useState<'new' | 'existing'>('new')
  const questions = job.screening_questions
  const form = useForm<ApplyForm>({ defaultValues: formFromDraft(emptyDraft(), questions), shouldFocusError: true })
  const { handleSubmit, reset, subscribe, getValues } = form

  useEffect(() => {
    const draft = readDraft(job.id)
    idempotencyKey.current = draft.idempotencyKey
    reset(formFromDraft(draft, questions))
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(job.id, draftFromForm(values, idempotencyKey.current)),
    })
  }, [job.id, questions, reset, subscribe])

  useEffect(() => {
    if (!takeFocus) return
    // The form is taller than a screen. The browser leaves such an element where it is when it takes the focus, so a page that
    // was scrolled would show the middle of the form.
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [takeFocus])

  const refused = () => {
    idempotencyKey.current = crypto.randomUUID()
    writeDraft(job.id, draftFromForm(getValues(), idempotencyKey.current))
  }
  const apply = useApply(job, { onRejected: refused })
  const problem = useApplyError({ error: apply.error, form, questions, account, setAccount, member })
  const left = maxMessageLength - form.watch('firstMessage').length
  const employer = job.company?.name ?? t('apply.employer')

  const failure = problem.text && (
    <Notice severity="error" live>
      {problem.text}
    </Notice>
  )

  return (
    <Panel ref={panel} tabIndex={-1} aria-labelledby="apply-heading">
      <Stack gap={24}>
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
            {t('apply.whatIsSent', { employer })}
          </Text>
        </Stack>
        <noscript>
          <Notice severity="warning">{t('apply.needsScript')}</Notice>
        </noscript>
        <form
          method="post"
          noValidate
          aria-labelledby="apply-heading"
          onSubmit={handleSubmit((values) =>
            apply.send({ form: values, account: member ? null : account, idempotencyKey: idempotencyKey.current }),
          )}
        >
          <Stack gap={24}>
            {problem.isAtAccount && failure}
            {member ? (
              <MemberSummary member={member} />
            ) : (
              <AccountFields
                form={form}
                account={account}
                setAccount={setAccount}
                wayBack={getReturnUrl(job, locale.language)}
                isRefused={problem.isPasswordRejected}
              />
            )}
            <TextField
              label={t('apply.message')}
              optional
              rows={4}
              hint={left > 200 ? t('apply.messageHint') : t('apply.charactersLeft', { count: left })}
              error={form.formState.errors.firstMessage?.message}
              {...form.register('firstMessage', {
                validate: (text) => text.trim().length <= maxMessageLength || t('problem.tooLong'),
              })}
            />
            <ScreeningQuestions form={form} questions={questions} />
            <Stack gap={16}>
              {!member && (
                <Stack gap={0}>
                  <Text size={13} tone="soft">
                    {t(account === 'new' ? 'apply.consent' : 'apply.signInNote', { brand: site.brand })}
                  </Text>
                  {account === 'new' && <LegalLinks />}
                </Stack>
              )}
              {!problem.isAtAccount && failure}
              <Stack gap={8}>
                <Button
                  type="submit"
                  size="large"
                  block
                  loading={apply.isSending || apply.isSent}
                  disabled={!isHydrated || problem.isRateLimited}
                >
                  {t(problem.isRetry ? 'apply.tryAgain' : `apply.submit.${member ? 'member' : account}`)}
                </Button>
                <Text size={15} tone="soft" align="center">
                  <span role="status">
                    {apply.isSending && t(apply.isProcessing ? 'problem.inProcess' : 'apply.sending')}
                  </span>
                </Text>
              </Stack>
            </Stack>
          </Stack>
        </form>
      </Stack>
    </Panel>
  )
}
