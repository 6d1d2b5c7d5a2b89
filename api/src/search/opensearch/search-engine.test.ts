import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openSearchEngine, type SearchEngine } from './search-engine.ts'

let facts: object = {}
const server = createServer((request, response) => {
  const answer = { hits: { total: { value: 3 }, hits: [] }, ...facts }
  const isOne = request.url?.includes('/_search')
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(isOne ? answer : { responses: [answer] }))
})
let engine: SearchEngine

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  engine = openSearchEngine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(async () => {
  await engine.client.close()
  server.close()
})

// Where a node was away whose shard has no copy, a search found half of the jobs, and said that these were all.
test.each([
  ['lacks a shard', { _shards: { total: 2, successful: 1, failed: 0 } }],
  ['ended before its time', { timed_out: true }],
])('an answer that %s is none', async (_, lacking) => {
  facts = { _shards: { total: 2, successful: 2, failed: 0 }, timed_out: false }
  expect([(await engine.search({})).total, await engine.countUpTo([{}], 9)]).toEqual([3, [3]])
  facts = { ...facts, ...lacking }
  const unavailable = { reason: 'unavailable' }
  await expect(engine.search({})).rejects.toMatchObject(unavailable)
  await expect(engine.countUpTo([{}], 9)).rejects.toMatchObject(unavailable)
})
