import { isApiError } from '@jobspan/shared-kit/api'
import { errorCode } from '@jobspan/shared-kit/contracts/error-codes'
import { answerQrLogin, readQrLogin } from '@jobspan/shared-kit/contracts/sign-in'
import { Button, ButtonLink, Notice, Stack, Text } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { StepFrame } from './step-frame.tsx'
import { useTask } from './use-task.ts'
import { Waiting } from './waiting.tsx'

/** Names the device that asks, and lets it in or not. Only a press lets anybody in. */
export const DeviceQuestion = ({ id }: { id: string }) => {
  const t = useText('shell')
  const place = useText('kit')
  const { api, site, locale } = usePlatform()
  const task = useTask()
  const [answer, setAnswer] = useState<'allowed' | 'refused' | 'unconfirmed'>()
  const { data, isError } = useQuery({
    queryKey: ['account', 'device', id],
    queryFn: ({ signal }) => api.call(readQrLogin, { params: { id }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const decide = (is_allowed: boolean) =>
    void task.run(async () => {
      try {
        await api.call(answerQrLogin, { params: { id }, body: { is_allowed } })
        setAnswer(is_allowed ? 'allowed' : 'refused')
      } catch (error) {
        if (!isApiError(error) || error.code !== errorCode.identityUnconfirmed) throw error
        setAnswer('unconfirmed')
      }
    })
  const home = (
    <ButtonLink variant="secondary" size="large" block href={inLanguage(locale.language, urls.home())}>
      {t('missing.home')}
    </ButtonLink>
  )

  if (isError)
    return (
      <StepFrame title={t('account.device.title')} problem={t('account.device.gone')} takeFocus={false}>
        {home}
      </StepFrame>
    )
  if (!data) return <Waiting />
  if (answer === 'allowed' || answer === 'refused')
    return (
      <StepFrame title={t(`account.device.${answer}Title`)} text={t(`account.device.${answer}`)} takeFocus>
        {home}
      </StepFrame>
    )
  return (
    <StepFrame
      title={t('account.device.title')}
      text={t('account.device.text')}
      problem={task.problem}
      takeFocus={false}
    >
      <Notice severity="info" title={data.device_name || t('account.device.unknown')}>
        {data.country && place(`country.${data.country}`)}
      </Notice>
      <Text size={15} tone="soft">
        {t('account.device.warning', { brand: site.brand })}
      </Text>
      {answer === 'unconfirmed' && (
        <Notice severity="warning" live>
          {t('account.device.unconfirmed')}
        </Notice>
      )}
      <Stack gap={8}>
        <Button size="large" block icon={MonitorSmartphone} loading={task.busy} onClick={() => decide(true)}>
          {t('account.device.allow')}
        </Button>
        <Button variant="secondary" size="large" block onClick={() => decide(false)}>
          {t('account.device.refuse')}
        </Button>
      </Stack>
    </StepFrame>
  )
}
