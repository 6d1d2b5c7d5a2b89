import Validator from '@adobe/structured-data-validator'
import { expect, it } from '@jest/globals'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { exampleJob } from '../../testing/example-job.ts'
import { jobPosting } from './job-posting.ts'

const site = { brand: 'Jobspan', url: 'https://jobspan.example/en-us/job/senior-accountant-42' }

/** What a validator that is not ours finds wrong in a page with the posting; what it only recommends is known or not. */
const errorsOf = async (posting: object | undefined): Promise<string[]> => {
  const page = `<!doctype html><script type="application/ld+json">${JSON.stringify(posting)}</script>`
  const found = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(page)
  const issues = await new Validator().validate(found)
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage)
}

const worldwide = { kind: 'worldwide', countries: [] } satisfies JobDetail['applicant_location']

it.each<[string, Partial<JobDetail>]>([
  ['with all that can be known', {}],
  ['whose employer stays unnamed', { company: null, company_detail: null }],
  ['with one figure of pay', { pay: { min: 50, max: 50, currency: 'USD', period: 'HOUR' } }],
  ['without pay or last day', { pay: null, valid_through: null }],
  ['that is remote, and open where it is', { arrangement: 'remote', applicant_location: null }],
  ['that is remote, and open to the world', { arrangement: 'remote', applicant_location: worldwide }],
  [
    'that is remote, and open to a state',
    { arrangement: 'remote', places: [], applicant_areas: [{ name: 'Michigan', country_code: 'US' }] },
  ],
  ['that is remote, and nowhere', { arrangement: 'remote', applicant_location: worldwide, places: [] }],
])('a posting %s is valid to an independent validator', async (_, facts) => {
  expect(await errorsOf(jobPosting(exampleJob(facts), site))).toEqual([])
})

it('the validator does find what is missing', async () => {
  const { title, hiringOrganization, ...rest } = jobPosting(exampleJob(), site) as Record<string, unknown>
  expect([title, hiringOrganization]).not.toContain(undefined)
  expect(await errorsOf(rest)).toHaveLength(2)
})
