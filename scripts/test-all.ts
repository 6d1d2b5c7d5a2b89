import { parseArgs } from 'node:util'
import { root, runSteps, type Step } from './run-steps.ts'
import { findTests } from './testing/find-tests.ts'
import {
  browserStep,
  buildStep,
  contractStep,
  jestStep,
  journeysStep,
  quickSuitesStep,
  sourceSteps,
  stepsOf,
} from './testing/steps.ts'

const usage = 'usage: npm run test:all [-- [--part=jest|journeys] [--shard=1/2] [--only FILE]]'

const readOptions = () => {
  const { values } = parseArgs({
    options: { part: { type: 'string' }, shard: { type: 'string' }, only: { type: 'string' } },
  })
  const { part, shard = '1/1', only } = values
  if (part !== undefined && part !== 'jest' && part !== 'journeys') throw new Error(`there is no part “${part}”`)
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(shard) ?? []
  if (!index || !count || Number(index) < 1 || Number(index) > Number(count))
    throw new Error(`“${shard}” is no shard, such as 1/2`)
  return { part, shard, isLastShard: index === count, only }
}

const select = ({ part, shard, isLastShard, only }: ReturnType<typeof readOptions>): Step[] => {
  if (only !== undefined) return stepsOf(findTests([only], root))
  const sharded = [`--shard=${shard}`]
  const jest = [
    ...sourceSteps,
    buildStep,
    { ...quickSuitesStep, args: [...quickSuitesStep.args, ...sharded] },
    jestStep('slow tests', '--selectProjects', 'slow', ...sharded),
    contractStep,
  ]
  const journeys = [
    browserStep,
    journeysStep('journeys', ['long', 'all', 'other-fonts'], ...sharded),
    // It kills what the others stand on, so it has a site of its own, once.
    ...(isLastShard ? [journeysStep('journeys that kill the site', ['crash'])] : []),
  ]
  return [...(part === 'journeys' ? [] : jest), ...(part === 'jest' ? [] : journeys)]
}

/** Everything: what `npm test` runs, and the tests that are left to the night. */
try {
  const { passed, failed } = await runSteps(select(readOptions()), true)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`)
  process.exitCode = 1
}
