import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { startBackgroundTasks } from './background-tasks.ts'
import { queueMessage } from './notifications/outbox.ts'
import { mailbox } from './notifications/tables.ts'
import { idempotencyKeys } from './platform/tables.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

test('a task that fails is named in the log, and the others do their work', async () => {
  await api.db.execute(sql`alter table ${idempotencyKeys} rename to idempotency_keys_away`)
  await queueMessage(api.db, { template: 'welcome', recipient: 'new@example.com', language: 'en-us', values: {} })
  const { promise: warned, resolve } = Promise.withResolvers<unknown[]>()
  const warn = jest.spyOn(api.app.log, 'warn').mockImplementation((...line: unknown[]) => resolve(line))
  const tasks = await startBackgroundTasks(api.app)
  expect(await warned).toEqual([{ err: expect.any(Error), task: 'delete-old-rows' }, 'background task failed'])
  await tasks.stop()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(await api.db.select({ recipient: mailbox.recipient }).from(mailbox)).toEqual([
    { recipient: 'new@example.com' },
  ])
})
