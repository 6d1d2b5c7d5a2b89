import { changedFiles, listFiles } from './changed-files.ts'
import { root, runSteps, type Step } from './run-steps.ts'
import { slowTestsOf } from './test-tiers.ts'
import { quickCheckBudget } from './testing/budgets.ts'
import { findTests } from './testing/find-tests.ts'
import { machineFactor, processorSeconds, sampleMachine } from './testing/processor-time.ts'
import {
  browserStep,
  buildStep,
  contractStep,
  journeysStep,
  quickSuitesStep,
  sourceSteps,
  stepsOf,
  suitesStep,
} from './testing/steps.ts'

/** Everything that must hold, cheapest first; and what else the change can break, of the tests that are left to the night. */
const quickSteps = (slowTests: readonly string[]): Step[] => {
  const journeys = slowTests.filter((test) => test.endsWith('.spec.ts'))
  const suites = slowTests.filter((test) => !journeys.includes(test))
  return [
    ...sourceSteps,
    buildStep,
    quickSuitesStep,
    ...(suites.length > 0 ? [suitesStep(suites, 'slow tests of what changed')] : []),
    contractStep,
    browserStep,
    journeys.length > 0
      ? // The text that is searched holds a journey's file and its tags.
        journeysStep(
          'main journeys, and those of what changed',
          ['long', 'all'],
          `--grep=${['@main', ...journeys.map((file) => file.replace('e2e/src/', ''))].join('|')}`,
        )
      : journeysStep('main journeys', ['main']),
  ]
}

const sampledEveryMs = 5_000

const runQuickCheck = async () => {
  const { taken, left } = slowTestsOf(changedFiles(root), listFiles(root))
  if (taken.length > 0) console.log(`With the slow tests of what changed: ${taken.join(', ')}`)
  if (left.length > 0) console.log(`Left to \`npm run test:all\`, for want of time: ${left.join(', ')}`)
  const samples: number[] = []
  setInterval(() => samples.push(sampleMachine()), sampledEveryMs).unref()
  const counts = await runSteps(quickSteps(taken))
  const seconds = processorSeconds()
  console.log(`\n${seconds.toFixed(0)} s of the processor; the budget of \`npm test\` is ${quickCheckBudget} s`)
  // What a change brought along is no part of the budget.
  const isOver = taken.length === 0 && seconds > quickCheckBudget * machineFactor(samples)
  if (isOver) console.error('It is over its budget: see the dearest suites and journeys above.')
  return { ...counts, failed: counts.failed + Number(isOver) }
}

const paths = process.argv.slice(2)
const run = async () => {
  try {
    return paths.length > 0 ? await runSteps(stepsOf(findTests(paths, root))) : await runQuickCheck()
  } catch (error) {
    console.error((error as Error).message)
    return { passed: 0, failed: 1 }
  }
}
const { passed, failed } = await run()
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
