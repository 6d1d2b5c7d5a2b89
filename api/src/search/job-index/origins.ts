import { and, andPopcount, type Bitmap, createBitmap, filterBits, or, popcount, toArray } from './bitmap.ts'
import type { Criteria } from './criteria.ts'
import type { JobIndex } from './job-index.ts'

const none = createBitmap(0)

const languageOf = ({ columns }: JobIndex, slot: number): string =>
  columns.titles.at(columns.columns.title[slot] as number).language

/** Keeps the jobs that are offered from the wanted countries and written in the wanted languages. */
export const keepOrigins = (
  index: JobIndex,
  { hiringCountries, postingLanguages }: Criteria,
  jobs: Bitmap,
  acquireBitmap: () => Bitmap,
): void => {
  if (hiringCountries.length > 0) {
    const any = acquireBitmap().fill(0)
    for (const id of hiringCountries) or(any, index.columns.withHomeCountry(id) ?? none)
    and(jobs, any)
  }
  if (postingLanguages.length > 0) {
    const wanted = new Set<string>(postingLanguages)
    filterBits(jobs, (slot) => wanted.has(languageOf(index, slot)))
  }
}

/** How many of some jobs are offered from each of these countries. */
export const countHiringCountries = (
  { columns }: JobIndex,
  jobs: Bitmap,
  countries: readonly number[],
): Map<number, number> =>
  new Map(countries.map((id) => [id, andPopcount(jobs, columns.withHomeCountry(id) ?? none)] as const))

/** How many of some jobs are written in each language; those that do not say are left out. */
export const countPostingLanguages = (index: JobIndex, jobs: Bitmap): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const slot of toArray(jobs, popcount(jobs))) {
    const language = languageOf(index, slot)
    if (language !== '') counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  return counts
}
