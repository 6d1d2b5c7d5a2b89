import { groupOfTag, type TagGroup, tagGroups } from '../../jobs/tags.ts'
import type { Bitmap } from './bitmap.ts'
import { createListColumn } from './list-column.ts'

/** Groups of tags that are counted. Those share a column of which jobs have few different lists, or which are counted together. */
const countedGroups: readonly (readonly TagGroup[])[] = [
  ['location'],
  ['mainFunction', 'jobFunction', 'functionTitle'],
  ['postedDay'],
  ['jobType', 'xpLvl', 'degree', 'arrangement', 'verified'],
]

/** The tags of jobs by `countedGroups` once more, so that a group is counted by one number of each job. */
export const createTagLists = () => {
  const columnOfGroup = new Map(
    countedGroups.flatMap((groups) => {
      const column = createListColumn()
      return groups.map((group) => [tagGroups[group] as number, column] as const)
    }),
  )
  const columns = new Set(columnOfGroup.values())
  return {
    grow: (slots: number): void => {
      for (const column of columns) column.grow(slots)
    },
    clear: (slot: number): void => {
      for (const column of columns) column.clear(slot)
    },
    add: (slot: number, tag: number): void => columnOfGroup.get(groupOfTag(tag))?.append(slot, tag),
    /** How many of the jobs have each tag of the groups, and of others in their columns. */
    count: (jobs: Bitmap, groups: readonly number[]): Map<number, number> => {
      const asked = new Set(groups.flatMap((group) => columnOfGroup.get(group) ?? []))
      return new Map([...asked].flatMap((column) => [...column.count(jobs)]))
    },
  }
}
