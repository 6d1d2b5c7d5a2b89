import { jest } from '@jest/globals'
import pg from 'pg'
import type { TestApp } from './test-app.ts'

type Embedded = { execProtocolRaw(message: Uint8Array): Promise<Uint8Array> }

/** How much the database was asked while `run` ran, transactions too: statements of a server, messages of the embedded one. */
export const countStatements = async ({ app, db }: TestApp, run: () => Promise<unknown>): Promise<number> => {
  const asked =
    app.connection.driver === 'postgres'
      ? jest.spyOn(pg.Client.prototype, 'query')
      : jest.spyOn((db as unknown as { $client: Embedded }).$client, 'execProtocolRaw')
  await run()
  const count = asked.mock.calls.length
  asked.mockRestore()
  return count
}
