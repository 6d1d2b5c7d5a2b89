import { Text } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { identityStatusQuery } from './identity-queries.ts'

/** Near the identity button: that it leads to no Singpass, where a program of this machine plays it. */
export function StandInNote() {
  const t = useTranslations('mf-identity')
  const { api } = usePlatform()
  if (!useQuery(identityStatusQuery(api)).data?.is_stand_in) return null
  return (
    <Text size={13} tone="soft">
      {t('standIn')}
    </Text>
  )
}
