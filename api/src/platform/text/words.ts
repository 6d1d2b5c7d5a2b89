import { fold } from './fold.ts'

/** A part of a text that is searched as one: a word of a spaced script, or a run of Chinese or Japanese characters. */
export type Token = { text: string; isUnspaced: boolean }

// Names such as C++ and C# keep their signs: without them they are a letter.
const tokenPattern =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)|([[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]]+(?:\+\+|#)?)/gv
// コンピュータ and コンピューター are one word to its readers.
const finalLengthening = /([\u30a1-\u30f6]{3,}|[\u30a1-\u30f6]ー[\u30a1-\u30f6]+)ー+(?![\u30a1-\u30fc])/g
const maxWordLength = 60

/** Folds a text and splits it into tokens, without punctuation and signs. */
export const tokenize = (text: string): Token[] => {
  const folded = fold(text)
  const found: Token[] = []
  for (const match of folded.replace(finalLengthening, '$1').matchAll(tokenPattern)) {
    if (match[1]) found.push({ text: match[1], isUnspaced: true })
    else if (match[2]) found.push({ text: match[2].slice(0, maxWordLength).toWellFormed(), isUnspaced: false })
  }
  return found
}

/** The pairs of neighbouring characters in a run, and its last one alone, so that a search for one character finds it at the end too. */
export const bigrams = (run: string): string[] => {
  const characters = Array.from(run)
  return characters.map((character, index) => character + (characters[index + 1] ?? ''))
}

const segmenters = new Map<string, Intl.Segmenter>()
const segmenterFor = (locale: string): Intl.Segmenter => {
  let segmenter = segmenters.get(locale)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
    segmenters.set(locale, segmenter)
  }
  return segmenter
}

const kana = /[\u3041-\u30ff]/

/** The words that readers see in a run of Chinese or Japanese characters; a run with kana is Japanese. */
export const segment = (run: string): string[] =>
  Array.from(segmenterFor(kana.test(run) ? 'ja' : 'zh').segment(run))
    .filter((part) => part.isWordLike && part.segment.length > 1)
    .map((part) => part.segment)

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Whether the text has characters of a script without spaces between words. */
export const isUnspacedScript = (terms: string): boolean => unspaced.test(terms)
