import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { useLocalPlaces } from '@jobspan/shared-kit/hooks/use-local-places'
import { useTranslations } from '@jobspan/shared-kit/i18n'

/** Where a job is, as a card or a row says it; undefined where it does not say. */
export const usePlaceLabel = ({ places }: JobSummary): string | undefined => {
  const t = useTranslations('mf-search')
  const [first, ...others] = useLocalPlaces(places)
  if (!first) return undefined
  return others.length > 0 ? t('card.morePlaces', { place: first.label, count: others.length }) : first.label
}
