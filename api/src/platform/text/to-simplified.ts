import { createRequire } from 'node:module'
import type { ConverterFunction } from 'opencc-js'

const han = /\p{Script=Han}/u
const kana = /[\u3041-\u30ff]/

type Converters = { words: ConverterFunction; characters: ConverterFunction }
let converters: Converters | undefined

// Loaded on first use, synchronously: the dictionaries take megabytes that an installation without Chinese never needs.
const load = (): Converters => {
  const { Converter } = createRequire(import.meta.url)('opencc-js') as typeof import('opencc-js')
  return { words: Converter({ from: 'twp', to: 'cn' }), characters: Converter({ from: 't', to: 'cn' }) }
}

/**
 * The text in simplified characters. First letter by letter (軟體 → 软体); then, where the text was in traditional characters, also
 * with Taiwan's words exchanged for the mainland's (軟體 → 软件). That exchange depends on what stands around a word, so a search
 * must be able to find either. Japanese keeps its own words.
 */
export const toSimplified = (text: string): string[] => {
  if (!han.test(text)) return [text]
  converters ??= load()
  const characters = converters.characters(text)
  if (characters === text || kana.test(text)) return [characters]
  const words = converters.words(text)
  return words === characters ? [characters] : [characters, words]
}
