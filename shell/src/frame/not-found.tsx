import { ButtonLink, Container, ErrorState } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls } from '@jobspan/shared-kit/routing'

/** Stands in a page's place where there is none (404) or no longer one (410, a closed job). */
export const NotFound = ({ status }: { status: 404 | 410 }) => {
  const t = useTranslations('shell')
  const { locale } = usePlatform()
  const host = useHost()
  const gone = status === 410
  const search = host?.hasPage(urls.search()) ?? false
  return (
    <Container>
      <ErrorState
        kind={gone ? 'closed' : 'missing'}
        level={1}
        title={t(gone ? 'missing.goneTitle' : 'missing.title')}
        body={t(gone ? 'missing.goneText' : 'missing.text')}
        action={
          <ButtonLink href={inLanguage(locale.language, search ? urls.search() : urls.home())}>
            {t(search ? 'missing.search' : 'missing.home')}
          </ButtonLink>
        }
      />
    </Container>
  )
}
