import { findCountry } from '@jobspan/shared-kit/contracts/platform/locales'
import type { SearchUnderstanding, TextRange } from '@jobspan/shared-kit/contracts/search/search-understanding'
import type { Atom } from '../../occupations/phrase-index.ts'
import { runKeyOf, type SearchDictionary } from './dictionary.ts'
import { languagesOf } from './query-words.ts'
import { type Asker, recognise } from './recognise.ts'

const minLength = 4
const isLettered = /^[\p{L}\p{M}]+$/u

/**
 * What is mended. Names in Chinese and Japanese have no spaces, so that nobody knows whether an unknown one is mistyped or made of words: they are mended where
 * nothing holds them. Words that exist are mended last.
 */
export type Mends = 'unknown words' | 'unknown names' | 'known words'

/** A part of the text and what to write instead. */
type Replacement = TextRange & { by: string }

/**
 * The query with its typing errors mended; null where there are none. A word that exists is right, unless `mends` says otherwise; numbers and names with signs
 * are never changed.
 */
export const mendSpelling = (
  text: string,
  asker: Asker,
  dictionary: SearchDictionary,
  mends: Mends = 'unknown words',
): SearchUnderstanding['correction'] => {
  const { atoms, parts } = recognise(text, asker, dictionary)
  const known = new Set(parts.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)))
  const replacements: Replacement[] = []
  let isCertain = true
  for (const [at, atom] of atoms.entries()) {
    if (atom.isUnspaced) {
      const run = runFrom(atoms, at)
      if (run === null) continue
      const isUnknown = run.atoms.some((_, index) => !known.has(at + index))
      const by = isUnknown ? mendRun(run, dictionary, mends) : null
      if (by !== null) replacements.push({ start: run.start, end: run.end, by })
      continue
    }
    if (known.has(at)) continue
    const by = mendWord(atom, asker, dictionary, mends)
    if (by === null) continue
    if (dictionary.speller.has(atom.text)) isCertain = false
    replacements.push({ start: atom.start, end: atom.end, by })
  }
  return replacements.length === 0 ? null : { ...replace(text, replacements), is_certain: isCertain }
}

type Run = TextRange & { text: string; atoms: Atom[] }

/** The whole run of characters that begins at an atom; null where the atom continues one. */
const runFrom = (atoms: readonly Atom[], from: number): Run | null => {
  const first = atoms[from] as Atom
  const before = atoms[from - 1]
  if (before?.isUnspaced && before.end === first.start) return null
  const run: Atom[] = []
  for (const atom of atoms.slice(from)) {
    if (!atom.isUnspaced || atom.start !== (run.at(-1)?.end ?? first.start)) break
    run.push(atom)
  }
  return {
    text: run.map(({ text }) => text).join(''),
    start: first.start,
    end: run.at(-1)?.end ?? first.end,
    atoms: run,
  }
}

/** A run in another script is written in its own; a name with a wrong character is mended only where nothing was found. */
const mendRun = (run: Run, { otherScripts, runSpeller }: SearchDictionary, mends: Mends): string | null =>
  otherScripts.get(run.text) ??
  (mends === 'unknown words' ? null : (runSpeller.suggest(runKeyOf(run.atoms))[0] ?? null))

const mendWord = (atom: Atom, asker: Asker, dictionary: SearchDictionary, mends: Mends): string | null => {
  const { speller, occupationWords, otherScripts, titleWords } = dictionary
  if (!isLettered.test(atom.text)) return null
  const isKnown =
    speller.has(atom.text) ||
    speller.hasBeginning(atom.text) ||
    speller.has(atom.key) ||
    titleWords.count(atom.text) > 0
  if (isKnown && mends !== 'known words') return null
  const other = isKnown ? undefined : otherScripts.get(atom.text)
  if (other !== undefined) return other
  if (atom.text.length < minLength) return null
  const likely = languagesOf(
    atom.text,
    asker.language,
    findCountry(asker.country ?? asker.visitorCountry)?.language ?? 'en-us',
  )
  const isOfWork = (word: string) => likely.some((language) => occupationWords.get(word)?.has(language))
  return speller.suggest(atom.text, isOfWork)[0] ?? null
}

const replace = (text: string, replacements: Replacement[]) => {
  let to = ''
  let from = 0
  const marks: TextRange[] = []
  for (const { start, end, by } of replacements) {
    to += text.slice(from, start)
    marks.push({ start: to.length, end: to.length + by.length })
    to += by
    from = end
  }
  return { from: text, to: to + text.slice(from), marks }
}
