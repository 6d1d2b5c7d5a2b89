import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type PageContext, usePlatform } from '@jobspan/shared-kit/remote'
import { useSearchParams } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { areCookiesEnabled } from '../session/are-cookies-enabled.ts'
import { EmailStep } from '../sign-in/email-step.tsx'
import { loadLazySteps, useLazySteps } from '../sign-in/load-lazy-steps.ts'
import { pendingSignInQuery } from '../sign-in/pending-sign-in-query.ts'
import { SignInLayout } from '../sign-in/sign-in-layout.tsx'
import { isPendingStep, readNoticeKey, readStep, type Step, signInExpiredPath } from '../sign-in/sign-in-steps.ts'
import { socialProvidersQuery } from '../sign-in/social-providers-query.ts'
import { StartStep } from '../sign-in/start-step.tsx'
import { StepSkeleton } from '../sign-in/step-skeleton.tsx'
import { type SignInFlow, useSignInFlow } from '../sign-in/use-sign-in-flow.ts'
import { useSocialLoginCallback } from '../sign-in/use-social-login-callback.ts'

const titles: Partial<Record<Step, string>> = {
  code: 'account.code.title',
  link: 'account.link.title',
  phone: 'account.phone.title',
  qr: 'account.qr.title',
  register: 'account.registerTitle',
  'complete-registration': 'account.completeRegistration.title',
  'second-factor': 'account.secondFactor.title',
}

const asksPending = (search: URLSearchParams) => isPendingStep(readStep(search)) || search.get('social') === 'done'
const isServer = typeof document === 'undefined'

export const queries = ({ api, search }: PageContext) => [
  { options: socialProvidersQuery(api) },
  ...(asksPending(search) ? [{ options: pendingSignInQuery(api) }] : []),
  // Rendering on the server waits for nothing, so what it may need is there before.
  ...(isServer
    ? [{ options: { queryKey: ['account', 'steps'], queryFn: () => loadLazySteps().then(() => true) } }]
    : []),
]

export const head = ({ t, search }: PageContext) => ({
  title: t(titles[readStep(search)] ?? 'account.signInTitle'),
  robots: 'noindex' as const,
})

/** What a step needs has not come along: it was another tab's, or waited too long. */
const needs = (step: Step, { draft }: SignInFlow): boolean => {
  if (step === 'email') return draft.email !== ''
  if (step === 'code') return draft.sent !== null && draft.sent.what !== 'link'
  return step !== 'link' || draft.sent?.what === 'link'
}

const waited: Partial<Record<Step, string>> = {
  'second-factor': 'two_factor',
  'complete-registration': 'registration',
  'link-account': 'link',
}

type StepProps = { flow: SignInFlow; takeFocus: boolean }

const PendingStep = ({ step, ...shared }: StepProps & { step: Step }) => {
  const { CompleteRegistrationStep, LinkAccountStep, SecondFactorStep } = useLazySteps()
  const { api, navigate } = usePlatform()
  const { data: pending, isPending } = useQuery(pendingSignInQuery(api))
  const isLost = !isPending && pending?.status !== waited[step]
  useEffect(() => {
    if (isLost) void navigate(signInExpiredPath(shared.flow.redirect), { replace: true })
  })
  if (isLost || !pending) return <StepSkeleton />
  if (pending.status === 'two_factor') return <SecondFactorStep {...shared} methods={pending.methods} />
  if (pending.status === 'registration') return <CompleteRegistrationStep {...shared} person={pending} />
  if (pending.status === 'link')
    return <LinkAccountStep {...shared} provider={pending.provider} email={pending.email} />
  return <StepSkeleton />
}

const LaterStep = ({ step, ...shared }: StepProps & { step: Step }) => {
  const { MagicLinkSentStep, OneTimeCodeStep, PhoneStep, QrStep, RegisterStep } = useLazySteps()
  if (step === 'code') return <OneTimeCodeStep {...shared} />
  if (step === 'link') return <MagicLinkSentStep {...shared} />
  if (step === 'phone') return <PhoneStep {...shared} />
  if (step === 'qr') return <QrStep {...shared} />
  return <RegisterStep {...shared} />
}

/** False until the page is taken over: the server cannot know. */
const useRefusedCookies = (): boolean => {
  const [areRefused, setRefused] = useState(false)
  useEffect(() => setRefused(!areCookiesEnabled()), [])
  return areRefused
}

const Steps = ({ flow, search }: { flow: SignInFlow; search: URLSearchParams }) => {
  const t = useTranslations('shell')
  const { navigate } = usePlatform()
  const step = readStep(search)
  const social = useSocialLoginCallback(flow, search)
  const areCookiesRefused = useRefusedCookies()
  // The step that a visit begins with leaves the focus where it is.
  const first = useRef(step)
  const moved = useRef(false)
  if (first.current !== step) moved.current = true
  const shared = { flow, takeFocus: moved.current }

  const isLost = flow.isDraftLoaded && !needs(step, flow)
  useEffect(() => {
    if (!isLost) return
    // Whoever waits for a code or a link is told why the page asks for an address again; who has typed none yet misses nothing.
    if (step === 'email') flow.go('start', true)
    else void navigate(signInExpiredPath(flow.redirect), { replace: true })
  })

  if (isLost || social.isWaiting) return <StepSkeleton />
  if (isPendingStep(step)) return <PendingStep {...shared} step={step} />
  if (step === 'start') {
    const reason = readNoticeKey(search) ?? social.errorKey
    const notice = areCookiesRefused ? 'cookiesRefused' : reason
    return <StartStep {...shared} notice={notice && t(notice)} />
  }
  if (step === 'email') return <EmailStep {...shared} />
  return <LaterStep {...shared} step={step} />
}

const Already = ({ flow, goesOn }: { flow: SignInFlow; goesOn: boolean }) => {
  const { AlreadySignedIn } = useLazySteps()
  const session = useSession()
  return session.kind === 'member' ? <AlreadySignedIn flow={flow} user={session.user} shouldContinue={goesOn} /> : null
}

/** Every way in and to an account, one step at a time (docs/product-rules.md#get-started). */
export const Page = () => {
  const { kind } = useSession()
  const [search] = useSearchParams()
  const flow = useSignInFlow()
  return (
    <SignInLayout>
      <Suspense fallback={<StepSkeleton />}>
        {flow.isRedirecting ? (
          <StepSkeleton />
        ) : kind === 'member' ? (
          <Already flow={flow} goesOn={search.get('social') === 'done'} />
        ) : (
          <Steps flow={flow} search={search} />
        )}
      </Suspense>
    </SignInLayout>
  )
}
