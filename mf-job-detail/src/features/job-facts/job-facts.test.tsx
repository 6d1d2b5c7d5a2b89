import { describe, expect, it } from '@jest/globals'
import { renderWithPlatform } from '@jobspan/shared-kit/testing'
import { screen } from '@testing-library/react'
import en from '../../locales/en-us.json' with { type: 'json' }
import { exampleJob } from '../../testing/example-job.ts'
import { JobFacts } from './job-facts.tsx'

const factsOf = async (eligibility: Parameters<typeof exampleJob>[0] & object) => {
  await renderWithPlatform(<JobFacts job={exampleJob(eligibility)} />, {
    namespace: 'mf-job-detail',
    texts: { 'mf-job-detail': en },
  })
  const [terms, values] = [screen.getAllByRole('term'), screen.getAllByRole('definition')]
  return Object.fromEntries(terms.map((term, index) => [term.textContent, values[index]?.textContent]))
}

describe('for whom a job is open', () => {
  it('names the identities that it is restricted to', async () => {
    const citizen = { id: 1, value: 'Singapore citizen' }
    const resident = { id: 2, value: 'Permanent resident' }
    const facts = await factsOf({ eligibility: { user_identities: [citizen, resident], text: 'Locals only' } })
    expect(facts['Open to']).toBe('Singapore citizen or Permanent resident')
  })

  it('is said in the posting’s own words where these are all there is', async () => {
    const facts = await factsOf({ eligibility: { user_identities: [], text: 'Valid work pass' } })
    expect(facts['Open to']).toBe('Valid work pass')
  })

  it('is no fact of a job that is open to everybody', async () => {
    expect(await factsOf({ eligibility: null })).not.toHaveProperty('Open to')
  })
})
