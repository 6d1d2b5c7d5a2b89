import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'

type Rule = { name: string; pattern: RegExp; planted: string }

/** Rules that the linter has no word for. Each is proved on a planted line, so that a rule which stops working is seen. */
const rules: Rule[] = [
  {
    name: 'CSS speaks of start and end, never of left and right, so that Arabic is a mirror',
    pattern:
      /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding|inset)-(?:left|right)\b[^:]*:|(?:left|right):|(?:text-align|float|clear):\s*(?:left|right)\b)/,
    planted: '  margin-left: 4px;',
  },
  {
    name: 'names that assistive technology reads come from a catalogue',
    pattern: /\s(?:aria-label|aria-description|title|alt|placeholder)="[^"]*\p{L}[^"]*"/u,
    planted: '<button aria-label="Close" />',
  },
  {
    name: 'no markup is set from a text',
    pattern: /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/,
    planted: 'element.innerHTML = text',
  },
  {
    // Rows of My jobs named the day before in Tokyo. When a job was posted is the same for all, and on the server.
    name: 'moments of a member are said by the reader’s calendar (`useOwnDay`, `useOwnAge`)',
    pattern: /\bformat\.(?:date|age)\((?!job\.posted_at|day\.at)[\w.?! ]*(?:_at|At|\bat)\b/,
    planted: 'const when = format.date(device.signed_in_at)',
  },
]

/** Of tests that `npm test` runs. What a change can break beyond them is found by the slow ones (CONTRIBUTING.md, “Tests”). */
const rulesOfQuickTests: Rule[] = [
  {
    name: 'what starts programs of this project, or builds, is named *.slow.test.ts',
    pattern: /process\.execPath|\/(?:api|registry)-process\.ts'|\b(?:copyWorkspace|startSecondShell)\b/,
    planted: "import { startApiProcess } from '../testing/api-process.ts'",
  },
]
const rulesOfComponentTests: Rule[] = [
  {
    name: 'a component is not rendered once for each language: texts are checked in their catalogues',
    pattern: /\.each\(\s*languages\b/,
    planted: "it.each(languages.map(({ key }) => key))('says so in %s', async () => {",
  },
]

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => existsSync(path))
const sources = listed.filter(
  (path) =>
    /^(shell|mf-[^/]+|shared-kit|shared-features|registry\/console)\/src\//.test(path) &&
    !/\.(test|demo)\.tsx?$|\/gallery\//.test(path),
)
const quickTests = listed.filter(
  (path) => /\.test\.tsx?$/.test(path) && !path.endsWith('.slow.test.ts') && !path.endsWith('/source-rules.test.ts'),
)
const componentTests = listed.filter((path) => path.endsWith('.test.tsx'))

const expectNone = (paths: readonly string[], { pattern, planted }: Rule) => {
  expect(planted).toMatch(pattern)
  const faults = paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .map((line, index) => ({ line, at: `${path}:${index + 1}` }))
      .filter(({ line }) => pattern.test(line))
      .map(({ line, at }) => `${at} ${line.trim()}`),
  )
  expect(faults).toEqual([])
}

describe('source rules', () => {
  it.each(rules)('$name', (rule) => expectNone(sources, rule))
  it.each(rulesOfQuickTests)('$name', (rule) => expectNone(quickTests, rule))
  it.each(rulesOfComponentTests)('$name', (rule) => expectNone(componentTests, rule))
})
