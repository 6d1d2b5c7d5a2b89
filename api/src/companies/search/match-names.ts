import { isUnspacedScript } from '../../platform/text/words.ts'
import type { CompanyDirectory } from './company-directory.ts'

/** How well a name fits, the best first: it is the name, begins it, begins a word of it, or stands within one. */
type Fit = 0 | 1 | 2 | 3

/** The index of the company whose names hold this position. */
const ownerOf = ({ nameStarts }: CompanyDirectory, position: number): number => {
  let [low, high] = [0, nameStarts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((nameStarts[middle] as number) <= position) low = middle
    else high = middle - 1
  }
  return low
}

const endsName = (character: string | undefined) => character === '\n' || character === '\t' || character === undefined

const fitAt = (names: string, start: number, end: number): Fit => {
  const before = start === 0 ? undefined : names[start - 1]
  if (endsName(before)) return endsName(names[end]) ? 0 : 1
  return before === ' ' ? 2 : 3
}

/** The best fit of the names of each company that fits, by its index. */
type Ranks = Map<number, Fit>

const note = (ranks: Ranks, index: number, fit: Fit): void => {
  const known = ranks.get(index)
  if (known === undefined || fit < known) ranks.set(index, fit)
}

const minWithinLength = 3

/** Two letters stand within nearly every name, so that they are looked for where names begin; two characters of Chinese are a word. */
const isWithinNames = (name: string) => name.length >= minWithinLength || isUnspacedScript(name)

const findHolding = ({ names, nameStarts }: CompanyDirectory, name: string, ranks: Ranks): void => {
  const searched = isWithinNames(name) ? [name] : [`\n${name}`, `\t${name}`]
  for (const part of searched) {
    const skipped = part.length - name.length
    let owner = 0
    if (skipped > 0 && names.startsWith(name)) note(ranks, 0, fitAt(names, 0, name.length))
    for (let at = names.indexOf(part); at >= 0; at = names.indexOf(part, at + 1)) {
      const start = at + skipped
      while ((nameStarts[owner + 1] ?? Number.POSITIVE_INFINITY) <= start) owner += 1
      note(ranks, owner, fitAt(names, start, start + name.length))
    }
  }
}

const minMendedLength = 4
/** Enough for any name that people mean; what stands everywhere, such as “group”, is not looked at for ever. */
const maxLooked = 20_000

/** Every place where a part stands, up to `maxLooked`. */
function* placesOf(names: string, part: string): Generator<number> {
  let count = 0
  for (let at = names.indexOf(part); at >= 0 && count < maxLooked; at = names.indexOf(part, at + 1)) {
    count += 1
    yield at
  }
}

/** Whether `text` has `name` at this position but for one error: a letter replaced, inserted, missing, or two neighbours swapped. */
const differsByOne = (text: string, start: number, name: string): boolean => {
  let same = 0
  while (same < name.length && text[start + same] === name[same]) same += 1
  const at = start + same
  // What is replaced or passed over is a letter of the same name.
  if (endsName(text[at])) return same >= name.length - 1
  const { length } = name
  return (
    text.startsWith(name.slice(same + 1), at + 1) ||
    text.startsWith(name.slice(same + 1), at) ||
    text.startsWith(name.slice(same), at + 1) ||
    (same + 1 < length &&
      text[at] === name[same + 1] &&
      text[at + 1] === name[same] &&
      text.startsWith(name.slice(same + 2), at + 2))
  )
}

/**
 * Companies with a name that begins a word with what was typed but for one letter. One error leaves one half of it whole, unless it swapped the
 * two letters where the halves meet: so names are looked up by either half, and by that swap.
 */
const findMended = (directory: CompanyDirectory, name: string, ranks: Ranks): void => {
  if (name.length < minMendedLength) return
  const { names } = directory
  const middle = Math.ceil(name.length / 2)
  const isUnspaced = isUnspacedScript(name)
  const look = (start: number) => {
    if (start < 0) return
    const before = start === 0 ? undefined : names[start - 1]
    if (!(endsName(before) || before === ' ' || isUnspaced) || !differsByOne(names, start, name)) return
    note(ranks, ownerOf(directory, start), endsName(before) ? 1 : 2)
  }
  for (const at of placesOf(names, name.slice(0, middle))) look(at)
  for (const at of placesOf(names, name.slice(middle))) for (const shift of [0, 1, -1]) look(at - middle + shift)
  const swapped = name.slice(0, middle - 1) + name.charAt(middle) + name.charAt(middle - 1) + name.slice(middle + 1)
  for (const at of placesOf(names, swapped)) look(at)
}

/**
 * Which companies have a name that holds `name`, as `toSearchedName` writes it, or a word that begins with it (`beginsWords`): their indexes, those that fit best first, else those with most open
 * jobs. Where none does, those that differ by one letter (`isMended`). Null where nothing was asked for.
 */
export const matchNames = (
  directory: CompanyDirectory,
  name: string,
  { beginsWords = false }: { beginsWords?: boolean | undefined } = {},
): { indexes: number[]; isMended: boolean } | null => {
  if (name === '') return null
  const ranks: Ranks = new Map()
  findHolding(directory, name, ranks)
  // Chinese and Japanese part no words.
  const found = toOrder(ranks, beginsWords && !isUnspacedScript(name) ? 2 : 3)
  if (found.length > 0) return { indexes: found, isMended: false }
  ranks.clear()
  findMended(directory, name, ranks)
  const mended = toOrder(ranks, 2)
  return { indexes: mended, isMended: mended.length > 0 }
}

/** Companies that fit at least so well, the best first. */
const toOrder = (ranks: Ranks, worst: number): number[] => {
  const byFit: number[][] = Array.from({ length: worst + 1 }, () => [])
  for (const [index, fit] of ranks) byFit[fit]?.push(index)
  return byFit.flatMap((indexes) => indexes.toSorted((one, other) => one - other))
}
