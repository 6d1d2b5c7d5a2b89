import { Text, TextLink } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { urls } from '@jobspan/shared-kit/routing'

/** One line for whoever has just applied. */
export function Slot() {
  const t = useTranslations('mf-rewards')
  const link = useInternalLink()
  return (
    <Text size={15} tone="soft">
      {t('slot.applied')} <TextLink {...link(urls.inviteFriends())}>{t('slot.link')}</TextLink>
    </Text>
  )
}
