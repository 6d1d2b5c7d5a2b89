import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'

type InCountry = { key: string; name: string }

/** Where a job is; `inCountry` leaves out the name of the country that all of a list are in. */
export const placeLabel = (
  job: JobSummary,
  more: (first: string, others: number) => string,
  inCountry: InCountry | undefined,
): string | undefined => {
  const [first, ...others] = job.places
  if (!first) return undefined
  const isHome = inCountry?.key === first.country && first.country_code !== null
  const label = isHome ? withoutCountry(first.label, inCountry.name) : first.label
  return others.length > 0 ? more(label, others.length) : label
}

/** In a list of jobs of one country, each row need not name it: it is last in “Tampines, Singapore” and first in 「日本 東京都」. */
const withoutCountry = (label: string, country: string): string =>
  label.startsWith(`${country} `) ? label.slice(country.length + 1) : label.replace(/[,،] [^,،]+$/, '')
