import { Container, EmptyState } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'

/** Shown in place of every page while the site is closed (docs/product-rules.md#maintenance-page). */
export const Maintenance = () => {
  const t = useTranslations('shell')
  return (
    <Container>
      <EmptyState drawing="offline" level={1} title={t('maintenance.title')} body={t('maintenance.text')} />
    </Container>
  )
}
