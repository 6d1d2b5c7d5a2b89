import type { JobRecord } from '../../../api/src/jobs/job-record.ts'
import commonOccupations from './common-occupations.json' with { type: 'json' }
import type { Sector } from './company-endings.ts'
import { type Employer, markets } from './generate-companies.ts'
import { positionOf } from './generate-frequent-jobs.ts'
import { makeJob } from './generate-jobs.ts'
import { createRandom } from './random.ts'
import type { FunctionKey } from './texts/language-texts.ts'

type CommonOccupation = { titles: readonly string[]; field: FunctionKey; sectors: readonly Sector[] }

const minOpen = 2

/**
 * Postings of the occupations that most people look for, where a market has fewer than two open: whoever tries the search begins with one of them, and the
 * drawn jobs are of 220 titles.
 */
export function generateCommonJobs({
  first,
  seed,
  now,
  employers,
  jobs,
}: {
  first: number
  seed: number
  now: Date
  employers: readonly Employer[]
  jobs: readonly JobRecord[]
}): JobRecord[] {
  const random = createRandom(seed + 3)
  const added: JobRecord[] = []
  for (const market of markets) {
    const own = employers.filter((employer) => employer.market === market)
    const open = jobs.filter(
      ({ country, language, status }) =>
        country === market.country && language === market.language && status === 'open',
    )
    for (const { titles, field, sectors } of commonOccupations as readonly CommonOccupation[]) {
      const positions = titles.map((title) => positionOf(title, field, sectors[0]))
      const ids = new Set(positions.map(({ titleFacts }) => titleFacts.id))
      const known = open.filter(({ functionTitleId }) => functionTitleId !== null && ids.has(functionTitleId)).length
      const hiring = own.filter(({ sector }) => sectors.includes(sector))
      for (let missing = minOpen - known; missing > 0; missing -= 1) {
        const number = first + added.length
        const employer = random.pick(hiring.length > 0 ? hiring : own)
        const position = random.pick(positions)
        let job = makeJob(random, employer, { number, now: now.getTime(), position })
        while (job.status !== 'open') job = makeJob(random, employer, { number, now: now.getTime(), position })
        added.push(job)
      }
    }
  }
  return added
}
