import { Container } from '@jobspan/shared-kit/design'
import type { Head, PageContext } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { InstallCard } from '../features/install-site/install-card.tsx'
import { InstallSteps } from '../features/install-site/install-steps.tsx'
import { installTextsOf } from '../features/install-site/use-install-texts.ts'

/** `/download`: the site as an app, without a store. */
export const Page = () => (
  <Container>
    <InstallCard />
    <InstallSteps />
  </Container>
)

export const head = ({ locale, site }: PageContext): Head => {
  const t = installTextsOf(locale.language)
  return {
    title: t('download.title', { brand: site.brand }),
    description: t('download.lead'),
    canonicalPath: urls.download(),
  }
}
