import { describe, expect, it } from '@jest/globals'
import type { JobSummary } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { seededRandom } from '../statistics.ts'
import { compileRules } from './judged-query.ts'
import { titleQueries, turnedRound, withSlip } from './title-queries.ts'

const job = (id: number, title: string) =>
  ({ id, title, language: 'en-us', places: [{ label: 'Austin', country: 'us' }] }) as unknown as JobSummary

describe('titleQueries', () => {
  it('asks for a title, for a slip of it and for its words turned round', () => {
    const queries = titleQueries([job(7, 'Software Engineer - (C++)')], 40, 1)
    expect(queries.map(({ kind }) => kind)).toEqual(['exact', 'typo', 'word order'])
    expect(queries[0]).toMatchObject({
      id: '7 exact',
      text: 'Software Engineer - (C++)',
      language: 'en-us',
      country: 'us',
    })
    expect(queries[2]?.text).toBe('(C++) Software Engineer -')
  })

  it('takes only the title itself for right, whatever signs are in it', () => {
    const [query] = titleQueries([job(7, 'Software Engineer - (C++)')], 40, 1)
    if (!query) throw new Error('no query')
    const gradeOf = compileRules(query)
    const titles = ['Software engineer - (C++)', 'Software Engineer (C)', 'Engineer of software', 'Chef']
    expect(titles.map((title) => gradeOf(`${title} | A | B | c`))).toEqual([3, 2, 1, 0])
  })

  it('draws the same titles and slips for a seed', () => {
    const jobs = ['Registered nurse', 'Truck driver', 'Pastry chef', 'Paralegal'].map((title, id) => job(id, title))
    expect(titleQueries(jobs, 2, 5)).toEqual(titleQueries(jobs.toReversed(), 2, 5))
    expect(titleQueries(jobs, 2, 5).filter(({ kind }) => kind === 'exact')).toHaveLength(2)
  })
})

describe('a slip', () => {
  it('changes one word and leaves its first letter', () => {
    const random = seededRandom(1)
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const slip = withSlip('Head nurse', random)
      expect(slip).toMatch(/^Head n/)
      expect(slip).not.toBe('Head nurse')
    }
  })

  it('is not made where words are short, nor words turned round where there is one', () => {
    expect(withSlip('Chef', seededRandom(1))).toBeNull()
    expect(turnedRound('Paralegal')).toBeNull()
  })
})
