import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'

/** Where a job is. The country that its reader is in need not be named: it is last in “Tampines, Singapore” and first in 「日本 東京都」. */
const withoutCountry = (label: string, country: string): string =>
  label.startsWith(`${country} `) ? label.slice(country.length + 1) : label.replace(/[,،] [^,،]+$/, '')

/** Where a job is, as a card or a row says it; undefined where it does not say. */
export const usePlaceLabel = ({ places: [first, ...others] }: JobSummary): string | undefined => {
  const t = useTranslations('mf-search')
  const kit = useTranslations('kit')
  const { country } = usePlatform().locale
  if (!first) return undefined
  const isHome = country === first.country && first.country_code !== null
  const place = isHome ? withoutCountry(first.label, kit(`country.${country}`)) : first.label
  return others.length > 0 ? t('card.morePlaces', { place, count: others.length }) : place
}
