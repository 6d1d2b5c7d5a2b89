import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { languages } from '../../shared-kit/src/contracts/platform/locales.ts'
import { type Glossary, glossaryFaults, keysByTerm, readGlossary, readTexts } from './glossaries.ts'

const english = readTexts('en-us')
const ofEnglish = readGlossary('en-us')
const keysOf = keysByTerm(ofEnglish, english)

/**
 * The interface called one thing by several names: a resume was 履歴書 in one remote and レジュメ in another, a posting “empleo” and “oferta”,
 * and Chinese said both 你 and 您 to the same reader. Each text read well alone.
 */
it.each(languages)('the texts in $key keep to the glossary', ({ key: language }) => {
  expect(glossaryFaults(language, readGlossary(language), readTexts(language), keysOf)).toEqual([])
})

it('has a word for every term in every language', () => {
  const missing = languages.flatMap(({ key: language }) =>
    Object.keys(ofEnglish.terms)
      .filter((term) => !readGlossary(language).terms[term]?.length)
      .map((term) => `${language} ${term}`),
  )
  expect(missing).toEqual([])
})

it('finds a missing term, a refused word, a refused pattern and an exception that nothing needs', () => {
  const glossary: Glossary = {
    address: '',
    terms: { resume: ['currículum'] },
    refused: { 'solicitante*': 'candidato' },
    patterns: { ' \\?': 'no space before a mark' },
    exceptions: { resume: { 'a#kept': 'the name of a format', 'a#good': 'was wrong once' } },
  }
  const resumes = { resume: ['a#bad', 'a#kept', 'a#good'] }
  const texts = new Map([
    ['a#bad', 'Tu historial'],
    ['a#kept', 'JSON Resume'],
    ['a#good', 'Tu currículum'],
    ['a#word', 'Los Solicitantes'],
    ['a#mark', '¿Seguro ?'],
    ['a#placeholder', '{{solicitante}}'],
  ])
  expect(glossaryFaults('es-es', glossary, texts, resumes)).toEqual([
    'es-es a#bad: “resume” is currículum: Tu historial',
    'es-es a#word: not “solicitante*” (candidato): Los Solicitantes',
    'es-es a#mark: not “ \\?” (no space before a mark): ¿Seguro ?',
    'es-es a#good: needs no exception for “resume”',
  ])
})

it('quotes the messages in the product rules as they are shown', () => {
  const quoted = [
    ...readFileSync('docs/product-rules.md', 'utf8').matchAll(
      /^\|[^|]+\| (?:kept|reworded) \| “([^|]+)” \| `([^`|]+)` \|/gm,
    ),
  ].map(([, text, key]) => [key, text])
  expect(quoted.length).toBeGreaterThan(40)
  expect(quoted).toEqual(quoted.map(([key = '']) => [key, english.get(key)]))
})
