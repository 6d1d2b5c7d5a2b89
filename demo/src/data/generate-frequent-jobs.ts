import type { CountryKey, LanguageKey } from '@jobspan/shared-kit/contracts/platform/locales'
import { functionTitles } from '../../../api/src/config/lists/list-rows.ts'
import type { JobRecord } from '../../../api/src/jobs/job-record.ts'
import type { Sector } from './company-endings.ts'
import type { Employer } from './generate-companies.ts'
import { makeJob, type Position } from './generate-jobs.ts'
import { createRandom } from './random.ts'
import { type FunctionKey, functionKeys } from './texts/language-texts.ts'
import { titlesOf } from './title-facts.ts'

type Frequent = {
  title: string
  field: FunctionKey
  sectors: readonly Sector[]
  inMarkets: readonly [CountryKey, LanguageKey, number][]
}

/**
 * Occupations that so many hire for at once that what they pay can be told of their own postings (docs/product-rules.md#pay-insight): drawn jobs are of
 * 220 titles, of which no country has ten alike. Japanese employers state monthly and yearly pay, so there it takes twice as many.
 */
const frequent: readonly Frequent[] = [
  {
    title: 'registered-nurse',
    field: 'health',
    sectors: ['health'],
    inMarkets: [
      ['sg', 'en-us', 20],
      ['ph', 'en-us', 20],
      ['us', 'en-us', 26],
      ['sa', 'ar', 20],
      ['jp', 'ja', 36],
    ],
  },
  {
    title: 'customer-service-representative',
    field: 'service',
    sectors: ['tech', 'finance', 'commerce', 'hotel', 'services'],
    inMarkets: [
      ['sg', 'en-us', 20],
      ['ph', 'en-us', 20],
      ['sa', 'ar', 20],
    ],
  },
]

/** A title of a field of work, as a company of the sector has it. */
export function positionOf(title: string, field: FunctionKey, sector: Sector = 'services'): Position {
  const functionId = functionKeys.indexOf(field) + 1
  const id = functionTitles.find(({ key }) => key === title)?.id
  const titleFacts = titlesOf(functionId, sector).find((facts) => facts.id === id)
  if (!titleFacts) throw new Error(`${title} is no title of ${field}`)
  return { functionId, titleFacts }
}

/** The postings of `frequent`, numbered from `first` on, by the employers of its sectors in turn. */
export function generateFrequentJobs({
  first,
  seed,
  now,
  employers,
}: {
  first: number
  seed: number
  now: Date
  employers: readonly Employer[]
}): JobRecord[] {
  const random = createRandom(seed + 2)
  let number = first
  return frequent.flatMap((occupation) => {
    const position = positionOf(occupation.title, occupation.field, occupation.sectors[0])
    return occupation.inMarkets.flatMap(([country, language, count]) => {
      const own = employers.filter(
        ({ market, sector }) =>
          market.country === country && market.language === language && occupation.sectors.includes(sector),
      )
      return Array.from({ length: count }, (_, index) => {
        const employer = own[index % own.length]
        if (!employer) throw new Error(`Nobody hires for ${occupation.title} in ${country}`)
        return makeJob(random, employer, { number: number++, now: now.getTime(), position })
      })
    })
  })
}
