import { QrCode } from '@jobspan/shared-features/account'
import { claimQrLogin, qrLoginState, startQrLogin } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { Button, Notice, SkeletonBlock, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { areCookiesEnabled } from '../session/are-cookies-enabled.ts'
import { OtherSignInMethodsLink } from './other-sign-in-methods-link.tsx'
import { StepLayout } from './step-layout.tsx'
import { useAsyncAction } from './use-async-action.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** Milliseconds between two questions; none are asked while nobody looks at the tab. */
const pollIntervalMs = 2000

type Shown = { url: string; expiresAt: number }

/** A code for a phone that is signed in: it names this device there and asks whether to let it in. */
export const QrStep = ({ flow, takeFocus }: { flow: SignInFlow; takeFocus: boolean }) => {
  const t = useTranslations('shell')
  const { api, queryClient } = usePlatform()
  const task = useAsyncAction()
  const [shown, setShown] = useState<Shown>()
  const begun = useRef(false)
  const stateKey = ['account', 'qr', shown?.url ?? '']
  const { data: state } = useQuery({
    queryKey: stateKey,
    queryFn: async ({ signal }) => (await api.call(qrLoginState, { signal })).status,
    enabled: shown !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data === 'waiting' || data === 'scanned' ? pollIntervalMs : false,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    staleTime: 0,
  })

  const begin = () => {
    // The answer is for a cookie: without it the code would be over as soon as it is shown.
    if (!areCookiesEnabled()) return task.setErrorMessage(t('cookiesRefused'))
    void task.run(async () => {
      setShown(undefined)
      const { url, expires_in } = await api.call(startQrLogin)
      setShown({ url, expiresAt: Date.now() + expires_in * 1000 })
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one code for each time that this is shown.
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    flow.recordMethod('qr')
    begin()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a confirmation is acted on once.
  useEffect(() => {
    if (state === 'confirmed') void task.run(async () => flow.handleResult(await api.call(claimQrLogin)))
  }, [state])
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(
      () => queryClient.setQueryData(['account', 'qr', shown.url], 'expired'),
      Math.max(0, shown.expiresAt - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [shown, queryClient])

  const isOver = state === 'expired' || state === 'refused' || (task.errorMessage !== '' && !task.isPending)
  return (
    <StepLayout
      title={t('account.qr.title')}
      text={t('account.qr.text')}
      errorMessage={task.errorMessage}
      takeFocus={takeFocus}
    >
      <Stack gap={16} align="center">
        {!isOver && state !== 'scanned' && state !== 'confirmed' && shown && (
          <QrCode value={shown.url} label={t('account.qr.label')} />
        )}
        {!isOver && !shown && <SkeletonBlock width="208px" height="208px" />}
        <div role="status">
          {state === 'scanned' && <Notice severity="info">{t('account.qr.scanned')}</Notice>}
          {state === 'refused' && <Notice severity="warning">{t('account.qr.refused')}</Notice>}
          {state === 'expired' && <Notice severity="warning">{t('account.qr.expired')}</Notice>}
        </div>
        {!isOver && shown && state !== 'scanned' && state !== 'confirmed' && <Remaining until={shown.expiresAt} />}
        {isOver && (
          <Button size="large" onClick={begin} loading={task.isPending}>
            {t('account.qr.renew')}
          </Button>
        )}
      </Stack>
      <OtherSignInMethodsLink flow={flow} />
    </StepLayout>
  )
}

/** How long the code can be scanned for; not announced, it changes every second. */
const Remaining = ({ until }: { until: number }) => {
  const t = useTranslations('shell')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <Text size={15} tone="soft" numeric>
      {t('account.qr.remaining', { time })}
    </Text>
  )
}
