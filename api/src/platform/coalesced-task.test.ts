import { expect, test } from '@jest/globals'
import { createCoalescedTask } from './coalesced-task.ts'

test('calls during a run share one more run', async () => {
  let runs = 0
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const task = createCoalescedTask(async () => {
    runs += 1
    await gates[runs - 1]?.promise
  }, 0)
  const first = task.run()
  task.run()
  task.run()
  expect(runs).toBe(1)
  for (const { resolve } of gates) resolve()
  await first
  expect(runs).toBe(2)
})

test('a run that fails rejects, and the next call runs again', async () => {
  const failures = [new Error('no space left')]
  const task = createCoalescedTask(async () => {
    const failure = failures.pop()
    if (failure) throw failure
  }, 0)
  await expect(task.run()).rejects.toThrow('no space left')
  await expect(task.run()).resolves.toBeUndefined()
  await expect(task.close()).resolves.toBeUndefined()
})
