import { Container, EmptyState } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'

export type MaintenanceNotice = {
  /** In place of the usual text. */
  text?: string | undefined
  /** RFC 3339: when the site is expected back. */
  endsAt?: string | undefined
}

/** Shown in place of every page while the site is closed (docs/product-rules.md#maintenance-page). */
export const Maintenance = ({ text, endsAt }: MaintenanceNotice) => {
  const t = useTranslations('shell')
  const { locale } = usePlatform()
  const said = text ?? t('maintenance.text')
  // In the time of all places alike: the server does not know the reader's, and the browser leaves this page as it came.
  const format = new Intl.DateTimeFormat(`${locale.intl}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
  const body = endsAt ? `${said} ${t('maintenance.until', { time: format.format(new Date(endsAt)) })}` : said
  return (
    <Container>
      <EmptyState drawing="offline" level={1} title={t('maintenance.title')} body={body} />
    </Container>
  )
}
