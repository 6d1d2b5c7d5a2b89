import { expect, test } from '@jest/globals'
import { isOfFormerRelease } from './job-feed.ts'

const beganAt = Date.parse('2026-11-29T08:00:00Z')

// While a release with other fields took over, processes of both saw an index of the other, and built all of it anew in turn.
test.each([
  ['of this release', true, beganAt - 1, false],
  ['of another release, from before this process began', false, beganAt - 1, true],
  ['of another release, built since', false, beganAt + 1, false],
  ['of another release, under a name that tells no moment', false, Number.NaN, true],
])('an index %s', (_which, isCurrent, builtAt, isFormer) => {
  expect(isOfFormerRelease({ isCurrent, builtAt }, beganAt)).toBe(isFormer)
})
