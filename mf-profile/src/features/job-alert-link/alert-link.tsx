import { LegalLinks } from '@jobspan/shared-features/account'
import type { JobAlertFrequency } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { Button, ButtonLink, Heading, Inline, Notice, RadioGroup, Stack, Text } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { isolateBidi } from '../../account/isolate-bidi.ts'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { confirmAlert, endAlert, type LinkedAlert, updateLinkedAlert } from './alert-link-api.ts'

const frequencies = ['daily', 'weekly'] as const

const Top = styled.div`
  outline: none;
`

type Props = { token: string; link: LinkedAlert }

/** What a link of a mail does: each by a button, since programs that scan mails open every link. */
export const AlertLink = ({ token, link }: Props) => {
  const [isEnded, setEnded] = useState(false)
  if (isEnded) return <Ended />
  if (link.purpose === 'confirm') return <Confirm token={token} link={link} />
  if (link.purpose === 'manage') return <Manage token={token} link={link} onEnded={() => setEnded(true)} />
  return <Unsubscribe token={token} link={link} onEnded={() => setEnded(true)} />
}

const Confirm = ({ token, link: { email, name, alert } }: Props) => {
  const t = useTranslations('mf-profile')
  const { api, site } = usePlatform()
  const link = useInternalLink()
  const confirm = useMutation({ mutationFn: () => confirmAlert(api, token) })
  if (confirm.isSuccess || alert.is_confirmed)
    return (
      <Frame title={t('alertLink.confirmedTitle')} name={name} isOutcome={confirm.isSuccess}>
        <div role="status">
          <Text>{t(`alertLink.confirmedBody.${alert.frequency}`, { email: isolateBidi(email) })}</Text>
        </div>
        <ButtonLink {...link(urls.search())}>{t('alertLink.search')}</ButtonLink>
      </Frame>
    )
  return (
    <Frame title={t('alertLink.confirmTitle')} name={name} error={confirm.error}>
      <Text>{t('alertLink.confirmBody', { email: isolateBidi(email) })}</Text>
      <Button size="large" loading={confirm.isPending} onClick={() => confirm.mutate()}>
        {t('alertLink.confirm')}
      </Button>
      <Stack gap={0}>
        <Text size={13} tone="soft">
          {t('alertLink.consent', { brand: site.brand })}
        </Text>
        <LegalLinks />
      </Stack>
    </Frame>
  )
}

const Manage = ({ token, link: { email, name, alert: loaded }, onEnded }: Props & { onEnded: () => void }) => {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const [alert, setAlert] = useState(loaded)
  const change = useMutation({
    mutationFn: (changes: { frequency?: JobAlertFrequency; is_paused?: boolean }) =>
      updateLinkedAlert(api, token, changes),
    onSuccess: setAlert,
  })
  const end = useMutation({ mutationFn: () => endAlert(api, token), onSuccess: onEnded })
  return (
    <Frame title={t('alertLink.manageTitle')} name={name} error={change.error ?? end.error}>
      <Text tone="soft">{t('alertLink.sentTo', { email: isolateBidi(email) })}</Text>
      <RadioGroup
        name="frequency"
        label={t('alerts.howOften')}
        value={alert.frequency}
        disabled={change.isPending}
        onChange={(value) => change.mutate({ frequency: value as JobAlertFrequency })}
        options={frequencies.map((value) => ({ value, label: t(`alerts.frequency.${value}`) }))}
      />
      <div role="status">
        {alert.is_paused && <Text>{t('alertLink.pausedNow')}</Text>}
        {change.isSuccess && !alert.is_paused && <Text tone="soft">{t('alertLink.saved')}</Text>}
      </div>
      <Inline gap={12}>
        <Button
          variant="secondary"
          loading={change.isPending && change.variables.is_paused !== undefined}
          onClick={() => change.mutate({ is_paused: !alert.is_paused })}
        >
          {t(alert.is_paused ? 'alertLink.resume' : 'alertLink.pause')}
        </Button>
        <Button variant="secondary" loading={end.isPending} onClick={() => end.mutate()}>
          {t('alertLink.unsubscribe')}
        </Button>
      </Inline>
    </Frame>
  )
}

const Unsubscribe = ({ token, link: { email, name }, onEnded }: Props & { onEnded: () => void }) => {
  const t = useTranslations('mf-profile')
  const { api } = usePlatform()
  const end = useMutation({ mutationFn: () => endAlert(api, token), onSuccess: onEnded })
  return (
    <Frame title={t('alertLink.unsubscribeTitle')} name={name} error={end.error}>
      <Text>{t('alertLink.unsubscribeBody', { email: isolateBidi(email) })}</Text>
      <Button size="large" loading={end.isPending} onClick={() => end.mutate()}>
        {t('alertLink.unsubscribe')}
      </Button>
    </Frame>
  )
}

const Ended = () => {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  return (
    <Frame title={t('alertLink.endedTitle')} isOutcome>
      <div role="status">
        <Text>{t('alertLink.endedBody')}</Text>
      </div>
      <ButtonLink variant="secondary" {...link(urls.search())}>
        {t('alertLink.search')}
      </ButtonLink>
    </Frame>
  )
}

const Frame = ({
  title,
  name,
  error,
  isOutcome = false,
  children,
}: {
  title: string
  /** What the alert looks for, in the words of its mail. */
  name?: string
  error?: unknown
  /** What came of a button, which is gone: the focus goes to what is said in its place. */
  isOutcome?: boolean
  children: ReactNode
}) => {
  const toErrorMessage = useErrorMessage()
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOutcome) top.current?.focus()
  }, [isOutcome])
  return (
    <Stack gap={24} align="start">
      <Top ref={top} tabIndex={-1}>
        <Stack gap={8}>
          <Heading level={1} size={28}>
            {title}
          </Heading>
          {name && (
            <Text size={18}>
              <bdi>{name}</bdi>
            </Text>
          )}
        </Stack>
      </Top>
      {error != null && (
        <Notice severity="error" live>
          {toErrorMessage(error)}
        </Notice>
      )}
      {children}
    </Stack>
  )
}
