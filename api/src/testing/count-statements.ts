import { jest } from '@jest/globals'
import pg from 'pg'

/** How many statements the database was sent while `run` ran, those of transactions too. */
export const countStatements = async (run: () => Promise<unknown>): Promise<number> => {
  const asked = jest.spyOn(pg.Client.prototype, 'query')
  await run()
  const count = asked.mock.calls.length
  asked.mockRestore()
  return count
}
