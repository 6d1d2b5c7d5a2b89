import type { Bitmap } from './bitmap.ts'

// Numbers are below this, and lists are fewer than 2 ** 24, so that both together are one exact number.
const numberLimit = 2 ** 29

/**
 * A list of numbers for each slot, such as the ids of its countries. Most slots have one of few different lists, so that how many slots hold
 * each number is counted by one look at each slot, however long the lists are.
 */
export const createListColumn = () => {
  const lists: (readonly number[])[] = [[]]
  /** By a list and a number: the list that has this number as well. */
  const longerLists = new Map<number, number>()
  let listOf = new Uint32Array(0)

  const withNumber = (list: number, number: number): number => {
    const key = list * numberLimit + number
    let longer = longerLists.get(key)
    if (longer === undefined) {
      const held = lists[list] as readonly number[]
      longer = held.includes(number) ? list : lists.push([...held, number]) - 1
      longerLists.set(key, longer)
    }
    return longer
  }

  return {
    grow: (slots: number): void => {
      const larger = new Uint32Array(slots)
      larger.set(listOf)
      listOf = larger
    },
    append: (slot: number, number: number): void => {
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
