import { andPopcount, type Bitmap, popcount, toArray } from './bitmap.ts'
import type { JobIndex } from './job-index.ts'

/** How many of some jobs answer to each tag, and to each range of pay; in the order of the ranges. */
export type OptionCounts = { tags: Map<number, number>; ranges: number[] }

type PayRange = { from: number; to: number }

/** Counts the options of the jobs; of more than `sampleSize`, an evenly spaced sample is counted and scaled up. */
export const countOptions = (
  index: JobIndex,
  jobs: Bitmap,
  { ranges, sampleSize }: { ranges: readonly PayRange[]; sampleSize: number },
): OptionCounts => {
  const { columns, overflowTags, tagsPerSlot, tagCount, tagOfNumber } = index.columns
  const total = popcount(jobs)
  const slots = toArray(jobs, total, sampleSize)
  const { tagNumbers, pay, payMin } = columns
  const counts = new Uint32Array(tagCount())
  const inRange = ranges.map(() => 0)
  for (let position = 0; position < slots.length; position += 1) {
    const slot = slots[position] as number
    const first = slot * tagsPerSlot
    for (let offset = first; offset < first + tagsPerSlot; offset += 1) {
      const number = tagNumbers[offset] as number
      if (number === 0) break
      counts[number] = (counts[number] as number) + 1
    }
    const highest = pay[slot] as number
    if (Number.isNaN(highest)) continue
    const lowest = payMin[slot] as number
    for (let range = 0; range < ranges.length; range += 1) {
      const { from, to } = ranges[range] as PayRange
      if (highest >= from && lowest <= to) inRange[range] = (inRange[range] as number) + 1
    }
  }
  if (overflowTags.size > 0) {
    for (const slot of slots)
      for (const number of overflowTags.get(slot) ?? []) counts[number] = (counts[number] as number) + 1
  }
  const scale = (count: number): number => (slots.length === total ? count : Math.round((count * total) / slots.length))
  const tags = new Map<number, number>()
  for (const [number, count] of counts.entries()) if (count > 0) tags.set(tagOfNumber(number), scale(count))
  return { tags, ranges: inRange.map(scale) }
}

// Measured: reading the tags of a job costs as much as combining this many 32-bit words of bitmaps.
const wordsPerJob = 20

/** Counts the options of these groups only, exactly. Few options of many jobs are counted by their bitmaps. */
export const countGroups = (index: JobIndex, jobs: Bitmap, groups: readonly number[]): Map<number, number> => {
  const tags = groups.flatMap((group) => index.columns.tagsOfGroup(group))
  if (tags.length * jobs.length > popcount(jobs) * wordsPerJob)
    return countOptions(index, jobs, { ranges: [], sampleSize: Number.POSITIVE_INFINITY }).tags
  const counts = tags.map((tag) => [tag, andPopcount(jobs, index.columns.withTag(tag) as Bitmap)] as const)
  return new Map(counts.filter(([, count]) => count > 0))
}
