import { groupOfTag, type TagGroup, tagGroups } from '../../jobs/tags.ts'
import type { Bitmap } from './bitmap.ts'
import { createListColumn } from './list-column.ts'

/** Groups with very many options. Those that are counted together share a column. */
const listedGroups: readonly (readonly TagGroup[])[] = [
  ['location'],
  ['mainFunction', 'jobFunction', 'functionTitle'],
  ['postedDay'],
]

/** The tags of `listedGroups` by job once more, so that they are counted without a look at all tags of a job. */
export const createTagLists = () => {
  const columnOfGroup = new Map(
    listedGroups.flatMap((groups) => {
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
    /** How many of the jobs have each tag of the groups; undefined where these are not counted together. */
    count: (jobs: Bitmap, groups: readonly number[]): Map<number, number> | undefined => {
      const [column, ...others] = new Set(groups.map((group) => columnOfGroup.get(group)))
      return others.length === 0 ? column?.count(jobs) : undefined
    },
  }
}
