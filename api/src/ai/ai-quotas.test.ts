import { expect, test } from '@jest/globals'
import { nextReset } from './ai-quotas.ts'

test.each([
  ['2026-11-24T15:59:59Z', '2026-11-24T16:01:00.000Z'],
  ['2026-11-24T16:00:59Z', '2026-11-24T16:01:00.000Z'],
  ['2026-11-24T16:01:00Z', '2026-11-25T16:01:00.000Z'],
  ['2026-12-31T23:00:00Z', '2027-01-01T16:01:00.000Z'],
])('a chance that is used at %s is back at one minute past midnight in GMT+8', (now, back) => {
  for (const kind of ['writing', 'findings', 'avatar'] as const)
    expect(nextReset(kind, new Date(now)).toISOString()).toBe(back)
})

test('first messages are back after 24 hours', () => {
  expect(nextReset('first_message', new Date('2026-11-24T16:00:30Z')).toISOString()).toBe('2026-11-25T16:00:30.000Z')
})
