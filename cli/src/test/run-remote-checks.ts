import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { listTextSources } from '../../../build/read-locale.ts'
import { checkTranslations } from '../../../scripts/checks/check-translations.ts'
import { CliError } from '../cli-error.ts'
import { isRepositoryOfRemote, remoteFolder } from '../workspace.ts'

export const checkNames = ['texts', 'style', 'types', 'tests'] as const
export type CheckName = (typeof checkNames)[number]

export type CheckResult = {
  name: CheckName
  passed: boolean
  seconds: number
  /** What was looked at, such as `57 tests in 9 suites`. */
  summary: string
  /** What the program wrote; empty where it passed. */
  output: string
}

type Settings = {
  remote: string
  root: string
  /** Parts of the paths of the tests that are to run; all of them where there are none. */
  patterns: readonly string[]
}

type Outcome = Pick<CheckResult, 'passed' | 'summary' | 'output'>

/** The Node that the workspace pins, whichever runs this. */
const findNode = (root: string): string => {
  const pinned = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(pinned) ? pinned : process.execPath
}

const runNode = (root: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) =>
  new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(findNode(root), ['--disable-warning=ExperimentalWarning', ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output: Buffer.concat(output).toString().trimEnd() }))
  })

const runProgram = async (root: string, args: readonly string[], cwd: string): Promise<Outcome> => {
  const { code, output } = await runNode(root, args, cwd)
  return { passed: code === 0, summary: '', output }
}

const checkTexts = ({ remote, root }: Settings): Outcome => {
  const folder = join(remoteFolder(root, remote), 'src')
  const textSources = listTextSources(folder)
  if (textSources.length === 0) return { passed: true, summary: 'it has none', output: '' }
  const faults = checkTranslations(textSources, folder)
  return { passed: faults.length === 0, summary: 'ten languages', output: faults.join('\n') }
}

const jestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTotalTests: z.number(),
  numTotalTestSuites: z.number(),
})

/** What a pattern for jest has of a path: it reads regular expressions. */
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const describeTests = (results: z.infer<typeof jestResults>): string => {
  const { numFailedTests: failed, numPendingTests: skipped, numTotalTests: all, numTotalTestSuites: suites } = results
  return [
    `${all} ${all === 1 ? 'test' : 'tests'} in ${suites} ${suites === 1 ? 'suite' : 'suites'}`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ')
}

const runTests = async ({ remote, root, patterns }: Settings): Promise<Outcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'jobspan-test-'))
  try {
    const file = join(folder, 'results.json')
    const chosen = patterns.length > 0 ? `.*(${patterns.map(escapePattern).join('|')})` : ''
    // A repository of its own has no tests of others.
    const where = isRepositoryOfRemote(root) ? '/src/' : `/${escapePattern(remote)}/`
    const { code, output } = await runNode(
      root,
      [
        '--experimental-vm-modules',
        join(root, 'node_modules/jest/bin/jest.js'),
        `${where}${chosen}`,
        ...['--passWithNoTests', '--json', `--outputFile=${file}`],
      ],
      root,
      // The tests of a remote know no database: naming one keeps the run from starting its own.
      { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL || 'postgres://nobody@127.0.0.1:1/none' },
    )
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text === undefined) return { passed: code === 0, summary: 'no test was found', output }
    const results = z.parse(jestResults, JSON.parse(text))
    if (patterns.length > 0 && results.numTotalTestSuites === 0)
      return {
        passed: false,
        summary: 'no test was found',
        output: `No test of ${remote} has ${patterns.join(' or ')} in its path.`,
      }
    // The results as JSON, which jest writes to its output too, are no help to a person.
    const shown = output.split('\n').filter((line) => !line.startsWith('{"numFailedTestSuites"'))
    return { passed: code === 0, summary: describeTests(results), output: shown.join('\n') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const checks: Record<CheckName, (settings: Settings) => Outcome | Promise<Outcome>> = {
  texts: checkTexts,
  style: ({ root, remote }) =>
    runProgram(
      root,
      [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
      remoteFolder(root, remote),
    ),
  types: ({ root, remote }) =>
    runProgram(
      root,
      isRepositoryOfRemote(root)
        ? [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit']
        : [join(root, 'scripts/checks/check-types.ts')],
      remoteFolder(root, remote),
    ),
  tests: runTests,
}

/** Runs checks of one remote at once. `onResult` is called for each as it ends. */
export const runRemoteChecks = async (
  names: readonly CheckName[],
  settings: Settings,
  onResult: (result: CheckResult) => void,
): Promise<CheckResult[]> => {
  if (!existsSync(join(settings.root, 'node_modules/jest/bin/jest.js')))
    throw new CliError('The packages are not installed here.', 'Run `npm install` in the root.')
  return Promise.all(
    names.map(async (name) => {
      const started = performance.now()
      const outcome = await checks[name](settings)
      const seconds = Math.round((performance.now() - started) / 100) / 10
      const result = { name, seconds, ...outcome, output: outcome.passed ? '' : outcome.output }
      onResult(result)
      return result
    }),
  )
}
