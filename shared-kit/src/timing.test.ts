import { expect, test } from '@jest/globals'
import { isTimeout, withTimeout } from './timing.ts'

// Three places told a timeout by the words of an error, each by words of its own.
test('what takes too long is told from what fails', async () => {
  await expect(withTimeout(Promise.resolve('in time'), 1000)).resolves.toBe('in time')
  const late = await withTimeout(new Promise(() => undefined), 0).catch((error: unknown) => error)
  expect(isTimeout(late)).toBe(true)
  const broken = await withTimeout(Promise.reject(new Error('broken')), 1000).catch((error: unknown) => error)
  expect(isTimeout(broken)).toBe(false)
  expect(isTimeout(new DOMException('', 'TimeoutError'))).toBe(true)
  expect(isTimeout(null)).toBe(false)
})
