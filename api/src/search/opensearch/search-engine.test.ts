import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openSearchEngine, type SearchEngine } from './search-engine.ts'

let facts: object = {}
let requests: object[][] = []
const server = createServer(async (request, response) => {
  const asked = (await text(request)).trim().split('\n')
  const bodies: { refused?: true; unreadable?: true }[] = asked
    .filter((_, line) => line % 2 === 1)
    .map((line) => JSON.parse(line))
  requests.push(bodies)
  response.setHeader('content-type', 'application/json')
  const answer = { hits: { total: { value: 3 }, hits: [] }, ...facts }
  const refusal = { status: 400, error: { type: 'parsing_exception', reason: 'no such query' } }
  if (bodies.some(({ unreadable }) => unreadable)) {
    response.statusCode = 400
    return response.end(JSON.stringify(refusal))
  }
  return response.end(JSON.stringify({ responses: bodies.map(({ refused }) => (refused ? refusal : answer)) }))
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

// A search that found nothing counts up to ten others: each asked for itself, in thirty requests.
test('what is asked in the same tick goes in one request; one that is refused leaves the others', async () => {
  facts = {}
  requests = []
  const asked = [engine.search({ size: 1 }), engine.search({ refused: true }), engine.countUpTo([{}, {}], 9)]
  const answers = await Promise.allSettled(asked)
  expect(requests.map((bodies) => bodies.length)).toEqual([4])
  expect(answers).toMatchObject([
    { value: { total: 3 } },
    { reason: { message: expect.stringContaining('no such query') } },
    { value: [3, 3] },
  ])
})

// A node refuses a request whole that holds one body which it cannot read: all searches of the same tick failed with it.
test('where a request is refused whole, each of its searches is asked alone', async () => {
  facts = {}
  requests = []
  const answers = await Promise.allSettled([engine.search({ unreadable: true }), engine.countUpTo([{}, {}], 9)])
  expect(requests.map((bodies) => bodies.length)).toEqual([3, 1, 1, 1])
  expect(answers).toMatchObject([{ reason: { message: 'parsing_exception' } }, { value: [3, 3] }])
})

test('no more than 16 go in one request, so that none waits for very many', async () => {
  facts = {}
  requests = []
  await engine.searchAll(Array.from({ length: 40 }, () => ({})))
  expect(requests.map((bodies) => bodies.length).sort()).toEqual([16, 16, 8])
})
