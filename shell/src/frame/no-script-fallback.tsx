import { ButtonLink, Container, ErrorState } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'

/**
 * Stands below a page whose data or code did not come in time, for browsers without scripts: in others the page goes on loading
 * by itself, and here its skeleton would say so for ever. `href` is its own address.
 */
export const NoScriptFallback = ({ isWhole, href }: { isWhole: boolean; href: string }) => {
  const t = useTranslations('shell')
  const kit = useTranslations('kit')
  return (
    <Container>
      <ErrorState
        level={isWhole ? 1 : 2}
        title={t(isWhole ? 'failure.pageTitle' : 'failure.slotTitle')}
        action={
          <ButtonLink variant="secondary" href={href}>
            {kit('tryAgain')}
          </ButtonLink>
        }
      />
    </Container>
  )
}
