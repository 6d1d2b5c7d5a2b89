import { groupOfTag } from '../../jobs/tags.ts'
import { type Bitmap, clearBit, createBitmap, hasBit, setBit } from './bitmap.ts'
import { createCountryBitmaps, enlargeBitmap } from './country-bitmaps.ts'
import { blockSize, createJobSlots } from './job-slots.ts'
import { createJobTitles } from './job-titles.ts'
import { createSlotLists } from './slot-lists.ts'
import { createTagLists } from './tag-lists.ts'

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
  /** 0 to 1; NaN where it is not known. */
  answerRate: number
  /** Empty where the posting does not say. */
  language: string
  /** The title as two are compared. */
  titleTerms: string
  tags: number[]
  /** Countries whose search shows it, its own first. */
  scopes: number[]
}

/**
 * What the options of a job are counted by stands beside each other, so that counting reads one place in memory for each job: `tags` numbers of
 * 16 bits, then the highest and the lowest pay, of 64 bits each. The few jobs with more tags have the rest in `overflowTags`.
 */
export const slotLayout = { tags: 16, numbers: 24, pays: 6, highestPay: 4, lowestPay: 5 } as const

const copyInto = <Column extends Float64Array | Float32Array | Int32Array | Uint32Array | Uint16Array>(
  column: Column,
  larger: Column,
): Column => {
  larger.set(column)
  return larger
}

/** Tags and pay by `slotLayout`; both are views of the same memory. */
const createOptions = (slots: number) => {
  const tagNumbers = new Uint16Array(slots * slotLayout.numbers)
  return { tagNumbers, pays: new Float64Array(tagNumbers.buffer) }
}

const createColumns = () => ({
  rankAt: new Float64Array(0),
  validThrough: new Float64Array(0),
  companyId: new Int32Array(0),
  answerRate: new Float32Array(0),
  /** Numbers of `titles`; -1 in a slot that no job had yet. */
  title: new Int32Array(0),
  /** The version of the index in which the job was written last; 0 where it is there since the index was built. */
  modifiedVersion: new Uint32Array(0),
  /** Numbers of the tags (`createTagBitmaps`), 0 after the last, and pay. */
  ...createOptions(0),
})

/** Replaces each column by a larger copy. */
const growColumns = (columns: ReturnType<typeof createColumns>, slots: number): void => {
  columns.rankAt = copyInto(columns.rankAt, new Float64Array(slots))
  columns.validThrough = copyInto(columns.validThrough, new Float64Array(slots))
  columns.companyId = copyInto(columns.companyId, new Int32Array(slots))
  columns.answerRate = copyInto(columns.answerRate, new Float32Array(slots))
  columns.title = copyInto(columns.title, new Int32Array(slots).fill(-1))
  columns.modifiedVersion = copyInto(columns.modifiedVersion, new Uint32Array(slots))
  const options = createOptions(slots)
  copyInto(columns.tagNumbers, options.tagNumbers)
  Object.assign(columns, options)
}

const writeJob = (columns: ReturnType<typeof createColumns>, slot: number, job: IndexedJob): void => {
  columns.rankAt[slot] = job.rankAt
  columns.validThrough[slot] = job.validThrough
  columns.pays[slot * slotLayout.pays + slotLayout.highestPay] = job.pay
  columns.pays[slot * slotLayout.pays + slotLayout.lowestPay] = job.payMin
  columns.answerRate[slot] = job.answerRate
}

/** The jobs with each tag as bitmaps, and the numbers that tags have in the columns. */
const createTagBitmaps = () => {
  const bitmaps: Bitmap[] = [createBitmap(0)]
  const tags: number[] = [0]
  const numbers = new Map<number, number>()
  const tagsByGroup = new Map<number, number[]>()
  return {
    bitmaps,
    tags,
    /** The number of a tag, new or known; a new one has a bitmap for so many jobs. */
    numberOf: (tag: number, capacity: number): number => {
      let number = numbers.get(tag)
      if (number === undefined) {
        number = tags.length
        numbers.set(tag, number)
        tags.push(tag)
        const group = groupOfTag(tag)
        tagsByGroup.set(group, [...(tagsByGroup.get(group) ?? []), tag])
        bitmaps.push(createBitmap(capacity))
      }
      return number
    },
    ofGroup: (group: number): readonly number[] => tagsByGroup.get(group) ?? [],
    /** The open jobs with a tag; undefined where no job ever had it. */
    withTag: (tag: number): Bitmap | undefined => bitmaps[numbers.get(tag) ?? -1],
  }
}

const tagsOfSlot = ({ tagNumbers }: ReturnType<typeof createColumns>, slot: number): Uint16Array => {
  const first = slot * slotLayout.numbers
  return tagNumbers.subarray(first, first + slotLayout.tags)
}

/** The numbers of the tags of a job. */
const readTags = (
  columns: ReturnType<typeof createColumns>,
  slot: number,
  overflow: readonly number[] = [],
): number[] => [...tagsOfSlot(columns, slot), ...overflow].filter((number) => number !== 0)

