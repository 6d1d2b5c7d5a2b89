import { ButtonLink, EmptyState, Inline, Notice } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { inLanguage, urls, useLocation } from '@jobspan/shared-kit/routing'

/** This very page, to which somebody comes back who signed in. */
const useReturnUrl = () => {
  const { locale } = usePlatform()
  const { pathname, search } = useLocation()
  return inLanguage(locale.language, pathname + search)
}

/** A tab that guests do not have: what an account shows there, and the way to one and back. */
export function GuestTab() {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  const back = useReturnUrl()
  return (
    <EmptyState
      compact
      drawing={null}
      title={t('myJobs.guest.title')}
      body={t('myJobs.guest.body')}
      action={
        <Inline gap={8} justify="center">
          <ButtonLink {...link(urls.getStarted(back))}>{t('myJobs.guest.signIn')}</ButtonLink>
          <ButtonLink variant="secondary" {...link(urls.getStarted(back, 'register'))}>
            {t('myJobs.guest.register')}
          </ButtonLink>
        </Inline>
      }
    />
  )
}

/** Above a guest's saved jobs: where they are kept. */
export function GuestSavedNotice() {
  const t = useTranslations('mf-profile')
  const link = useInternalLink()
  const back = useReturnUrl()
  return (
    <Notice
      action={
        <ButtonLink variant="secondary" size="small" {...link(urls.getStarted(back))}>
          {t('myJobs.guest.signIn')}
        </ButtonLink>
      }
    >
      {t('myJobs.guest.saved')}
    </Notice>
  )
}
