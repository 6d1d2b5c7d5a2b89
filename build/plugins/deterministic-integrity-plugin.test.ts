import { expect, it } from '@jest/globals'
import { sortIntegrityTable } from './deterministic-integrity-plugin.ts'

/**
 * Two builds of the same sources had the same build id and other bytes: the integrity plugin wrote its table in another order
 * each time. The second publish was refused (409), and a warm browser met a wrong hash after a rebuild.
 */
it('writes the table of hashes in one order', () => {
  const one = 'a();d.sriHashes={461:"sha384-a/b+c=",29:"sha384-d"},b={z:1,a:2}'
  const other = 'a();d.sriHashes={29:"sha384-d",461:"sha384-a/b+c="},b={z:1,a:2}'
  expect(sortIntegrityTable(one)).toBe(sortIntegrityTable(other))
  expect(sortIntegrityTable(one)).toBe(other)
})
