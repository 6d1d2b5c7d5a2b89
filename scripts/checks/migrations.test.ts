import { globSync } from 'node:fs'
import { expect, it } from '@jest/globals'

// Each migration brought a snapshot of all tables, of which the tool reads the last one: 300,000 lines that nobody reads.
it.each(['api', 'registry'])('of the tables of %s the snapshot of the last migration is kept alone', (service) => {
  const [last] = globSync(`${service}/drizzle/*.sql`).toSorted().reverse()
  const number = last?.replace(/^.*\/(\d+)_.*$/, '$1')
  expect(globSync(`${service}/drizzle/meta/*_snapshot.json`)).toEqual([
    `${service}/drizzle/meta/${number}_snapshot.json`,
  ])
})
