import { spawn } from 'node:child_process'
import { join, relative } from 'node:path'
import { listTextSources } from '../../build/read-locale.ts'
import { findTests } from '../testing/find-tests.ts'
import { quickProjects } from '../testing/steps.ts'
import { checkTranslations } from './check-translations.ts'

type Check = { name: string; run: () => Promise<boolean> }

const root = join(import.meta.dirname, '../..')
const folder = process.cwd()
const workspace = relative(root, folder).replaceAll('\\', '/')
const inModules = (file: string) => join(root, 'node_modules', file)

/** Runs a program, and prints what it wrote once it ended: several run at once. */
const runProgram = (name: string, args: readonly string[], cwd: string): Promise<boolean> =>
  new Promise((done, fail) => {
    const output: Buffer[] = []
    const child = spawn(process.execPath, [...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('error', fail)
    child.once('close', (code) => {
      console.log(`── ${name}`)
      process.stdout.write(Buffer.concat(output))
      done(code === 0)
    })
  })

/** Shared features speak with texts of the kit. */
const sourceFolders = [folder, ...(workspace === 'shared-kit' ? [join(root, 'shared-features')] : [])].map((each) =>
  join(each, 'src'),
)

// The console is in English only, and the API names its texts by a type.
const textSources = ['registry/console', 'api'].includes(workspace) ? [] : sourceFolders.flatMap(listTextSources)

const translations = async () => {
  const faults = checkTranslations(textSources, ...sourceFolders)
  console.log(['── translations', ...faults].join('\n'))
  return faults.length === 0
}

// The console lies inside the registry's folder and is a workspace of its own.
const ownTests = workspace === 'registry' ? 'registry/src/' : `${workspace}/`
const filters = process.argv.slice(2)
/** Of this workspace, those that have a filter in their path. */
const findSuites = (): string[] => {
  const suites = findTests(filters, root).suites.filter((file) => file.startsWith(ownTests))
  if (suites.length === 0) throw new Error(`${workspace} has no test with ${filters.join(' or ')} in its path.`)
  return suites
}

/** What `npm test -w NAME` checks: this one workspace. `npm test` at the root checks everything, with the rules between packages. */
const checks: Check[] = [
  { name: 'types', run: () => runProgram('types', [join(import.meta.dirname, 'check-types.ts')], folder) },
  {
    name: 'style',
    run: () =>
      runProgram('style', [inModules('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'], folder),
  },
  ...(textSources.length > 0 ? [{ name: 'translations', run: translations }] : []),
  {
    name: 'tests',
    run: () =>
      runProgram(
        'tests',
        [
          ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', inModules('jest/bin/jest.js')],
          ...(filters.length > 0
            ? ['--runTestsByPath', ...findSuites()]
            : [ownTests, '--passWithNoTests', '--selectProjects', ...quickProjects]),
        ],
        root,
      ),
  },
]

const results = await Promise.all(checks.map(async ({ name, run }) => ({ name, passed: await run() })))
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name)
console.log(failed.length === 0 ? `\n${workspace}: all checks passed` : `\n${workspace}: failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
