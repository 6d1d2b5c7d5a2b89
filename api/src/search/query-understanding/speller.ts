import { editDistance } from '../../platform/text/edit-distance.ts'

/**
 * Finds the words that a mistyped one may mean. Symmetric deletion (SymSpell): two words that differ in up to two letters have a common
 * form when up to two letters of each are left out. Only the first letters are so indexed, whole words are then compared.
 */
export type Speller = ReturnType<typeof createSpeller>

const prefixLength = 7

/** Letters beside each other on the keyboard. */
const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const isNeighbour = (one: string, other: string): boolean =>
  keyRows.some((row, index) => {
    const at = row.indexOf(one)
    if (at < 0) return false
    const beside = [row[at - 1], row[at + 1]]
    const near = [keyRows[index - 1], keyRows[index + 1]].flatMap((next) => [
      next?.[at - 1],
      next?.[at],
      next?.[at + 1],
    ])
    return [...beside, ...near].includes(other)
  })

// Arabic letters that differ only by their dots.
const sameShape = ['بتثنيىئ', 'جحخ', 'دذ', 'رز', 'سش', 'صض', 'طظ', 'عغ', 'فق', 'كل', 'هة', 'اأإآ']
const isSameShape = (one: string, other: string): boolean =>
  sameShape.some((letters) => letters.includes(one) && letters.includes(other))
const vowels = 'aeiou'

/** What it costs to have typed one letter for another. */
const replacementCost = (one: string, other: string): number => {
  if (isSameShape(one, other)) return 0.4
  if (isNeighbour(one, other)) return 0.7
  return vowels.includes(one) && vowels.includes(other) ? 0.75 : 1
}

/** How likely a typing error is: that of few letters, of doubled or neighbouring ones, and not of the first. */
const typingCost = (typed: string, word: string, distance: number): number => {
  let cost = distance
  if (distance === 1 && typed.length === word.length) {
    const at = [...typed].findIndex((letter, index) => letter !== word[index])
    const isSwap = typed[at] === word[at + 1] && typed[at + 1] === word[at]
    cost = isSwap ? 0.6 : replacementCost(typed[at] ?? '', word[at] ?? '')
  } else if (distance === 1) {
    const [longer, shorter] = typed.length > word.length ? [typed, word] : [word, typed]
    const at = [...longer].findIndex((letter, index) => letter !== shorter[index])
    cost = longer[at] === longer[at - 1] || longer[at] === longer[at + 1] ? 0.5 : 0.8
  }
  return cost + (typed[0] === word[0] ? 0 : 0.5)
}

/** The number of errors that a word of this length may have by default; shorter ones are too similar to each other. */
const maxErrorsInWord = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/**
 * The dearest errors that are still taken for some: of a short word a letter left out or doubled, or two swapped; of two errors in a long word
 * neither is the first letter.
 */
const maxCostInWord = (length: number): number => (length < 6 ? 0.8 : 2)

const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** The text without up to `count` of its letters, itself included. */
const deletions = (text: string, count: number, found = new Set<string>([text])): Set<string> => {
  if (count === 0 || text.length <= 2) return found
  for (let index = 0; index < text.length; index += 1) {
    const shorter = text.slice(0, index) + text.slice(index + 1)
    if (found.has(shorter)) continue
    found.add(shorter)
    deletions(shorter, count - 1, found)
  }
  return found
}

export const createSpeller = (
  maxErrors: (length: number) => number = maxErrorsInWord,
  maxCost: (length: number) => number = maxCostInWord,
) => {
  const words: string[] = []
  const weights = new Map<string, number>()
  const byHash = new Map<number, number | number[]>()
  let sorted: string[] | undefined

  return {
    size: () => words.length,
    has: (word: string): boolean => weights.has(word),
    weightOf: (word: string): number => weights.get(word) ?? 0,
    /** Whether a word begins so: it is being typed, or is a form of that word that is not here. */
    hasBeginning: (beginning: string): boolean => {
      sorted ??= words.toSorted()
      let low = 0
      let high = sorted.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((sorted[middle] as string) < beginning) low = middle + 1
        else high = middle
      }
      return sorted[low]?.startsWith(beginning) ?? false
    },
    /** Adds a word, or weight to one that is there. The heavier of two words that are as near is meant. */
    add: (word: string, weight: number): void => {
      const known = weights.get(word)
      weights.set(word, Math.max(known ?? 0, weight))
      if (known !== undefined || word.length < 3) return
      sorted = undefined
      const index = words.push(word) - 1
      for (const form of deletions(word.slice(0, prefixLength), maxErrors(word.length))) {
        const hash = hashOf(form)
        const held = byHash.get(hash)
        if (held === undefined) byHash.set(hash, index)
        else if (typeof held === 'number') byHash.set(hash, [held, index])
        else held.push(index)
      }
    },
    /** The likeliest words first. `isBetter` gives words an advantage of half an error, such as those of occupations. */
    suggest: (typed: string, isBetter: (word: string) => boolean = () => false, size = 3): string[] => {
      const max = maxErrors(typed.length)
      const seen = new Set<number>()
      const found: { word: string; cost: number }[] = []
      for (const form of deletions(typed.slice(0, prefixLength), max)) {
        for (const index of [byHash.get(hashOf(form)) ?? []].flat()) {
          if (seen.has(index)) continue
          seen.add(index)
          const word = words[index] as string
          if (word === typed || Math.abs(word.length - typed.length) > max) continue
          const weight = weights.get(word) ?? 0
          const distance = weight === 0 ? Number.POSITIVE_INFINITY : editDistance(typed, word)
          if (distance > Math.min(max, maxErrors(word.length) + 1)) continue
          const cost = typingCost(typed, word, distance)
          if (cost > maxCost(typed.length)) continue
          found.push({ word, cost: cost - Math.log10(1 + weight) * 0.15 - (isBetter(word) ? 0.4 : 0) })
        }
      }
      return found
        .sort((one, other) => one.cost - other.cost || (one.word < other.word ? -1 : 1))
        .slice(0, size)
        .map(({ word }) => word)
    },
  }
}
