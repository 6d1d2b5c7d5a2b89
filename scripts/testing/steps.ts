import { join } from 'node:path'
import { bin, root, type Step } from '../run-steps.ts'
import type { FoundTests } from './find-tests.ts'

/** What is known of the code without running it. */
export const sourceSteps: readonly Step[] = [
  { name: 'types', args: [join(root, 'scripts/checks/check-types.ts')], parallel: 'limited' },
  {
    name: 'style',
    args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
    parallel: 'limited',
  },
  { name: 'import rules', args: [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '.'], parallel: 'limited' },
  { name: 'unused code', args: [bin('knip/bin/knip.js')], parallel: 'limited' },
]

/** What the journeys go through; the contract's step takes its shell. */
export const buildStep: Step = { name: 'build', args: [join(root, 'build/build-package.ts')], parallel: 'limited' }
export const contractStep: Step = {
  name: 'contract with the last releases',
  args: [join(root, 'release-compatibility/check-release-compatibility.ts')],
}

export const jestStep = (name: string, ...args: string[]): Step => ({
  name,
  args: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', bin('jest/bin/jest.js'), ...args],
})
export const suitesStep = (suites: readonly string[], name = 'tests'): Step =>
  jestStep(name, '--runTestsByPath', ...suites)
/** What `npm test` runs of the projects of `jest.config.ts`. */
export const quickProjects = ['unit', 'component', 'database']
export const quickSuitesStep = jestStep('unit, component and database tests', '--selectProjects', ...quickProjects)

/** Of `e2e/playwright.config.ts`. */
type JourneyProject = 'main' | 'long' | 'all' | 'other-fonts' | 'crash'

/** A browser for the journeys; it may have to be downloaded. */
export const browserStep: Step = {
  name: 'a browser',
  args: [join(root, 'e2e/src/install-browser.ts')],
  parallel: 'unlimited',
}
export const journeysStep = (name: string, projects: readonly JourneyProject[], ...args: string[]): Step => ({
  name,
  args: [
    ...[bin('@playwright/test/cli.js'), 'test', '-c', 'e2e'],
    ...projects.flatMap((project) => ['--project', project]),
    ...args,
  ],
})

/** Suites and journeys that are named, each journey with the fonts that it usually has. */
export const stepsOf = ({ suites, journeys }: FoundTests): Step[] => [
  ...(suites.length > 0 ? [suitesStep(suites)] : []),
  ...(journeys.length > 0 ? [browserStep, journeysStep('journeys', ['long', 'all', 'crash'], ...journeys)] : []),
]
