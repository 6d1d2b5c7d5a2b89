import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { runLoad, runPoissonArrivals } from './poisson-load.ts'

// On a busy machine it was behind from the first request on, began all others without a pause, and read no answer until the end.
test('what is behind still lets answers come in', async () => {
  let begun = 0
  let begunWhenAnswered = Number.POSITIVE_INFINITY
  await runPoissonArrivals({ perSecond: 10_000, seconds: 0.1 }, async () => {
    begun += 1
    const end = performance.now() + 0.3
    while (performance.now() < end);
    await new Promise((resolve) => setImmediate(resolve))
    begunWhenAnswered = Math.min(begunWhenAnswered, begun)
  })
  expect(begun).toBeGreaterThan(500)
  expect(begunWhenAnswered).toBeLessThan(10)
})

test('every request is counted, with or without an answer', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/good') response.end('yes')
    else if (request.url === '/busy') response.writeHead(503, { 'retry-after': '1' }).end('no')
    else if (request.url === '/cut') request.socket.destroy()
    // Says how much will come, and ends before it.
    else response.writeHead(200, { 'content-length': '10' }).write('a', () => request.socket.destroy())
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const requests = ['/good', '/busy', '/cut', '/half'].map((path) => ({ path, headers: {} }))
  const { statuses, latencies, delays, complaints } = await runLoad({
    origin,
    requests,
    perSecond: 400,
    seconds: 0.5,
  })
  const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  expect(sent).toBe(delays.length)
  expect(statuses.get(200)).toBe(latencies.length)
  for (const status of [200, 503, 0]) expect(statuses.get(status)).toBeGreaterThan(0)
  expect(complaints).toHaveLength(5)
  await new Promise((resolve) => server.close(resolve))
})
