/**
 * A filter option a job answers to, as one number: the group in the high bits, the option's id in the low 24. Stored in
 * `jobs.tags` to be counted, and as a word of the search vectors to be searched. Groups from `company` on are only searched.
 */
export const tagGroups = {
  location: 1,
  mainFunction: 2,
  jobFunction: 3,
  functionTitle: 4,
  jobType: 5,
  xpLvl: 6,
  degree: 7,
  arrangement: 8,
  verified: 9,
  web3: 10,
  /** The number of an occupation (occupations/taxonomy.ts); no word of the search vectors, and neither is `urgent`. */
  occupation: 11,
  postedDay: 12,
  urgent: 13,
  company: 20,
  scope: 21,
  /** Holds one of the words of `search_words`, or holds it in its title; in `search_bits` only. */
  word: 23,
  titleWord: 24,
} as const
export type TagGroup = keyof typeof tagGroups

const groupSize = 2 ** 24

/** The highest id that a tag can hold. Nothing has it; it stands for what is asked for and cannot be, which a higher one would turn into a tag of the next group. */
export const maxTagId = groupSize - 1

export const encodeTag = (group: TagGroup, id: number): number => tagGroups[group] * groupSize + id

/** First and last tag of a group. */
export const tagRange = (group: TagGroup): [number, number] => [encodeTag(group, 0), encodeTag(group, maxTagId)]

export const idOfTag = (value: number): number => value % groupSize
export const groupOfTag = (value: number): number => Math.floor(value / groupSize)
export const isFacetTag = (value: number): boolean => groupOfTag(value) < tagGroups.company

/** The tag as a word of a search vector; no word of a text can begin with @. */
export const toTagLexeme = (value: number): string => `@${value.toString(36)}`

export const arrangementIds = { on_site: 1, hybrid: 2, remote: 3 } as const

const dayMilliseconds = 86_400_000

/** The day of an instant, counted from 1970-01-01 in UTC. */
export const dayNumber = (instant: number): number => Math.floor(instant / dayMilliseconds)
