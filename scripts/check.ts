import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { changedFiles, listFiles, packageOf, sortByCloseness, testsToLookFor } from './changed-files.ts'
import { bin, root, runSteps } from './run-steps.ts'
import { slowTestsOf } from './test-tiers.ts'
import { quickProjects, sourceSteps } from './testing/steps.ts'

/** After so long no more tests begin, so that the whole answers within two minutes. */
const testTimeMs = 60_000
/** The whole is to answer within this time. */
const wholeTimeMs = 120_000
/** Suites that jest is given at once: its start takes as long as some of them. */
const batchSize = 24

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

/** jest writes the names of the projects above the paths. */
const listTests = (...args: string[]): string[] =>
  jest('--listTests', '--selectProjects', ...quickProjects, ...args)
    .stdout.split('\n')
    .filter((line) => /\.test\.tsx?$/.test(line))
    .map((path) => relative(root, path))

/** Runs the tests that rest on what has changed, the closest first, as many as there is time for. Gives whether they pass. */
const runRelatedTests = (): boolean => {
  const { followed, folders } = testsToLookFor(changed, workspaces)
  const related = followed.length > 0 ? listTests('--findRelatedTests', ...followed) : []
  const ofFolders = folders.length > 0 ? listTests('--testPathPatterns', ...folders) : []
  const tests = sortByCloseness([...new Set([...related, ...ofFolders])], changed, workspaces)
  console.log(`\n── ${tests.length} related suites`)
  // The closest ones run however long the rest took.
  for (let isFirst = true; tests.length > 0 && (isFirst || performance.now() - started < testTimeMs); isFirst = false) {
    const { status } = jest('--runTestsByPath', ...tests.splice(0, batchSize))
    if (status !== 0) return false
  }
  if (tests.length > 0) console.log(`${tests.length} more suites rest on the change; \`npm test\` runs them`)
  return runSlowTests()
}

/** Slow tests of what changed, as far as there is time. Journeys need the whole site, so they are left to `npm test`. */
const runSlowTests = (): boolean => {
  const suites = listFiles(root).filter((file) => file.endsWith('.slow.test.ts'))
  const secondsLeft = (wholeTimeMs - (performance.now() - started)) / 1000
  const { taken, left } = slowTestsOf(changed, suites, secondsLeft)
  if (left.length > 0) console.log(`left for want of time: ${left.join(', ')}; \`npm test\` has time for some of them`)
  if (taken.length === 0) return true
  console.log(`\n── ${taken.length} slow suites of what changed`)
  return jest('--runTestsByPath', ...taken).status === 0
}

/** What is worth knowing before a commit, in less than two minutes. `npm test` is the whole. */
const { failed } = await runSteps(sourceSteps, true)
const isGood = (changed.length === 0 || runRelatedTests()) && failed === 0
console.log(`\n${isGood ? 'good' : 'failed, see above'}, after ${Math.round((performance.now() - started) / 1000)} s`)
process.exitCode = isGood ? 0 : 1
