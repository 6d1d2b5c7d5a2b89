import { Button, Container, ErrorState } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'
import { type Host, useHost } from '@jobspan/shared-kit/remote'

/** The named fallback of a page or slot that could not be shown; it goes away by itself once loading works again. */
export const Failure: Host['Failure'] = ({ kind, retry }) => {
  const t = useText('shell')
  const host = useHost()
  const tryNow = () => {
    host?.hurry?.()
    retry()
  }
  return (
    <Container>
      <ErrorState
        level={kind === 'page' ? 1 : 2}
        title={t(kind === 'page' ? 'failure.pageTitle' : 'failure.slotTitle')}
        body={t('failure.text')}
        compact={kind === 'slot'}
        action={
          <Button variant="secondary" onClick={tryNow}>
            {t('failure.retry')}
          </Button>
        }
      />
    </Container>
  )
}
