import { Text } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { jobMatchQuery } from './job-match-query.ts'

/** The place stands for the home: within this, one is as far from its middle as from the job. */
const nearKm = 5

/** How far the job is from where the member lives. It is told with how they fit the job, so nothing more is asked for. */
export function HomeDistance({ jobId }: { jobId: number }) {
  const t = useTranslations('mf-job-detail')
  const format = useFormat()
  const { api } = usePlatform()
  const { data } = useQuery(jobMatchQuery(api, jobId))
  if (!data?.home) return null
  const { place, distance_km: kilometers } = data.home
  return (
    <Text size={15} tone="soft">
      {kilometers < nearKm
        ? t('place.nearHome', { place })
        : t('place.fromHome', { place, distance: format.distance(kilometers * 1000) })}
    </Text>
  )
}
