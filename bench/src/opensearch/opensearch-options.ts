/** What the comparison measures, in the order in which it does. */
export const engineParts = [
  'index-in-memory',
  'feeding',
  'times',
  'found',
  'five-times',
  'killed',
  'rebuilt',
  'relevance',
] as const
export type EnginePart = (typeof engineParts)[number]

export type OpenSearchOptions = {
  parts: readonly EnginePart[]
  /** A part that would not be done by then is left out. */
  minutes: number
  /** Of each load that is measured. */
  seconds: number
}

/** What `parseArgs` is told. */
export const openSearchArguments = {
  parts: { type: 'string' },
  minutes: { type: 'string', default: '60' },
  seconds: { type: 'string', default: '30' },
} as const

type Values = { parts?: string; minutes: string; seconds: string; quick: boolean }

const positive = (name: string, text: string): number => {
  if (!(Number(text) > 0)) throw new Error(`--${name} ${text}: give a number above 0`)
  return Number(text)
}

const isDear = (part: EnginePart) => part === 'five-times' || part === 'relevance'

/** Reads what only the comparison of search engines is told; throws a text for people where it makes no sense. */
export const readOpenSearchOptions = ({ parts, minutes, seconds, quick }: Values): OpenSearchOptions => {
  const usual = quick ? engineParts.filter((part) => !isDear(part)) : engineParts
  const named: readonly string[] = parts?.split(',') ?? usual
  const unknown = named.find((name) => !engineParts.includes(name as EnginePart))
  if (unknown !== undefined)
    throw new Error(`--parts ${unknown}: there is no such part; there are ${engineParts.join(', ')}`)
  return {
    parts: engineParts.filter((part) => named.includes(part)),
    minutes: positive('minutes', minutes),
    seconds: quick ? 6 : positive('seconds', seconds),
  }
}
