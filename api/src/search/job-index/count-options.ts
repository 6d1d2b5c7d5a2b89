import { type Bitmap, popcount, toArray } from './bitmap.ts'
import { slotLayout } from './job-columns.ts'
import type { JobIndex } from './job-index.ts'

/** How many of some jobs answer to each tag, and to each range of pay; in the order of the ranges. */
export type OptionCounts = { tags: Map<number, number>; ranges: number[] }

type PayRange = { from: number; to: number }

/** Counts a job in each of the ranges that its pay reaches into. */
const addPay = (pays: Float64Array, slot: number, ranges: readonly PayRange[], counts: number[]): void => {
  const highest = pays[slot * slotLayout.pays + slotLayout.highestPay] as number
  if (Number.isNaN(highest)) return
  const lowest = pays[slot * slotLayout.pays + slotLayout.lowestPay] as number
  for (let range = 0; range < ranges.length; range += 1) {
    const { from, to } = ranges[range] as PayRange
    if (highest >= from && lowest <= to) counts[range] = (counts[range] as number) + 1
  }
}

/** How many of the jobs each range of pay holds, in the order of the ranges. */
export const countPayRanges = ({ columns }: JobIndex, jobs: Bitmap, ranges: readonly PayRange[]): number[] => {
  const counts = ranges.map(() => 0)
  const slots = toArray(jobs, popcount(jobs))
  for (let position = 0; position < slots.length; position += 1)
    addPay(columns.columns.pays, slots[position] as number, ranges, counts)
  return counts
}

/** Counts the options of the jobs; of more than `sampleSize`, an evenly spaced sample is counted and scaled up. */
export const countOptions = (
  { columns }: JobIndex,
  jobs: Bitmap,
  { ranges, sampleSize }: { ranges: readonly PayRange[]; sampleSize: number },
): OptionCounts => {
  const { tagNumbers, pays } = columns.columns
  const total = popcount(jobs)
  const slots = toArray(jobs, total, sampleSize)
  const counts = new Uint32Array(columns.tagCount())
  const inRange = ranges.map(() => 0)
  for (let position = 0; position < slots.length; position += 1) {
    const slot = slots[position] as number
    const first = slot * slotLayout.numbers
    const end = first + slotLayout.tags
    let offset = first
    for (; offset < end; offset += 1) {
      const number = tagNumbers[offset] as number
      if (number === 0) break
      counts[number] = (counts[number] as number) + 1
    }
    if (offset === end)
      for (const number of columns.overflowTags.get(slot) ?? []) counts[number] = (counts[number] as number) + 1
    addPay(pays, slot, ranges, inRange)
  }
  const scale = (count: number): number => (slots.length === total ? count : Math.round((count * total) / slots.length))
  const tags = new Map<number, number>()
  for (let number = 0; number < counts.length; number += 1) {
    const count = counts[number] as number
    if (count > 0) tags.set(columns.tagOfNumber(number), scale(count))
  }
  return { tags, ranges: inRange.map(scale) }
}
