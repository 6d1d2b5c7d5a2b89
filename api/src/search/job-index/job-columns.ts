import { groupOfTag } from '../../jobs/tags.ts'

import { type Bitmap, clearBit, createBitmap, or, setBit } from './bitmap.ts'

/** An open job as the index holds it. Times are milliseconds since 1970, pay is US dollars a month. */
export type IndexedJob = {
  id: number
  rankAt: number
  /** Infinity where the posting names no last day. */
  validThrough: number
  /** NaN where it says no pay. */
  pay: number
  payMin: number
  /** 0 where it has no company. */
  companyId: number
  tags: number[]
  /** Countries whose search shows it, its own first. */
  scopes: number[]
}

const blockBits = 12
const blockSize = 2 ** blockBits
// The tags of a job stand beside each other, so that counting its options reads one place in memory. The few jobs with more tags have the
// rest in `overflowTags`.
const tagsPerSlot = 16

/**
 * Open jobs as columns. Each job has a slot. Ids are divided into blocks of 4,096, as in `search_bits`; only blocks that hold a job have
 * slots, in the order in which the blocks first appeared. Everything by slot can be built again from the database.
 */
export const createJobColumns = () => {
  const blocks = new Map<number, number>()
  const firstIds: number[] = []
  let capacity = 0
  const columns = {
    rankAt: new Float64Array(0),
    validThrough: new Float64Array(0),
    pay: new Float64Array(0),
    payMin: new Float64Array(0),
    companyId: new Int32Array(0),
    /** The version of the index in which the job was written last; 0 where it is there since the index was built. */
    writtenIn: new Uint32Array(0),
    /** Numbers of the tags (`numberOfTag`), `tagsPerSlot` for each slot, 0 after the last. */
    tagNumbers: new Uint16Array(0),
  }
  const overflowTags = new Map<number, number[]>()
  let open = createBitmap(0)
  const byTag: Bitmap[] = [createBitmap(0)]
  const tags: number[] = [0]
  const numbers = new Map<number, number>()
  const tagsByGroup = new Map<number, number[]>()
  /** By country: the jobs that its search shows, and the jobs whose home country it is. */
  const byScope = new Map<number, Bitmap>()
  const byHomeCountry = new Map<number, Bitmap>()

  const grow = (slots: number): void => {
    capacity = slots
    const longer = <Column extends Float64Array | Int32Array | Uint32Array | Uint16Array>(
      column: Column,
      longerOne: Column,
    ): Column => {
      longerOne.set(column)
      return longerOne
    }
    columns.rankAt = longer(columns.rankAt, new Float64Array(slots))
    columns.validThrough = longer(columns.validThrough, new Float64Array(slots))
    columns.pay = longer(columns.pay, new Float64Array(slots))
    columns.payMin = longer(columns.payMin, new Float64Array(slots))
    columns.companyId = longer(columns.companyId, new Int32Array(slots))
    columns.writtenIn = longer(columns.writtenIn, new Uint32Array(slots))
    columns.tagNumbers = longer(columns.tagNumbers, new Uint16Array(slots * tagsPerSlot))
    const longerBits = (bits: Bitmap): Bitmap => {
      const found = createBitmap(slots)
      or(found.subarray(0, bits.length), bits)
      return found
    }
    open = longerBits(open)
    for (const [number, bits] of byTag.entries()) byTag[number] = longerBits(bits)
    for (const sets of [byScope, byHomeCountry]) for (const [scope, bits] of sets) sets.set(scope, longerBits(bits))
  }

  const slotOf = (id: number): number | undefined => {
    const block = blocks.get(id >>> blockBits)
    return block === undefined ? undefined : block * blockSize + (id & (blockSize - 1))
  }

  const allocateSlot = (id: number): number => {
    const chunk = id >>> blockBits
    let block = blocks.get(chunk)
    if (block === undefined) {
      block = blocks.size
      blocks.set(chunk, block)
      firstIds.push(chunk * blockSize)
      // A quarter more than is needed, so that new jobs seldom need larger columns.
      if (blocks.size * blockSize > capacity) grow(Math.ceil(blocks.size * 1.25) * blockSize)
    }
    return block * blockSize + (id & (blockSize - 1))
  }

  const numberOfTag = (tag: number): number => {
    let number = numbers.get(tag)
    if (number === undefined) {
      number = tags.length
      numbers.set(tag, number)
      tags.push(tag)
      const group = groupOfTag(tag)
      tagsByGroup.set(group, [...(tagsByGroup.get(group) ?? []), tag])
      byTag.push(createBitmap(capacity))
    }
    return number
  }

  const bitsOf = (sets: Map<number, Bitmap>, scope: number): Bitmap => {
    let bits = sets.get(scope)
    if (!bits) {
      bits = createBitmap(capacity)
      sets.set(scope, bits)
    }
    return bits
  }

  const clear = (slot: number): void => {
    clearBit(open, slot)
    for (const bits of byTag) clearBit(bits, slot)
    for (const bits of byScope.values()) clearBit(bits, slot)
    for (const bits of byHomeCountry.values()) clearBit(bits, slot)
    columns.tagNumbers.fill(0, slot * tagsPerSlot, (slot + 1) * tagsPerSlot)
    overflowTags.delete(slot)
  }

  return {
    columns,
    overflowTags,
    tagsPerSlot,
    blockSize,
    capacity: () => capacity,
    /** The block of a chunk: of all ids that share their bits above the last twelve. */
    blockOf: (chunk: number): number | undefined => blocks.get(chunk),
    slotOf,
    idOf: (slot: number): number => (firstIds[slot >>> blockBits] as number) + (slot & (blockSize - 1)),
    tagOfNumber: (number: number): number => tags[number] as number,
    tagCount: () => tags.length,
    /** The tags of a group that any job has, or had since the index was built. */
    tagsOfGroup: (group: number): readonly number[] => tagsByGroup.get(group) ?? [],
    open: (): Bitmap => open,
    /** The open jobs with a tag; undefined where no job ever had it. */
    withTag: (tag: number): Bitmap | undefined => byTag[numbers.get(tag) ?? -1],
    shownInCountry: (scope: number): Bitmap | undefined => byScope.get(scope),
    withHomeCountry: (scope: number): Bitmap | undefined => byHomeCountry.get(scope),
    /** Returns the slot of the job. `isKnown`: the index may hold an earlier state of it, which is cleared. */
    upsert: (job: IndexedJob, isKnown = true): number => {
      const slot = allocateSlot(job.id)
      if (isKnown) clear(slot)
      setBit(open, slot)
      columns.rankAt[slot] = job.rankAt
      columns.validThrough[slot] = job.validThrough
      columns.pay[slot] = job.pay
      columns.payMin[slot] = job.payMin
      columns.companyId[slot] = job.companyId
      for (const [tagPosition, tag] of job.tags.entries()) {
        const number = numberOfTag(tag)
        setBit(byTag[number] as Bitmap, slot)
        if (tagPosition < tagsPerSlot) columns.tagNumbers[slot * tagsPerSlot + tagPosition] = number
        else overflowTags.set(slot, [...(overflowTags.get(slot) ?? []), number])
      }
      for (const scope of job.scopes) setBit(bitsOf(byScope, scope), slot)
      if (job.scopes[0] !== undefined) setBit(bitsOf(byHomeCountry, job.scopes[0]), slot)
      return slot
    },
    /** Returns the slot that the job had, if any. */
    remove: (id: number): number | undefined => {
      const slot = slotOf(id)
      if (slot !== undefined) clear(slot)
      return slot
    },
  }
}

export type JobColumns = ReturnType<typeof createJobColumns>
