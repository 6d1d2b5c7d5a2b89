import type { Bitmap } from './bitmap.ts'

// Numbers are below this, and lists are fewer than 2 ** 24, so that both together are one exact number.
const numberLimit = 2 ** 29
/** Fewer lists than this are kept, whether a slot has them or not. */
const minLimit = 1_000

/** Different lists of numbers, each with a number of its own; 0 is the empty one. */
const createLists = () => {
  const lists: (readonly number[])[] = [[]]
  /** The list that each was made from, which lacks its last number. */
  const shorterLists: number[] = [0]
  /** By a list and a number: the list that has this number as well. */
  const longerLists = new Map<number, number>()
  return {
    lists,
    withNumber: (list: number, number: number): number => {
      const key = list * numberLimit + number
      let longer = longerLists.get(key)
      if (longer === undefined) {
        const held = lists[list] as readonly number[]
        longer = held.includes(number) ? list : lists.push([...held, number]) - 1
        if (longer !== list) shorterLists[longer] = list
        longerLists.set(key, longer)
      }
      return longer
    },
    /** Keeps those that are used, which it numbers anew, and those that these were made from, as they are made from them again. */
    dropUnused: (used: Uint32Array): void => {
      const isUsed = new Uint8Array(lists.length)
      isUsed[0] = 1
      for (const list of used) isUsed[list] = 1
      // A list comes after the one that it was made from.
      for (let list = lists.length - 1; list > 0; list -= 1) if (isUsed[list]) isUsed[shorterLists[list] as number] = 1
      const moved = new Uint32Array(lists.length)
      let count = 0
      longerLists.clear()
      for (const [list, held] of lists.entries()) {
        if (!isUsed[list]) continue
        const shorter = moved[shorterLists[list] as number] as number
        const last = held.at(-1)
        if (last !== undefined) longerLists.set(shorter * numberLimit + last, count)
        lists[count] = held
        shorterLists[count] = shorter
        moved[list] = count
        count += 1
      }
      lists.length = count
      shorterLists.length = count
      used.forEach((list, slot) => {
        used[slot] = moved[list] as number
      })
    },
  }
}

/**
 * A list of numbers for each slot, such as the ids of its countries. Most slots have one of few different lists, so that how many slots hold
 * each number is counted by one look at each slot, however long the lists are. Lists that no slot has any more, such as those of days that are over,
 * are dropped once they are about half of all.
 */
export const createListColumn = () => {
  const { lists, withNumber, dropUnused } = createLists()
  let listOf = new Uint32Array(0)
  let limit = minLimit

  return {
    /** How many different lists are kept. */
    size: (): number => lists.length,
    grow: (slots: number): void => {
      const larger = new Uint32Array(slots)
      larger.set(listOf)
      listOf = larger
    },
    append: (slot: number, number: number): void => {
      if (lists.length >= limit) {
        dropUnused(listOf)
        limit = Math.max(minLimit, 2 * lists.length)
      }
      listOf[slot] = withNumber(listOf[slot] as number, number)
    },
    clear: (slot: number): void => {
      listOf[slot] = 0
    },
    /** How many of the slots hold each number. */
    count: (slots: Bitmap): Map<number, number> => {
      const slotsByList = new Uint32Array(lists.length)
      for (let index = 0; index < slots.length; index += 1) {
        let word = slots[index] as number
        while (word !== 0) {
          const lowest = word & -word
          const list = listOf[(index << 5) | (31 - Math.clz32(lowest))] as number
          slotsByList[list] = (slotsByList[list] as number) + 1
          word ^= lowest
        }
      }
      const counts = new Map<number, number>()
      for (const [list, count] of slotsByList.entries()) {
        if (count === 0) continue
        for (const number of lists[list] as readonly number[]) counts.set(number, (counts.get(number) ?? 0) + count)
      }
      return counts
    },
  }
}
