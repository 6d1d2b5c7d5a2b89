import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { changedFiles, packageOf, sortByCloseness, testsToLookFor } from './changed-files.ts'
import { bin, root, runSteps } from './run-steps.ts'

/** After so long no more tests begin, so that the whole answers within two minutes. */
const testTimeMs = 60_000
/** Suites that jest is given at once: its start takes as long as some of them. */
const suitesAtOnce = 24

const started = performance.now()
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
const changed = changedFiles(root)
const changedPackages = [...new Set(changed.map((file) => packageOf(file, workspaces) || 'the root'))]
console.log(
  changed.length === 0 ? 'nothing has changed' : `${changed.length} files changed: ${changedPackages.join(', ')}`,
)

const jest = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', bin('jest/bin/jest.js'), ...args],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', args.includes('--listTests') ? 'pipe' : 'inherit', 'inherit'],
    },
  )

const listTests = (...args: string[]): string[] =>
  jest('--listTests', ...args)
    .stdout.split('\n')
    .filter((path) => path !== '')
    .map((path) => relative(root, path))

/** Runs the tests that rest on what has changed, the closest first, as many as there is time for. Gives whether they pass. */
const runRelatedTests = (): boolean => {
  const { followed, folders } = testsToLookFor(changed, workspaces)
  const related = followed.length > 0 ? listTests('--findRelatedTests', ...followed) : []
  const ofFolders = folders.length > 0 ? listTests(...folders) : []
  const tests = sortByCloseness([...new Set([...related, ...ofFolders])], changed, workspaces)
  console.log(`\n── ${tests.length} related suites`)
  // The closest ones run however long the rest took.
  for (let isFirst = true; tests.length > 0 && (isFirst || performance.now() - started < testTimeMs); isFirst = false) {
    const { status } = jest('--runTestsByPath', ...tests.splice(0, suitesAtOnce))
    if (status !== 0) return false
  }
  if (tests.length > 0) console.log(`${tests.length} more suites rest on the change; \`npm test\` runs them`)
  return true
}

/** What is worth knowing before a commit, in less than two minutes. `npm test` is the whole. */
const { failed } = await runSteps(
  [
    { name: 'types', args: [join(root, 'scripts/checks/check-types.ts')], beside: 'two at a time' },
    {
      name: 'style',
      args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
      beside: 'two at a time',
    },
    {
      name: 'import rules',
      args: [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '.'],
      beside: 'two at a time',
    },
    { name: 'unused code', args: [bin('knip/bin/knip.js')], beside: 'two at a time' },
  ],
  true,
)
const isGood = (changed.length === 0 || runRelatedTests()) && failed === 0
console.log(`\n${isGood ? 'good' : 'failed, see above'}, after ${Math.round((performance.now() - started) / 1000)} s`)
process.exitCode = isGood ? 0 : 1
