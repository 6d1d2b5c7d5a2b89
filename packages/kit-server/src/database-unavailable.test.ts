import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import pg from 'pg'
import { isDatabaseUnavailable } from './database-unavailable.ts'

const withCode = (code: string, cause?: unknown) => Object.assign(new Error('failed', { cause }), { code })

// A PostgreSQL that was lost in the middle of a transaction was answered 500: the rollback's error stood before the query's.
test.each([
  ['by its code', withCode('57P01')],
  ['by a cause', new Error('Failed query: insert', { cause: withCode('08006') })],
  [
    'by a cause of a cause',
    new Error('rollback', { cause: new Error('Failed query', { cause: withCode('ECONNRESET') }) }),
  ],
  ['by words of the driver', new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') })],
  ['by a client that is not to be used', new Error('Client has encountered a connection error and is not queryable')],
  ['by one of several', new AggregateError([new Error('x'), withCode('ECONNREFUSED')])],
])('a database that is not there is known %s', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

// A standby whose socket was gone was answered 500, where the primary could have answered.
test('a server’s socket that is gone is known, and a file that is not there is something else', async () => {
  const client = new pg.Client({ host: '/nowhere', user: 'test' })
  const error = await client.connect().catch((reason: unknown) => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(isDatabaseUnavailable(await readFile('/nowhere/file').catch((reason: unknown) => reason))).toBe(false)
})

test('a mistake is none', () => {
  const circular = new Error('loop') as Error & { cause?: unknown }
  circular.cause = circular
  for (const error of [withCode('23505'), new Error('null', { cause: null }), circular, 'text', undefined, null]) {
    expect(isDatabaseUnavailable(error)).toBe(false)
  }
})
