import type { CompanyRecord, JobRecord } from '../../../api/src/jobs/job-record.ts'
import { generateCommonJobs } from './generate-common-jobs.ts'
import { makeEmployers } from './generate-companies.ts'
import { generateFrequentJobs } from './generate-frequent-jobs.ts'
import { generateJobs } from './generate-jobs.ts'
import { withEligibility } from './with-eligibility.ts'
import { withLegalName } from './with-legal-name.ts'

/**
 * The demonstration catalogue: about 400 invented companies and 3,600 jobs in all 19 countries, each in a language of
 * its country. The same seed gives the same catalogue; only dates move with `now`.
 */
export function generateDemoData({ now, seed = 1, count = 3400 }: { now: Date; seed?: number; count?: number }): {
  companies: CompanyRecord[]
  jobs: JobRecord[]
} {
  const employers = makeEmployers({ seed })
  const drawn = Array.from(generateJobs({ count, seed, now, employers }), withEligibility)
  const frequent = generateFrequentJobs({ first: count + 1, seed, now, employers })
  const jobs = [...drawn, ...frequent]
  return {
    companies: employers.map(withLegalName),
    jobs: [...jobs, ...generateCommonJobs({ first: jobs.length + 1, seed, now, employers, jobs })],
  }
}
