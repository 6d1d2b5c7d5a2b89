import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { commentsOf } from './comment-names.ts'
import { declaredNames } from './declared-names.ts'

/** Words of the table that are right in other meanings everywhere: a *line* of text, the *place* of a job. The table says which meaning is retired. */
const ambiguous = new Set(['address', 'contract', 'line', 'place', 'texts', 'use', 'word'])
/** Packages whose names still have a word in its retired meaning, or in a right one. The list only shrinks. */
const waiting: Record<string, readonly string[]> = {
  answers: ['api', 'shell'],
  join: ['api', 'shared-kit'],
  kept: ['api', 'shared-kit'],
  live: ['api', 'demo'],
  // The proof of an avatar’s candidate and of DPoP are values of the wire.
  proof: ['api', 'demo', 'mf-profile', 'shell'],
  way: ['bench'],
}
/** Retired words that no comment has, being right in no other meaning. */
const retiredInComments =
  /\b(?:patience|hears?|heard|deafen|silences?|beats?|lends|lent|misfits?|clash(?:es)?|accuses?|wish(?:es)?|pretends?|onboarding|doors?|doorways?)\b/i

const forms: Record<string, string[]> = {
  tell: ['told'],
  hear: ['heard'],
  wish: ['wishes'],
  clash: ['clashes'],
  join: ['joined'],
}

/** The left column of the table in the glossary, with the other forms of each word. */
const retired = new Map(
  (readFileSync('docs/glossary.md', 'utf8').split('## Retired words')[1] ?? '')
    .split('\n')
    .flatMap(
      (line) =>
        /^\| (?!not |---)([^|]+) \|/
          .exec(line)?.[1]
          ?.replaceAll(/\([^)]*\)|[`…]/g, '')
          .split(',') ?? [],
    )
    .map((word) => word.trim())
    .filter((word) => word !== '' && !ambiguous.has(word))
    .flatMap((word) => [word, `${word}s`, ...(forms[word] ?? [])].map((form) => [form, waiting[word] ?? []] as const)),
)

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    // What a switch does.
    .replaceAll(/\bturn (on|off)\b/g, '$1')
    // The glossary’s word for a local program that plays another.
    .replaceAll(/\bstand ins?\b/g, '')
    .split(/[\s_$]+/)

const retiredNames = (source: string, path: string): string[] => {
  const top = path.split('/')[0] ?? ''
  const isRetired = (word: string) => retired.has(word) && !retired.get(word)?.includes(top)
  return declaredNames(source, path.endsWith('x')).filter((name) => {
    const words = wordsOf(name)
    return words.some(isRetired) || words.some((word, index) => isRetired(`${word} ${words[index + 1]}`))
  })
}
/** A word in backticks is a name, and in quotes an example. */
const retiredComments = (source: string): string[] =>
  commentsOf(source).flatMap(
    (comment) => comment.replaceAll(/`[^`]*`|#[\w-]+/g, '').match(retiredInComments)?.[0] ?? [],
  )

it('reads the glossary’s table, and finds a retired word in a name of any kind', () => {
  expect([...retired.keys()]).toEqual(
    expect.arrayContaining(['most', 'patience', 'told', 'doorways', 'misfit', 'lent']),
  )
  const planted = [
    'const mostOpen = 5',
    'export const ask = (patienceMs: number) => patienceMs',
    'function tellAll({ size: longest }: { size: number }) { return longest }',
    'type Misfit = { told: string }',
    'const { lent } = shell',
    'const ownPaths = []',
    'const heartbeatMs = 1, almost = returned',
  ].join('\n')
  expect(retiredNames(planted, 'cli/src/planted.ts')).toEqual([
    'mostOpen',
    'patienceMs',
    'tellAll',
    'longest',
    'Misfit',
    'ownPaths',
  ])
})

it('finds a retired word in a comment of any kind, and not in what it names', () => {
  const planted = [
    '/** Subscribers hear of it. */',
    'const url = "https://door" // lent to a remote',
    '// `heard` is a column, see docs/product-rules.md#employer-silence',
  ].join('\n')
  expect(retiredComments(planted)).toEqual(['hear', 'lent'])
})

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !path.includes('/last-release/') && existsSync(path))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }))

it('finds none in the names of this repository', () => {
  expect(sources.flatMap(({ path, source }) => retiredNames(source, path).map((name) => `${path} ${name}`))).toEqual([])
})

it('finds none in the comments of this repository', () => {
  const faults = sources
    .filter(({ path }) => !path.endsWith('/retired-words.test.ts'))
    .flatMap(({ path, source }) => retiredComments(source).map((word) => `${path} ${word}`))
  expect(faults).toEqual([])
})
