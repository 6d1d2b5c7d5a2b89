import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import { startPeriodicTask } from './start-periodic-task.ts'

describe('a periodic task', () => {
  test('that fails is named in the log, and runs again', async () => {
    const lines: object[] = []
    const log = { warn: (facts: object, message: string) => void lines.push({ ...facts, message }) }
    const failures = [new Error('no space left')]
    const { promise: secondRun, resolve } = Promise.withResolvers<void>()
    const run = async () => {
      const failure = failures.pop()
      if (failure) throw failure
      resolve()
    }
    const task = startPeriodicTask({ name: 'clean-up-files', intervalMs: 1, run }, log)
    await secondRun
    await task.stop()
    expect(lines).toEqual([
      { err: new Error('no space left'), task: 'clean-up-files', message: 'background task failed' },
    ])
  })

  test('ends its run before it is stopped, and starts no other', async () => {
    let finished = 0
    const run = async () => {
      await wait(20)
      finished += 1
    }
    const task = startPeriodicTask({ name: 'slow', intervalMs: 1, run }, { warn: () => undefined })
    await task.stop()
    expect(finished).toBe(1)
    await wait(50)
    expect(finished).toBe(1)
  })
})
