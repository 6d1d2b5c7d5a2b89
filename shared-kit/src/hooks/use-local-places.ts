import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import type { JobSummary } from '../contracts/jobs/jobs.ts'

type Places = JobSummary['places']

const withoutCountry = (label: string, country: string): string =>
  label.startsWith(`${country} `) ? label.slice(country.length + 1) : label.replace(/[,،] [^,،]+$/, '')

/**
 * Places as a list names them: whoever is in their country need not read it. It is last in “Tampines, Singapore” and first in 「日本 東京都」.
 *
 * @example const [first] = useLocalPlaces(job.places)
 */
export const useLocalPlaces = (places: Places): Places => {
  const t = useTranslations('kit')
  const { country } = usePlatform().locale
  const name = t(`country.${country}`)
  return places.map((place) =>
    place.country === country && place.country_code !== null
      ? { ...place, label: withoutCountry(place.label, name) }
      : place,
  )
}
