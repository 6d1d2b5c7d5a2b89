import { Container, EmptyState } from '@jobspan/shared-kit/design'
import { useText } from '@jobspan/shared-kit/i18n'

/** Stands in every page's place while the site is closed (spec section 2). */
export const Maintenance = () => {
  const t = useText('shell')
  return (
    <Container>
      <EmptyState drawing="offline" level={1} title={t('maintenance.title')} body={t('maintenance.text')} />
    </Container>
  )
}
