import type { SearchUnderstanding, TextRange } from '@jobspan/shared-kit/contracts/search-understanding'
import type { Atom } from '../../occupations/phrase-index.ts'
import type { SearchDictionary } from './dictionary.ts'
import { type Asker, recognise } from './recognise.ts'

const minLength = 4
const isLettered = /^[\p{L}\p{M}]+$/u

/** A part of the text and what to write instead. */
type Replacement = TextRange & { by: string }

/**
 * The query with its typing errors mended; null where there are none. A word that exists is right, unless `mendsKnownWords`; numbers and names with signs
 * are never changed.
 */
export const mendSpelling = (
  text: string,
  asker: Asker,
  dictionary: SearchDictionary,
  mendsKnownWords = false,
): SearchUnderstanding['correction'] => {
  const { atoms, parts } = recognise(text, asker, dictionary)
  const known = new Set(parts.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)))
  const replacements: Replacement[] = []
  let isCertain = true
  for (const [at, atom] of atoms.entries()) {
    if (known.has(at) && !(mendsKnownWords && !atom.isUnspaced)) continue
    if (atom.isUnspaced) {
      const run = runFrom(atoms, at, known)
      const by = run === null ? undefined : dictionary.otherScripts.get(run.text)
      if (run && by !== undefined) replacements.push({ start: run.start, end: run.end, by })
      continue
    }
    const by = mendWord(atom, dictionary, mendsKnownWords)
    if (by === null) continue
    if (dictionary.speller.has(atom.text)) isCertain = false
    replacements.push({ start: atom.start, end: atom.end, by })
  }
  return replacements.length === 0 ? null : { ...replace(text, replacements), is_certain: isCertain }
}

/** The whole run of characters that begins at an atom, if none of it is known. */
const runFrom = (atoms: readonly Atom[], from: number, known: ReadonlySet<number>) => {
  const first = atoms[from] as Atom
  const before = atoms[from - 1]
  if (before?.isUnspaced && before.end === first.start) return null
  let text = ''
  let end = first.start
  for (let at = from; at < atoms.length; at += 1) {
    const atom = atoms[at] as Atom
    if (!atom.isUnspaced || atom.start !== end || known.has(at)) break
    text += atom.text
    end = atom.end
  }
  return { text, start: first.start, end }
}

const mendWord = (atom: Atom, dictionary: SearchDictionary, mendsKnownWords: boolean): string | null => {
  const { speller, occupationWords, otherScripts, titleWords } = dictionary
  if (!isLettered.test(atom.text)) return null
  const isKnown = speller.has(atom.text) || speller.has(atom.key) || titleWords.count(atom.text) > 0
  if (isKnown && !mendsKnownWords) return null
  const other = isKnown ? undefined : otherScripts.get(atom.text)
  if (other !== undefined) return other
  if (atom.text.length < minLength) return null
  return speller.suggest(atom.text, (word) => occupationWords.has(word))[0] ?? null
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
