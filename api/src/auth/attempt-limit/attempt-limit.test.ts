import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { attempts } from '../tables.ts'
import { attemptKey, countAttempt } from './attempt-limit.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
}, 60_000)
afterAll(() => api.close())

// A clock that was an hour ahead for a moment left windows that ended an hour later than any wait is long.
test('nobody waits for longer than the window, whatever the clock was when it began', async () => {
  const limit = { action: 'test', subject: 'a@example.com', maxAttempts: 2, windowSeconds: 60 }
  const name = attemptKey(api.app, limit)
  const setEnd = (seconds: number) =>
    api.db
      .update(attempts)
      .set({ expiresAt: sql`now() + make_interval(secs => ${seconds})` })
      .where(eq(attempts.name, name))
  for (let count = 0; count < 2; count += 1) await countAttempt(api.app, limit)
  await expect(countAttempt(api.app, limit)).rejects.toMatchObject({ reason: 'tooManyAttempts' })
  await setEnd(3600)
  await countAttempt(api.app, limit)
  await countAttempt(api.app, limit)
  const refused = await countAttempt(api.app, limit).catch((error: unknown) => error)
  expect(refused).toMatchObject({ details: { retryAfterSeconds: expect.any(Number) } })
  expect((refused as { details: { retryAfterSeconds: number } }).details.retryAfterSeconds).toBeLessThanOrEqual(60)
})
