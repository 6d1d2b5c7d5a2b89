import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { declaredNames } from './declared-names.ts'

/** Where no name has a retired word. */
const packages = [
  'api',
  'demo',
  'bench',
  'build',
  'cli',
  'e2e',
  'mf-chat',
  'mf-job-detail',
  'mf-profile',
  'mf-search',
  'registry',
  'release-compatibility',
  'scripts',
  'shared-kit',
  'shell',
]

/** Words of the table that are right in other meanings: a *line* of text, the *place* of a job. The table says which meaning is retired. */
const ambiguous = new Set([
  'address',
  'answers',
  'contract',
  'fits',
  'hold',
  'join',
  'kept',
  'line',
  'live',
  'own page',
  'own path',
  'place',
  'proof',
  'prove',
  'say',
  'stand',
  'stands',
  'texts',
  'use',
  'voice',
  'word',
  'way',
])
const forms: Record<string, string[]> = { tell: ['told'], hear: ['heard'], wish: ['wishes'], clash: ['clashes'] }

/** The left column of the table in the glossary, with the other forms of each word. */
const retired = new Set(
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
    .flatMap((word) => [word, `${word}s`, ...(forms[word] ?? [])]),
)

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    // What a switch does.
    .replaceAll(/\bturn (on|off)\b/g, '$1')
    .split(/[\s_$]+/)

const retiredNames = (source: string, isTsx = false): string[] =>
  declaredNames(source, isTsx).filter((name) => wordsOf(name).some((word) => retired.has(word)))

it('reads the glossary’s table, and finds a retired word in a name of any kind', () => {
  expect([...retired]).toEqual(expect.arrayContaining(['most', 'patience', 'told', 'doorways', 'misfit', 'lent']))
  const planted = [
    'const mostOpen = 5',
    'export const ask = (patienceMs: number) => patienceMs',
    'function tellAll({ size: longest }: { size: number }) { return longest }',
    'type Misfit = { told: string }',
    'const { lent } = shell',
    'const heartbeatMs = 1, almost = returned',
  ].join('\n')
  expect(retiredNames(planted)).toEqual(['mostOpen', 'patienceMs', 'tellAll', 'longest', 'Misfit'])
})

it('finds none in the names of these packages', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...packages], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/last-release/'))
  const faults = files.flatMap((file) =>
    retiredNames(readFileSync(file, 'utf8'), file.endsWith('x')).map((name) => `${file} ${name}`),
  )
  expect(faults).toEqual([])
})
