import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { JobAlert } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { Badge, Button, ButtonLink, Inline, Stack, Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useErrorMessage } from '../../account/use-error-message.ts'
import { Outdent } from '../../settings/outdent.tsx'
import { Switch } from '../../settings/switch.tsx'
import { alertSearchUrl } from './alert-search-url.ts'
import type { AlertChange } from './job-alerts-api.ts'
import { useCriteriaLabels } from './use-criteria-labels.ts'

const Title = styled.h3`
  margin: 0;
  font-size: inherit;
  font-weight: 600;
  overflow-wrap: anywhere;
`

type Props = {
  alert: JobAlert
  change: (change: AlertChange) => Promise<unknown>
  onEdit: () => void
  onDelete: () => void
}

/** One alert: what it looks for, when it comes, and what can be done with it. */
export function AlertItem({ alert, change, onEdit, onDelete }: Props) {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  const toErrorMessage = useErrorMessage()
  const [error, setError] = useState<unknown>()
  // Where nothing was said of the country, it is that of the page where the alert was made.
  const criteria = { country: alert.country, ...alert.criteria }
  const labels = useCriteriaLabels(criteria)
  const pause = (isOn: boolean) => {
    setError(undefined)
    change({ kind: 'pause', id: alert.id, isPaused: !isOn }).catch(setError)
  }
  return (
    <Stack gap={8}>
      <Inline gap={8}>
        <Title dir="auto">{alert.criteria.query || t('alerts.anyJob')}</Title>
        {!alert.is_confirmed && <Badge tone="signal">{t('alerts.unconfirmed')}</Badge>}
      </Inline>
      <Text size={15} tone="soft">
        <bdi>{(labels ?? []).map(({ label }) => label).join(' · ') || t('alerts.noFilters')}</bdi>
      </Text>
      <Text size={15} tone="soft">
        <State alert={alert} />
      </Text>
      {!alert.is_confirmed && (
        <Text size={15}>
          <TextLink {...link(urls.accountSettings())}>{t('alerts.confirmEmail')}</TextLink>
        </Text>
      )}
      <Switch label={t('alerts.on')} checked={!alert.is_paused} onChange={pause} />
      {error !== undefined && (
        <span role="alert">
          <Text size={15} tone="danger">
            {toErrorMessage(error)}
          </Text>
        </span>
      )}
      <Outdent>
        <Inline gap={4}>
          <Button variant="quiet" size="small" onClick={onEdit} hasPopup="dialog">
            {t('alerts.edit')}
          </Button>
          <Button variant="quiet" size="small" onClick={onDelete} hasPopup="dialog">
            {t('alerts.delete')}
          </Button>
          <ButtonLink variant="quiet" size="small" {...link(alertSearchUrl(criteria))}>
            {t('alerts.see')}
          </ButtonLink>
        </Inline>
      </Outdent>
    </Stack>
  )
}

const State = ({ alert }: { alert: JobAlert }) => {
  const t = useTranslations('mf-profile')
  const dayOf = useOwnDay()
  const { last_run: last } = alert
  const frequency = t(`alerts.frequency.${alert.frequency}`)
  if (alert.is_paused) return t('alerts.paused')
  if (!last) return t('alerts.first', { frequency, date: dayOf(alert.next_run_at) })
  return last.job_count === 0
    ? t('alerts.lastNone', { frequency, date: dayOf(last.at) })
    : t('alerts.last', { frequency, date: dayOf(last.at), count: last.job_count })
}
