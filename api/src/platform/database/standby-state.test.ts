import { expect, test } from '@jest/globals'
import { parseLogPosition } from './log-position.ts'
import { createStandbyState, maxLagMs } from './standby-state.ts'

const watch = () => {
  const state = createStandbyState()
  return {
    ...state,
    /** One round of questions: the primary is at `primary`, the standby has replayed `standby`. */
    poll: (at: number, primary: bigint, standby: bigint | null) => {
      state.notePrimary(primary, at)
      state.noteStandby(standby)
    },
  }
}

test('a position of the log is read as PostgreSQL writes it', () => {
  expect(parseLogPosition('16/B374D848')).toBe(0x16_b374d848n)
  expect(parseLogPosition('0/0')).toBe(0n)
})

test('before it has answered, and when it no longer does, nobody reads from it', () => {
  const { poll, state, lagMs } = watch()
  expect(state(0)).toBe('down')
  poll(0, 100n, 100n)
  expect(state(1)).toBe('usable')
  poll(250, 100n, null)
  expect(state(251)).toBe('down')
  expect(lagMs(251)).toBe(Number.POSITIVE_INFINITY)
})

test('it is as far behind as the oldest position is old that it has not replayed', () => {
  const { poll, lagMs } = watch()
  poll(0, 100n, 100n)
  poll(1_000, 200n, 150n)
  poll(2_000, 300n, 150n)
  expect(lagMs(2_500)).toBe(1_500)
  poll(3_000, 300n, 250n)
  expect(lagMs(3_000)).toBe(1_000)
  poll(4_000, 300n, 300n)
  expect(lagMs(60_000)).toBe(0)
})

test('a primary on which nothing is written leaves its standby in step, however long that takes', () => {
  const { poll, state } = watch()
  for (let at = 0; at < 3_600_000; at += 60_000) poll(at, 100n, 100n)
  expect(state(3_600_000)).toBe('usable')
})

// Its receiver lost the primary: asked about itself, such a standby says that it has replayed all that it received.
test('a standby an hour behind is not read from, and is again once it has caught up', () => {
  const { poll, state } = watch()
  for (let at = 0; at <= 3_600_000; at += 250) poll(at, BigInt(1_000 + at), 1_000n)
  expect(state(maxLagMs + 251)).toBe('behind')
  expect(state(3_600_000)).toBe('behind')
  poll(3_600_250, 4_000_000n, 4_000_000n)
  expect(state(3_600_250)).toBe('usable')
})

test('while the primary is silent, a standby that has all that is known stays, and one that lacks some goes', () => {
  const inStep = watch()
  inStep.poll(0, 100n, 100n)
  inStep.noteStandby(100n)
  expect(inStep.state(60_000)).toBe('usable')
  const late = watch()
  late.poll(0, 100n, 90n)
  late.noteStandby(90n)
  expect(late.state(maxLagMs + 1)).toBe('behind')
})

test('what somebody wrote is there once its position is replayed', () => {
  const { poll, hasReplayed } = watch()
  expect(hasReplayed(1n)).toBe(false)
  poll(0, 100n, 99n)
  expect(hasReplayed(100n)).toBe(false)
  poll(1, 100n, 100n)
  expect(hasReplayed(100n)).toBe(true)
})
