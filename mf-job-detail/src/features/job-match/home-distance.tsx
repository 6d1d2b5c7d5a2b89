import type { JobMatch } from '@jobspan/shared-kit/contracts/job-match/job-match'
import { Text } from '@jobspan/shared-kit/design'
import { useFormat } from '@jobspan/shared-kit/i18n'
import { useMatchTexts } from './match-texts/use-match-texts.ts'

/** The place stands for the home: within this, one is as far from its middle as from the job. */
const nearKm = 5

/** How far the job is from where the member lives. It is told with how they fit the job, so nothing more is asked for. */
export function HomeDistance({ home }: { home: NonNullable<JobMatch['home']> }) {
  const t = useMatchTexts()
  const format = useFormat()
  const { place, distance_km: kilometers } = home
  return (
    <Text size={15} tone="soft">
      {kilometers < nearKm
        ? t('place.nearHome', { place })
        : t('place.fromHome', { place, distance: format.distance(kilometers * 1000) })}
    </Text>
  )
}
