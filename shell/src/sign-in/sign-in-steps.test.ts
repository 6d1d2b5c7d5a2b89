import { expect, it } from '@jest/globals'
import { readStep, stepPath } from './sign-in-steps.ts'

// The steps had other names in addresses of the release before. Open tabs, and remotes that were not released since, still lead there.
it.each([
  ['second', 'second-factor'],
  ['finish', 'complete-registration'],
  ['join', 'link-account'],
] as const)('reads the former name %s', (former, step) => {
  expect(readStep(new URLSearchParams({ step: former }))).toBe(step)
  expect(stepPath(step)).toBe(`/get-started?step=${step}`)
})

it('begins at the first step where the address names none', () => {
  for (const step of ['', 'constructor', 'expired']) expect(readStep(new URLSearchParams({ step }))).toBe('start')
})