/** The jobs with a title, and those of a company, without a look at all. A slot may be listed under what it had before. */
const createColumnLookups = (columns: ReturnType<typeof createColumns>, getOpen: () => Bitmap) => {
  const slotsByTitle = createSlotLists()
  const slotsByCompany = createSlotLists()
  return {
    setTitle: (slot: number, title: number): void => {
      if (columns.title[slot] !== title) slotsByTitle.add(title, slot)
      columns.title[slot] = title
    },
    setCompany: (slot: number, id: number): void => {
      if (columns.companyId[slot] !== id) slotsByCompany.add(id, slot)
      columns.companyId[slot] = id
    },
    /** The highest pay of the job; NaN where it says none. */
    payOf: (slot: number): number => columns.pays[slot * slotLayout.pays + slotLayout.highestPay] as number,
    payMinOf: (slot: number): number => columns.pays[slot * slotLayout.pays + slotLayout.lowestPay] as number,
    /** Adds the jobs with a title to a bitmap. */
    addTitled: (bits: Bitmap, title: number): void => {
      for (const slot of slotsByTitle.of(title)) if (columns.title[slot] === title) setBit(bits, slot)
    },
    /** Adds the jobs of a company. */
    addOfCompany: (bits: Bitmap, id: number): void => {
      for (const slot of slotsByCompany.of(id)) if (columns.companyId[slot] === id) setBit(bits, slot)
    },
    /** How many open jobs the company has. */
    countOfCompany: (id: number): number => {
      const open = getOpen()
      const isOpen = (slot: number) => columns.companyId[slot] === id && hasBit(open, slot)
      return [...new Set(slotsByCompany.of(id))].filter(isOpen).length
    },
  }
}

/** Open jobs as columns; each job has a slot (`createJobSlots`). Everything by slot can be built again from the database. */
export const createJobColumns = () => {
  const columns = createColumns()
  const titles = createJobTitles()
  const overflowTags = new Map<number, number[]>()
  let open = createBitmap(0)
  const { bitmaps: byTag, tags, numberOf, ofGroup, withTag } = createTagBitmaps()
  const countries = createCountryBitmaps()
  const tagLists = createTagLists()

  const slots = createJobSlots((count) => {
    growColumns(columns, count)
    open = enlargeBitmap(open, count)
    for (const [number, bits] of byTag.entries()) byTag[number] = enlargeBitmap(bits, count)
    countries.grow(count)
    tagLists.grow(count)
  })

  const clear = (slot: number): void => {
    if (hasBit(open, slot)) titles.count(columns.title[slot] as number, -1)
    clearBit(open, slot)
    for (const bits of byTag) clearBit(bits, slot)
    countries.clear(slot)
    tagLists.clear(slot)
    tagsOfSlot(columns, slot).fill(0)
    overflowTags.delete(slot)
  }

  const tagOfNumber = (number: number): number => tags[number] as number
  const { setCompany, setTitle, ...lookups } = createColumnLookups(columns, () => open)

  return {
    columns,
    titles,
    ...lookups,
    overflowTags,
    blockSize,
    capacity: slots.capacity,
    blockOf: slots.blockOf,
    slotOf: slots.slotOf,
    idOf: slots.idOf,
    tagOfNumber,
    tagCount: () => tags.length,
    tagsOf: (slot: number): number[] => readTags(columns, slot, overflowTags.get(slot)).map(tagOfNumber),
    /** The tags of a group that any job has, or had since the index was built. */
    tagsOfGroup: ofGroup,
    countTags: tagLists.count,
    open: (): Bitmap => open,
    withTag,
    shownInCountry: (scope: number): Bitmap | undefined => countries.byScope.get(scope),
    countByScope: countries.countByScope,
    withHomeCountry: (scope: number): Bitmap | undefined => countries.byHomeCountry.get(scope),
    /** Returns the slot of the job. `isKnown`: the index may hold an earlier state of it, which is cleared. */
    upsert: (job: IndexedJob, isKnown = true): number => {
      const slot = slots.allocate(job.id)
      if (isKnown) clear(slot)
      setBit(open, slot)
      setCompany(slot, job.companyId)
      writeJob(columns, slot, job)
      const title = titles.intern(job.language, job.titleTerms)
      setTitle(slot, title)
      titles.count(title, 1)
      for (const [tagPosition, tag] of job.tags.entries()) {
        const number = numberOf(tag, slots.capacity())
        setBit(byTag[number] as Bitmap, slot)
        tagLists.add(slot, tag)
        if (tagPosition < slotLayout.tags) columns.tagNumbers[slot * slotLayout.numbers + tagPosition] = number
        else overflowTags.set(slot, [...(overflowTags.get(slot) ?? []), number])
      }
      countries.add(job.scopes, slot, slots.capacity())
      return slot
    },
    /** Returns the slot that the job had, if any. */
    remove: (id: number): number | undefined => {
      const slot = slots.slotOf(id)
      if (slot !== undefined) clear(slot)
      return slot
    },
  }
}

export type JobColumns = ReturnType<typeof createJobColumns>
