import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { commentsOf, withoutComments } from './comment-names.ts'
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
  // Of a row. Jobs are on hold, and a bitmap holds one.
  hold: /^(?:packages\/kit-server|api\/src\/platform\/database|registry\/src\/platform)\//,
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
  /\b(?:patience|hears?|heard|deafen|silences?|beats?|lends?|lent|misfits?|clash(?:es)?|accuses?|wish(?:es)?|pretends?|onboarding|doors?|doorways?)\b/i

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
    .replaceAll(/[_$]+/g, ' ')
    .toLowerCase()
    // What a switch does.
    .replaceAll(/\bturn (on|off)\b/g, '$1')
    // The glossary’s word for a local program that plays another.
    .replaceAll(/\bstand ins?\b/g, '')
    .split(/\s+/)

/** What of the table is in a name, once for each name: the same ones come in many sources. */
const foundIn = new Map<string, readonly Retired[]>()
const retiredIn = (name: string): readonly Retired[] => {
  const known = foundIn.get(name)
  if (known) return known
  const words = wordsOf(name)
  const found = words
    .flatMap((word, index) => [word, `${word} ${words[index + 1]}`])
    .flatMap((word) => retired.get(word) ?? [])
    .filter(({ isAlone }) => !isAlone || words.length === 1)
  foundIn.set(name, found)
  return found
}

const retiredNames = (source: string, path: string): string[] => {
  const isRetired = (name: string) => retiredIn(name).some(({ where }) => where.test(path))
  // To parse all sources would take seconds.
  const names = [...new Set(withoutComments(source).match(/[A-Za-z_$][\w$]*/g))]
  return names.some(isRetired) ? declaredNames(source, path.endsWith('x')).filter(isRetired) : []
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

/** Values of the wire that go on: a reader of the former release knows no other, and what they say is right in its place. */
const wireValues = [
  // The product's own name for it (docs/product-rules.md#get-started-record).
  'account/first-steps.ts way',
  // Of a report: what was reported is not taken down.
  'moderation/chat-reports.ts kept',
  'moderation/moderated-jobs.ts kept',
  // Pages of releases before say it.
  'notifications/notifications.ts is_alert_alone',
  // Of releases: those that are not removed.
  'registry/releases.ts kept',
]

it('finds none in what crosses the wire', () => {
  const contracts = 'shared-kit/src/contracts/'
  const wireNames = (source: string) =>
    [...withoutComments(source).matchAll(/^ +(\w+):|'([a-z]+(?:_[a-z]+)*)'/gm)].flatMap(
      ([, key, value]) => key ?? value ?? [],
    )
  expect(wireNames("  told_at: z.string(), // 'left'\n  z.enum(['misfit', 'a phrase'])")).toEqual(['told_at', 'misfit'])
  const isRetired = (name: string) => retiredIn(name).some(({ where }) => where.source === '^')
  const found = sources
    .filter(({ path }) => path.startsWith(contracts) && !path.endsWith('.test.ts'))
    .flatMap(({ path, source }) =>
      wireNames(source)
        .filter(isRetired)
        .map((name) => `${path.slice(contracts.length)} ${name}`),
    )
  expect([...new Set(found)].sort()).toEqual(wireValues)
})
