import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { commentsOf } from './comment-names.ts'
import { declaredNames } from './declared-names.ts'

/**
 * Where a word of the table has the meaning that is retired, if it is right elsewhere: a *line* of text, the *place* of a job, to *join* two texts.
 * Nobody looks for these in names of other files.
 */
const retiredWhere: Record<string, RegExp> = {
  // An email in places that know other addresses, an IP address where requests are limited.
  address: /^(?:api\/src\/auth\/(?:attempt-limit|one-time-codes|verification)|shell\/server\/telemetry)\//,
  // Answers of the mocked API. Tests of the API itself ask for answers, and applications answer questions.
  answers: /^(?!api\/).*(?:\/testing\/|\.test\.)/,
  // The shell and the registry know two: that of the remotes, and the API's.
  contract: /^(?:shell|registry)\/(?!.*(?:\.test\.|\/testing\/))/,
  join: /^(?:api\/src\/auth|shared-kit\/src\/contracts\/auth|shell\/src\/sign-in|mf-profile\/src\/features\/social-accounts)\//,
  line: /^(?:shared-kit\/src\/messaging|api\/src\/chats\/websocket)\//,
  place: /^shell\//,
  // Of a person. Singpass has proofs of possession (RFC 9449), and a generated avatar the server's own.
  proof: /^(?:api\/src\/(?:auth|account)|shared-kit\/src\/contracts\/auth|shell)\//,
  texts: /^api\/src\/auth\/(?:one-time-codes|verification|two-factor)\//,
  use: /^api\/src\/auth\/(?:hand-off|magic-links|one-time-codes|password-reset|qr-login|session-transfer|two-factor|verification)\//,
  word: /^registry\/src\/telemetry\//,
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

type Retired = {
  where: RegExp
  /** Retired as a whole name, and right in a longer one: an `ipAddress`. */
  isAlone: boolean
}

/** The left column of the table in the glossary, with the other forms of each word. */
const retired = new Map<string, Retired>(
  (readFileSync('docs/glossary.md', 'utf8').split('## Retired words')[1] ?? '')
    .split('\n')
    .flatMap((line) => /^\| (?!not |---)([^|]+) \|/.exec(line)?.[1]?.replaceAll(/[`…]/g, '').split(',') ?? [])
    .map((entry) => ({ word: entry.replace(/\(.*/, '').trim(), isAlone: entry.trim().endsWith('(alone)') }))
    .filter(({ word }) => word !== '')
    .flatMap(({ word, isAlone }) =>
      [word, `${word}s`, ...(forms[word] ?? [])].map(
        (form) => [form, { where: retiredWhere[word] ?? /^/, isAlone }] as const,
      ),
    ),
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
  return declaredNames(source, path.endsWith('x')).filter((name) => {
    const words = wordsOf(name)
    const isRetired = (word: string) => {
      const found = retired.get(word)
      return found?.where.test(path) === true && (!found.isAlone || words.length === 1)
    }
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

it('finds a word that is right elsewhere where it has its retired meaning', () => {
  const planted = 'const line = 1, outline = 2\nconst contract = 1, apiContract = 2\nconst place = 1'
  expect(retiredNames(planted, 'shared-kit/src/messaging/planted.ts')).toEqual(['line'])
  expect(retiredNames(planted, 'shell/src/planted.ts')).toEqual(['contract', 'place'])
  expect(retiredNames(planted, 'mf-search/src/planted.ts')).toEqual([])
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
