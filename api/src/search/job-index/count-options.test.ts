import { describe, expect, test } from '@jest/globals'
import { encodeTag, groupOfTag, tagGroups } from '../../jobs/tags.ts'
import { type Bitmap, createBitmap, hasBit, setBit } from './bitmap.ts'
import { countOptions } from './count-options.ts'
import { createJobColumns, type IndexedJob } from './job-columns.ts'
import type { JobIndex } from './job-index.ts'

// A small generator, so that every run makes the same jobs.
let seed = 11
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return Math.floor((seed / 2 ** 31) * below)
}

const aJob = (id: number): IndexedJob => {
  // Some have more tags than stand in the columns.
  const locations = Array.from({ length: 1 + random(4) * random(8) }, () => encodeTag('location', 1 + random(60)))
  const functions = [encodeTag('mainFunction', 1 + random(3)), encodeTag('jobFunction', 1 + random(9))]
  const days = random(4) === 0 ? [] : [encodeTag('postedDay', 20_000 + random(40))]
  const pay = random(3) === 0 ? Number.NaN : random(9_000)
  return {
    id,
    rankAt: 0,
    validThrough: Number.POSITIVE_INFINITY,
    pay,
    payMin: pay - 500,
    companyId: 0,
    answerRate: Number.NaN,
    language: '',
    titleTerms: '',
    tags: [...new Set([...locations, ...functions, encodeTag('jobType', 1 + random(4)), ...days])],
    scopes: [...new Set([1 + random(6), ...(random(4) === 0 ? [1, 2, 3, 4, 5, 6] : [])])],
  }
}

const index = { columns: createJobColumns() } as JobIndex
const { columns } = index
const jobs = new Map<number, IndexedJob>()
for (let id = 1; id <= 3_000; id += 1) {
  jobs.set(id, aJob(id))
  columns.upsert(jobs.get(id) as IndexedJob)
}
// Written anew and removed: nothing of what they were may be counted.
for (let id = 1; id <= 3_000; id += 7) {
  jobs.set(id, aJob(id))
  columns.upsert(jobs.get(id) as IndexedJob)
}
for (let id = 5; id <= 3_000; id += 11) {
  jobs.delete(id)
  columns.remove(id)
}

const chosen = (share: number): Bitmap => {
  const bits = createBitmap(columns.capacity())
  for (const id of jobs.keys()) if (random(100) < share) setBit(bits, columns.slotOf(id) as number)
  return bits
}
const jobsOf = (bits: Bitmap) => [...jobs.values()].filter(({ id }) => hasBit(bits, columns.slotOf(id) as number))
const tally = (numbers: number[]) => {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return counts
}

describe.each([
  ['few', chosen(3)],
  ['half', chosen(50)],
  ['all', chosen(100)],
])('of %s of the jobs', (_name, bits) => {
  const ranges = [
    { from: 0, to: 3_000 },
    { from: 2_500, to: Number.MAX_VALUE },
  ]

  test('options are what a look at every job counts', () => {
    const counted = countOptions(index, bits, { ranges, sampleSize: Number.POSITIVE_INFINITY })
    expect(jobsOf(bits).some(({ tags }) => tags.length > 16)).toBe(true)
    expect(counted.tags).toEqual(tally(jobsOf(bits).flatMap(({ tags }) => tags)))
    expect(counted.ranges).toEqual(
      ranges.map(({ from, to }) => jobsOf(bits).filter(({ pay, payMin }) => pay >= from && payMin <= to).length),
    )
  })

  test.each([
    [['location']],
    [['mainFunction', 'jobFunction', 'functionTitle']],
    [['postedDay']],
    [['jobType']],
    [['location', 'jobType']],
  ] as const)('so are those of %j alone', (names) => {
    const groups = names.map((name): number => tagGroups[name])
    const tags = jobsOf(bits).flatMap((job) => job.tags.filter((tag) => groups.includes(groupOfTag(tag))))
    expect(columns.countTags(bits, groups)).toEqual(tally(tags))
  })

  test('and the countries that show them', () => {
    expect(columns.countByScope(bits)).toEqual(tally(jobsOf(bits).flatMap(({ scopes }) => scopes)))
  })
})

test('of more jobs than the sample a part is counted and scaled up', () => {
  const bits = chosen(100)
  const { tags } = countOptions(index, bits, { ranges: [], sampleSize: 500 })
  const exact = tally(jobsOf(bits).flatMap((job) => job.tags))
  const tag = encodeTag('mainFunction', 1)
  expect(Math.abs((tags.get(tag) ?? 0) / (exact.get(tag) ?? 1) - 1)).toBeLessThan(0.2)
})
