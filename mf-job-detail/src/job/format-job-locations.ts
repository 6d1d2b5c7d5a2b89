import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import type { Formatters } from '@jobspan/shared-kit/i18n'
import type { PageContext } from '@jobspan/shared-kit/remote'

const maxNamedLocations = 2

/** The places of a job in one line: two by name, the others counted; "Remote" where it has none. Empty when nothing is known. */
export const formatJobLocations = (
  job: Pick<JobSummary, 'places' | 'arrangement'>,
  t: PageContext['t'],
  format: Formatters,
): string => {
  const labels = [...new Set(job.places.map((place) => place.label))]
  if (labels.length === 0) return job.arrangement === 'remote' ? t('arrangement.remote') : ''
  const rest = labels.length - maxNamedLocations
  if (rest <= 0) return format.list(labels)
  const [first, second] = labels
  return t('place.andMore', { first, second, count: rest })
}
