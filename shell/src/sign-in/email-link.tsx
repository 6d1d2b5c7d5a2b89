import { useOwnDay } from '@jobspan/shared-features/own-day'
import { isApiError } from '@jobspan/shared-kit/api'
import { confirmEmailByLink, readEmailLink, stopEmails } from '@jobspan/shared-kit/contracts/auth/verification'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { Button, ButtonLink, Notice, Stack } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { sessionAtom, useSession } from '@jobspan/shared-kit/session'
import { useEffect, useRef, useState } from 'react'
import { isolateLtr } from './isolate-ltr.ts'
import { StepLayout } from './step-layout.tsx'
import { StepSkeleton } from './step-skeleton.tsx'
import { useAsyncAction } from './use-async-action.ts'

/** A link that a mail program cut off or broke: nothing the API could say of it would help. */
const isWhole = (token: string) => /^[\w.~-]{20,500}$/.test(token)

type Link = { purpose: 'confirm' | 'stop' | 'stop_invitations'; email: string; created_at: string | null }
/** What became of the link, by the name of its texts. */
type Outcome = 'confirmed' | 'stopped' | 'invitationsStopped' | 'used' | 'expired' | 'broken'

/** Why a link does nothing any more; undefined where something else failed. */
const outcomeOf = (error: unknown): Outcome | undefined => {
  if (!isApiError(error) || error.kind !== 'refused') return undefined
  if (error.code === errorCode.linkUsed) return 'used'
  if (error.code === errorCode.linkExpired) return 'expired'
  return error.code === errorCode.notFound ? 'broken' : undefined
}

/**
 * The link of a mail to an address that nobody has confirmed (ADR 76), or of an invitation. It works on any device, without signing in, and does nothing until a button
 * is pressed, since mail scanners open links too. Its token stands in the fragment, which no server and no Referer sees; it is taken out of the
 * address at once.
 */
export const EmailLink = () => {
  const { api, navigate, store, events } = usePlatform()
  const t = useTranslations('shell')
  const task = useAsyncAction()
  const token = useRef<string | null>(null)
  const [link, setLink] = useState<Link>()
  const [outcome, setOutcome] = useState<Outcome>()
  const run = (work: () => Promise<void>) =>
    task.run(async () => {
      try {
        await work()
      } catch (error) {
        const known = outcomeOf(error)
        if (!known) throw error
        setOutcome(known)
      }
    })
  const body = () => ({ token: token.current ?? '' })
  const read = () => void run(async () => setLink(await api.call(readEmailLink, { body: body() })))
  const confirm = () =>
    void run(async () => {
      const { user } = await api.call(confirmEmailByLink, { body: body() })
      if (user) {
        store.set(sessionAtom, { kind: 'member', user })
        events.emit('session.changed', { kind: 'member' })
      }
      setOutcome('confirmed')
    })
  const stop = () =>
    void run(async () => {
      await api.call(stopEmails, { body: body() })
      setOutcome(link?.purpose === 'stop_invitations' ? 'invitationsStopped' : 'stopped')
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fragment is read once.
  useEffect(() => {
    if (token.current !== null) return
    token.current = window.location.hash.slice(1)
    if (!isWhole(token.current)) {
      setOutcome('broken')
      return
    }
    void navigate(window.location.pathname + window.location.search, { replace: true, keepScroll: true })
    read()
  }, [])

  if (outcome) return <OutcomeStep outcome={outcome} hasReadLink={link !== undefined} />
  if (link) return <LinkStep link={link} task={task} onConfirm={confirm} onStop={stop} />
  if (task.errorMessage === '') return <StepSkeleton />
  return (
    <StepLayout title={t('account.emailLink.title')} takeFocus={false}>
      <Notice severity="error" live>
        {task.errorMessage}
      </Notice>
      <Button size="large" block loading={task.isPending} onClick={read}>
        {t('account.emailLink.retry')}
      </Button>
    </StepLayout>
  )
}

const stepTexts = {
  confirm: { title: 'account.emailLink.title', text: 'account.emailLink.text', stop: 'account.emailLink.notMe' },
  stop: { title: 'account.emailLink.stopTitle', text: 'account.emailLink.stopText', stop: 'account.emailLink.stop' },
  stop_invitations: {
    title: 'account.emailLink.stopInvitationsTitle',
    text: 'account.emailLink.stopInvitationsText',
    stop: 'account.emailLink.stopInvitations',
  },
} as const

type LinkStepProps = {
  link: Link
  task: { isPending: boolean; errorMessage: string }
  onConfirm: () => void
  onStop: () => void
}

const LinkStep = ({ link, task, onConfirm, onStop }: LinkStepProps) => {
  const t = useTranslations('shell')
  const dayOf = useOwnDay()
  const about = { email: isolateLtr(link.email), date: link.created_at ? dayOf(link.created_at, 'long') : '' }
  const isStop = link.purpose !== 'confirm'
  const texts = stepTexts[link.purpose]
  return (
    <StepLayout title={t(texts.title)} text={t(texts.text, about)} errorMessage={task.errorMessage} takeFocus={false}>
      <Stack gap={8}>
        {!isStop && (
          <Button size="large" block loading={task.isPending} onClick={onConfirm}>
            {t('account.emailLink.confirm')}
          </Button>
        )}
        <Button
          size="large"
          block
          variant={isStop ? 'primary' : 'quiet'}
          loading={isStop && task.isPending}
          onClick={onStop}
        >
          {t(texts.stop)}
        </Button>
      </Stack>
    </StepLayout>
  )
}

/** What was done, or why nothing can be, and where it goes on from there. */
const OutcomeStep = ({ outcome, hasReadLink }: { outcome: Outcome; hasReadLink: boolean }) => {
  const t = useTranslations('shell')
  const host = useHost()
  const { locale } = usePlatform()
  const isMember = useSession().kind === 'member'
  const settings = urls.accountSettings('account')
  const myJobs = urls.myJobs()
  const isDone = outcome === 'confirmed' || outcome === 'used'
  const target = isDone ? myJobs : settings
  const path = host?.hasPage(target) ? target : urls.home()
  const href = inLanguage(locale.language, path)
  return (
    <StepLayout
      title={t(`account.emailLink.${outcome}Title`)}
      text={t(`account.emailLink.${outcome}`)}
      takeFocus={hasReadLink}
    >
      {outcome !== 'stopped' && outcome !== 'invitationsStopped' && (
        <Stack gap={8}>
          <ButtonLink size="large" block href={isMember ? href : inLanguage(locale.language, urls.getStarted(href))}>
            {t(
              !isMember
                ? 'account.signIn'
                : isDone && path === myJobs
                  ? 'account.emailLink.myJobs'
                  : 'account.continue',
            )}
          </ButtonLink>
          {outcome === 'confirmed' && !isMember && (
            <ButtonLink variant="quiet" size="large" block href={inLanguage(locale.language, urls.changePassword())}>
              {t('account.reset.title')}
            </ButtonLink>
          )}
        </Stack>
      )}
    </StepLayout>
  )
}
