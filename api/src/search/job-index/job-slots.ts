const blockBits = 12
export const blockSize = 2 ** blockBits

/**
 * Which slot of the columns a job has. Ids are divided into blocks of 4,096, as in `search_bits`; only blocks that hold a job have slots, in
 * the order in which the blocks first appeared. `grow` makes the columns larger before a slot beyond their end is given out.
 */
export const createJobSlots = (grow: (slots: number) => void) => {
  const blocks = new Map<number, number>()
  const firstIds: number[] = []
  let capacity = 0

  return {
    capacity: () => capacity,
    /** The block of a chunk: of all ids that share their bits above the last twelve. */
    blockOf: (chunk: number): number | undefined => blocks.get(chunk),
    slotOf: (id: number): number | undefined => {
      const block = blocks.get(id >>> blockBits)
      return block === undefined ? undefined : block * blockSize + (id & (blockSize - 1))
    },
    idOf: (slot: number): number => (firstIds[slot >>> blockBits] as number) + (slot & (blockSize - 1)),
    allocate: (id: number): number => {
      const chunk = id >>> blockBits
      let block = blocks.get(chunk)
      if (block === undefined) {
        block = blocks.size
        blocks.set(chunk, block)
        firstIds.push(chunk * blockSize)
        // A quarter more than is needed, so that new jobs seldom need larger columns.
        if (blocks.size * blockSize > capacity) {
          capacity = Math.ceil(blocks.size * 1.25) * blockSize
          grow(capacity)
        }
      }
      return block * blockSize + (id & (blockSize - 1))
    },
  }
}
