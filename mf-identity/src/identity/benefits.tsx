import { IconList } from '@jobspan/shared-features/lists/icon-list'
import { useTranslations } from '@jobspan/shared-kit/i18n'

const benefits = ['first', 'badge', 'jobs'] as const

/** What a verified member gets; each of it is built. */
export function Benefits() {
  const t = useTranslations('mf-identity')
  return <IconList label={t('benefits.title')} lines={benefits.map((benefit) => t(`benefits.${benefit}`))} />
}
