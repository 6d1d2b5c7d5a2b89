import { loginWithMagicLink, readMagicLink } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { Button, ButtonLink, Notice } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, readRedirect, urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useEffect, useRef, useState } from 'react'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { isolateLtr } from './isolate-ltr.ts'
import { StepLayout } from './step-layout.tsx'
import { StepSkeleton } from './step-skeleton.tsx'
import { useAsyncAction } from './use-async-action.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** A link that a mail program cut off or broke: nothing the API could say of it would help (contract `magicToken`). */
const isWhole = (token: string) => /^[\w-]{43}$/.test(token)

/** The key of the link stands in the fragment, which no server and no Referer sees; taken out of the history at once. */
export const MagicLinkSignIn = ({ flow }: { flow: SignInFlow }) => {
  const t = useTranslations('shell')
  const { api, navigate, locale } = usePlatform()
  const host = useHost()
  const task = useAsyncAction()
  const session = useSession()
  const token = useRef<string | null>(null)
  const [link, setLink] = useState<{ email: string; redirect: string | null }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fragment is read once.
  useEffect(() => {
    if (token.current !== null) return
    token.current = window.location.hash.slice(1)
    if (!isWhole(token.current)) {
      task.setErrorMessage(t('account.magic.missing'))
      return
    }
    void navigate(window.location.pathname + window.location.search, { replace: true, keepScroll: true })
    const body = { token: token.current }
    void task.run(async () => setLink(await api.call(readMagicLink, { body })))
  }, [])

  if (flow.isRedirecting || (!link && task.errorMessage === '')) return <StepSkeleton />
  // Pressed a second time, or in place of the newer one: it did its work, or somebody is signed in anyway.
  if (!link && session.kind === 'member')
    return <AlreadySignedIn flow={flow} user={session.user} shouldContinue={false} />
  if (!link)
    return (
      <StepLayout title={t('account.signInTitle')} takeFocus={false}>
        <Notice severity="error" live>
          {task.errorMessage}
        </Notice>
        <ButtonLink size="large" block href={inLanguage(locale.language, urls.getStarted())}>
          {t('account.magic.again')}
        </ButtonLink>
      </StepLayout>
    )
  const back = readRedirect(link.redirect, locale.language, (path) => host?.hasPage(path) ?? false)
  const signIn = () =>
    void task.run(async () => {
      const result = await api.call(loginWithMagicLink, { body: { token: token.current ?? '' } })
      await flow.handleResult(result, back)
    })
  return (
    <StepLayout
      title={t('account.signInTitle')}
      text={t('account.magic.text', { email: isolateLtr(link.email) })}
      errorMessage={task.errorMessage}
      takeFocus={false}
    >
      <Button size="large" block loading={task.isPending} onClick={signIn}>
        {t('account.signIn')}
      </Button>
    </StepLayout>
  )
}
