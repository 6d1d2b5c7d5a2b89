import { TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'

/** The way from a page below back to the rewards. */
export function BackLink() {
  const t = useTranslations('mf-rewards')
  const link = useInternalLink()
  return (
    <div>
      <TextLink {...link(urls.rewards())}>{t('head.rewards')}</TextLink>
    </div>
  )
}
