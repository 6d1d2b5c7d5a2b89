import { identityCountry } from '@jobspan/shared-kit/contracts/identity/identity-constants'
import { Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'

/** In the place of the identity button where it would lead nowhere: in another country, or where this installation has no client of Singpass. */
export function NotOffered() {
  const t = useTranslations('mf-identity')
  const { locale } = usePlatform()
  return <Text>{t(locale.country === identityCountry ? 'settings.unavailable' : 'settings.elsewhere')}</Text>
}
