import { isApiError } from '@jobspan/shared-kit/api'
import { sendConfirmCode, submitReauthentication } from '@jobspan/shared-kit/contracts/auth/account-security'
import { answerQrLogin, readQrLogin } from '@jobspan/shared-kit/contracts/auth/sign-in'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import type { CountryKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { Button, ButtonLink, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { codeError } from './account-errors.ts'
import { isolateLtr } from './isolate-ltr.ts'
import { OneTimeCodePanel } from './one-time-code-panel.tsx'
import { StepLayout } from './step-layout.tsx'
import { StepSkeleton } from './step-skeleton.tsx'
import { useAsyncAction } from './use-async-action.ts'

/** Answers the device. Where the API does not know who holds this phone, a code is mailed and asked for first. */
const useDecision = (id: string) => {
  const { api } = usePlatform()
  const [answer, setAnswer] = useState<'allowed' | 'refused' | 'gone'>()
  /** A code was mailed to prove who holds this phone; another may be sent at that time. */
  const [codeRequest, setCodeRequest] = useState<{ resendAt: number }>()
  const sendReauthenticationCode = async () => {
    const { resend_after } = await api.call(sendConfirmCode, { body: { purpose: 'let_in' } })
    setCodeRequest({ resendAt: Date.now() + resend_after * 1000 })
    return true
  }
  const decide = async (is_allowed: boolean) => {
    try {
      await api.call(answerQrLogin, { params: { id }, body: { is_allowed } })
      setAnswer(is_allowed ? 'allowed' : 'refused')
    } catch (error) {
      if (isApiError(error) && error.code === errorCode.identityUnconfirmed) {
        await sendReauthenticationCode()
        return
      }
      if (isApiError(error) && error.status === 404) return setAnswer('gone')
      throw error
    }
  }
  const reauthenticate = async (otp: string) => {
    await api.call(submitReauthentication, { body: { method: 'otp', otp } })
    await decide(true)
  }
  return { answer, codeRequest, decide, reauthenticate, sendReauthenticationCode }
}

/** Names the device that asks, and lets it in or not. Only a press lets anybody in. */
export const QrSignInApproval = ({ id }: { id: string }) => {
  const t = useTranslations('shell')
  const { api, locale } = usePlatform()
  const session = useSession()
  const email = session.kind === 'member' ? session.user.email : ''
  const { answer, codeRequest, decide, reauthenticate, sendReauthenticationCode } = useDecision(id)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['account', 'device', id],
    queryFn: ({ signal }) => api.call(readQrLogin, { params: { id }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const home = (
    <ButtonLink variant="secondary" size="large" block href={inLanguage(locale.language, urls.home())}>
      {t('missing.home')}
    </ButtonLink>
  )

  const isGone = answer === 'gone' || (isApiError(error) && error.status === 404)
  if (isGone)
    return (
      <StepLayout
        title={t('account.device.title')}
        errorMessage={t('account.device.gone')}
        takeFocus={answer === 'gone'}
      >
        {home}
      </StepLayout>
    )
  if (error) {
    // Whether the code is still good is not known: nobody was asked, or this phone is not signed in.
    const { words, text } = codeError(error)
    return (
      <StepLayout title={t('account.device.title')} errorMessage={words || t(text)} takeFocus={false}>
        <Stack gap={8}>
          <Button size="large" block loading={isFetching} onClick={() => void refetch()}>
            {t('failure.retry')}
          </Button>
          {home}
        </Stack>
      </StepLayout>
    )
  }
  if (!data) return <StepSkeleton />
  if (answer)
    return (
      <StepLayout title={t(`account.device.${answer}Title`)} text={t(`account.device.${answer}`)} takeFocus>
        {home}
      </StepLayout>
    )
  if (codeRequest)
    return (
      <OneTimeCodePanel
        to={email}
        text={t('account.device.unconfirmed', { email: isolateLtr(email) })}
        resendAt={codeRequest.resendAt}
        check={reauthenticate}
        sendAgain={sendReauthenticationCode}
        takeFocus
      />
    )
  return <ApprovalQuestion device={data} decide={decide} />
}

/** Which device asks, and the two answers. */
const ApprovalQuestion = ({
  device,
  decide,
}: {
  device: { device_name: string; country: CountryKey | null }
  decide: (isAllowed: boolean) => Promise<void>
}) => {
  const t = useTranslations('shell')
  const kit = useTranslations('kit')
  const { site } = usePlatform()
  const task = useAsyncAction()
  return (
    <StepLayout
      title={t('account.device.title')}
      text={t('account.device.text')}
      errorMessage={task.errorMessage}
      takeFocus={false}
    >
      <Notice severity="info" title={device.device_name || t('account.device.unknown')}>
        {device.country && kit(`country.${device.country}`)}
      </Notice>
      <Text size={15} tone="soft">
        {t('account.device.warning', { brand: site.brand })}
      </Text>
      <Stack gap={8}>
        <Button
          size="large"
          block
          icon={MonitorSmartphone}
          loading={task.isPending}
          onClick={() => void task.run(() => decide(true))}
        >
          {t('account.device.allow')}
        </Button>
        <Button variant="secondary" size="large" block onClick={() => void task.run(() => decide(false))}>
          {t('account.device.refuse')}
        </Button>
      </Stack>
    </StepLayout>
  )
}
