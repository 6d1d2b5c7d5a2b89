import { Button, Container, ErrorState, Inline, Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type Host, useHost } from '@jobspan/shared-kit/remote'
import { useLocation } from '@jobspan/shared-kit/routing'
import { isActiveLink, useNavigationLinks } from './navigation-links.ts'

/**
 * The fallback of a page or slot that could not be shown; it goes away by itself once loading works again. A page that nobody
 * named has the name of its link in the header.
 */
export const Failure: Host['Failure'] = ({ kind, label, retry, isSmall }) => {
  const t = useTranslations('shell')
  const host = useHost()
  const { pathname } = useLocation()
  const link = useNavigationLinks('header').find((each) => kind === 'page' && isActiveLink(each, pathname))
  const known = label ?? link?.text
  // Isolated: a job's title may run the other way.
  const named = known && { name: `\u2068${known}\u2069` }
  const tryNow = () => {
    host?.retryNow?.()
    retry()
  }
  const title = named ? t('failure.named', named) : t(kind === 'page' ? 'failure.pageTitle' : 'failure.slotTitle')
  if (isSmall)
    return (
      <Inline justify="between" wrap={false} gap={12}>
        <Text size={13} tone="soft">
          {title}
        </Text>
        <Button variant="secondary" size="small" label={named && t('failure.retryNamed', named)} onClick={tryNow}>
          {t('failure.retry')}
        </Button>
      </Inline>
    )
  return (
    <Container>
      <ErrorState
        level={kind === 'page' ? 1 : 2}
        title={title}
        body={t('failure.text')}
        compact={kind === 'slot'}
        action={
          <Button variant="secondary" label={named && t('failure.retryNamed', named)} onClick={tryNow}>
            {t('failure.retry')}
          </Button>
        }
      />
    </Container>
  )
}
