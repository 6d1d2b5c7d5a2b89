import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createBitmap, setBit } from './bitmap.ts'
import type { SearchUnit } from './criteria.ts'
import { createJobColumns } from './job-columns.ts'
import type { JobIndex } from './job-index.ts'
import type { UnitMatches, WordMatches } from './match-units.ts'
import { radixSortSlots } from './ordering.ts'
import { createRanking } from './ranking.ts'

const now = Date.UTC(2026, 10, 28)
const day = 86_400_000

const randomJob = fc.record({
  daysAgo: fc.integer({ min: 0, max: 60 }),
  pay: fc.constantFrom(Number.NaN, 4_000),
  companyId: fc.constantFrom(0, 1),
  answerRate: fc.constantFrom(Number.NaN, 0.5, 1),
  titleTerms: fc.constantFrom('nurse', 'night nurse', 'cook', 'registered nurse on call'),
  language: fc.constantFrom('en-us', 'ja'),
  isHome: fc.boolean(),
  isOfOccupation: fc.boolean(),
  isNear: fc.boolean(),
})

const unit: SearchUnit = {
  kind: 'occupation',
  words: 'nurse',
  isRequired: true,
  title: [['nurse']],
  text: null,
  occupations: [],
  narrowerOccupations: [],
  nearOccupations: [],
  mainFunctions: [],
  beginnings: [],
  locations: [],
  companies: [],
}

/** An index of these jobs, and what a search for nurses finds in it. */
const indexOf = (jobs: (typeof randomJob extends fc.Arbitrary<infer Job> ? Job : never)[]) => {
  const columns = createJobColumns()
  for (const [at, job] of jobs.entries()) {
    const facts = {
      id: at + 1,
      rankAt: now - job.daysAgo * day,
      validThrough: Number.POSITIVE_INFINITY,
      payMin: job.pay,
    }
    columns.upsert({ ...job, ...facts, tags: [], scopes: [job.isHome ? 1 : 2] })
  }
  const slots = jobs.map((_, at) => columns.slotOf(at + 1) as number)
  const having = (test: (job: (typeof jobs)[number]) => boolean) => {
    const bits = createBitmap(columns.capacity())
    for (const [at, job] of jobs.entries()) if (test(job)) setBit(bits, slots[at] as number)
    return bits
  }
  const title = having(({ titleTerms }) => titleTerms.includes('nurse'))
  const occupation = having(({ isOfOccupation }) => isOfOccupation)
  const nurse: UnitMatches = {
    unit,
    title,
    occupation,
    narrowerOccupation: null,
    closeOccupation: null,
    nearOccupation: having(({ isNear }) => isNear),
    named: null,
    text: null,
    hit: having((job) => job.isOfOccupation || job.titleTerms.includes('nurse')),
  }
  const newest = radixSortSlots(Uint32Array.from(slots), columns.capacity(), columns.columns.rankAt)
  return { index: { columns, newest } as JobIndex, slots: Uint32Array.from(slots), units: [nurse] }
}

const criteria = {
  scope: 1,
  words: { titleKey: 'nurse', preferredTags: [], isRemote: false },
  language: 'en-us',
  countryLanguage: 'en-us',
} as unknown as Parameters<typeof createRanking>[1]

// A page needs the first of ten thousand: all were ranked to the last point and put in order.
test('the first of an order are those with which the whole order begins', () => {
  fc.assert(
    fc.property(
      fc.array(randomJob, { minLength: 2, maxLength: 80 }),
      fc.integer({ min: 1, max: 40 }),
      (jobs, limit) => {
        const { index, slots, units } = indexOf(jobs)
        const { order, partsOf } = createRanking(index, criteria, { units } as WordMatches, now)
        const whole = Array.from(order(slots))
        expect(Array.from(order(slots, limit))).toEqual(whole.slice(0, limit))
        const ranks = whole.map((slot) => partsOf(slot).total)
        for (const [at, rank] of ranks.entries())
          expect(ranks[at + 1] ?? Number.NEGATIVE_INFINITY).toBeLessThan(rank + 1 / 8)
      },
    ),
  )
})
