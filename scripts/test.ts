import { join } from 'node:path'
import { bin, root, runSteps, type Step } from './run-steps.ts'

/** Everything that must hold, cheapest first; the first failure ends the run. */
const steps: readonly Step[] = [
  { name: 'types', args: [join(root, 'scripts/checks/check-types.ts')], beside: 'two at a time' },
  {
    name: 'style',
    args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
    beside: 'two at a time',
  },
  { name: 'import rules', args: [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '.'], beside: 'two at a time' },
  { name: 'unused code', args: [bin('knip/bin/knip.js')], beside: 'two at a time' },
  // What the journeys go through; the contract's step takes its shell.
  { name: 'build', args: [join(root, 'build/build-package.ts')], beside: 'two at a time' },
  { name: 'unit and API tests', args: ['--experimental-vm-modules', bin('jest/bin/jest.js')] },
  {
    name: 'contract with the last releases',
    args: [join(root, 'release-compatibility/check-release-compatibility.ts')],
  },
  { name: 'a browser', args: [join(root, 'e2e/src/install-browser.ts')], beside: 'at once' },
  { name: 'journeys', args: [bin('@playwright/test/cli.js'), 'test', '-c', 'e2e'] },
]

const { passed, failed } = await runSteps(steps)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
