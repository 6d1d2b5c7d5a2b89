import { Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { identityStatusQuery } from './identity-queries.ts'

/** How much of the number this installation reads. Nothing until that is known: the wrong one would be a lie. */
export function PrivacyNote() {
  const t = useTranslations('mf-identity')
  const { api } = usePlatform()
  const status = useQuery(identityStatusQuery(api)).data
  if (!status) return null
  return (
    <Text size={15} tone="soft">
      {t(status.reads_full_number ? 'privacy.full' : 'privacy.partial')}
    </Text>
  )
}
