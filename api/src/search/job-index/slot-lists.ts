/**
 * Which slots have a value of a column, such as a title. To look at every job for each word takes milliseconds.
 *
 * Slots are only ever added: whoever reads a list compares the column, because a job may have another value since.
 */
export const createSlotLists = () => {
  const lists = new Map<number, number[]>()
  return {
    add: (value: number, slot: number): void => {
      const listed = lists.get(value)
      if (listed) listed.push(slot)
      else lists.set(value, [slot])
    },
    /** All slots that have the value, and some that had it once; a slot may be there twice. */
    of: (value: number): readonly number[] => lists.get(value) ?? [],
  }
}
