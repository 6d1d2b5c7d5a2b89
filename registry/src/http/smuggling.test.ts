import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { hiddenHeader, hiddenPath, openRaw, sendRaw, smugglingCorpus } from '@jobspan/shared-kit/server/testing'
import { createTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

let registry: TestRegistry
let port: number
const reached: string[] = []
beforeAll(async () => {
  registry = await createTestRegistry()
  registry.app.addHook('onResponse', async ({ url, headers }, { statusCode }) => {
    if (statusCode !== 400 && (url.includes(hiddenPath) || hiddenHeader in headers)) reached.push(url)
  })
  await registry.app.listen({ port: 0, host: '127.0.0.1' })
  port = (registry.app.server.address() as { port: number }).port
}, 120_000)
afterAll(() => registry.close())

// A balancer that keeps connections to the registry reads the end of a request in its own way.
test.each(smugglingCorpus('/v1/sign-in', 'localhost').map((attempt) => [attempt.name, attempt] as const))(
  '%s is refused, and ends the connection where its end is not certain',
  async (_, { bytes, statuses }) => {
    const socket = await openRaw(port)
    const answer = await sendRaw(port, bytes, socket)
    expect(statuses).toContain(answer.status)
    socket.end()
    await new Promise((resolve) => (socket.destroyed ? resolve(null) : socket.once('close', resolve)))
    const isTarget = bytes.toString('latin1').startsWith('GET /')
    if (!isTarget) expect(reached).toEqual([])
  },
)
