import { groupOfTag, tagGroups } from '../../jobs/tags.ts'
import { popcount, toArray } from './bitmap.ts'
import type { JobIndex } from './job-index.ts'

/**
 * The same posting from several sources: jobs with the same title at the same place, of companies that are called the same and are not the same record,
 * because two sources name them. Of each group the oldest comes first.
 *
 * @param companyKeys how each company is called, without its legal form
 */
export const findDoubles = ({ columns }: JobIndex, companyKeys: ReadonlyMap<number, string>): number[][] => {
  const counts = new Map<string, number>()
  for (const key of companyKeys.values()) counts.set(key, (counts.get(key) ?? 0) + 1)
  const shared = new Map([...companyKeys].filter(([, key]) => (counts.get(key) ?? 0) > 1))
  if (shared.size === 0) return []
  const { companyId, title } = columns.columns
  const groups = new Map<string, number[]>()
  const open = columns.open()
  for (const slot of toArray(open, popcount(open))) {
    const company = shared.get(companyId[slot] as number)
    if (company === undefined) continue
    const places = columns.tagsOf(slot).filter((tag) => groupOfTag(tag) === tagGroups.location)
    const key = JSON.stringify([columns.titles.at(title[slot] as number).key, company, places.sort()])
    groups.set(key, [...(groups.get(key) ?? []), slot])
  }
  return [...groups.values()].filter((slots) => new Set(slots.map((slot) => companyId[slot])).size > 1)
}

/**
 * Tells of one job after the other whether it is shown: not where the same posting of another source was before it.
 *
 * @param known jobs that were before all others
 */
export const createDoubleFilter = (
  { doubles, columns }: JobIndex,
  known: readonly number[],
): ((id: number) => boolean) => {
  const sources = new Map<readonly number[], number>()
  const isShown = (id: number): boolean => {
    const slot = doubles.length === 0 ? undefined : columns.slotOf(id)
    const group = slot === undefined ? undefined : doubles.find((slots) => slots.includes(slot))
    if (slot === undefined || group === undefined) return true
    const source = columns.columns.companyId[slot] as number
    const first = sources.get(group) ?? source
    sources.set(group, first)
    return source === first
  }
  for (const id of known) isShown(id)
  return isShown
}
