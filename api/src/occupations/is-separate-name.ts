import type { Atom } from './phrase-index.ts'

type Range = { start: number; end: number }

const particles = new Set(['de', 'del', 'da', 'do', 'dos', 'das', 'en', 'em', 'di', 'of', 'the', 'and', 'e', 'y'])
const katakana = /^[\u30a1-\u30fa]$/
const shortKatakana = 3

/** Characters that make another word of a name that ends so: 工程 is no 工, 事務所 no 事務. */
const continuations: [ending: string, next: RegExp][] = [
  ['工', /^[程学作业業厂廠艺藝具地]/],
  ['事务', /^[所局]/],
  ['事務', /^[所局]/],
  ['営業', /^[所時日]/],
  ['营业', /^[所时日]/],
  ['受付', /^中/],
]

const textOf = (atoms: readonly Atom[], { start, end }: Range): string =>
  atoms
    .slice(start, end)
    .map(({ text }) => text)
    .join('')

/** Whether a name that is found in a text stands there as a name, and is no part of another word. */
export const isSeparateName = (atoms: readonly Atom[], range: Range): boolean => {
  const first = atoms[range.start] as Atom
  const last = atoms[range.end - 1] as Atom
  if (last.end - first.start < 2) return false
  if (!first.isUnspaced) return range.end - range.start === 1 || !particles.has(first.text)
  const before = atoms[range.start - 1]
  const after = atoms[range.end]
  const name = textOf(atoms, range)
  const isJoined = (other: Atom | undefined) =>
    other?.isUnspaced && (other.end === first.start || other.start === last.end)
  if (
    [...name].every((character) => katakana.test(character) || character === 'ー') &&
    [...name].length <= shortKatakana
  )
    return ![before, after].some((other) => isJoined(other) && katakana.test(other?.text ?? ''))
  const next = isJoined(after) ? (after?.text ?? '') : ''
  return !continuations.some(([ending, pattern]) => name.endsWith(ending) && pattern.test(next))
}
