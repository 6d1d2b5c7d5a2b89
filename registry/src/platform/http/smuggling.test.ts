import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { hiddenHeader, hiddenPath, openRaw, sendRaw, smugglingCorpus } from '@jobspan/kit-server/testing'
import { createTestRegistry, type TestRegistry } from '../../testing/test-registry.ts'

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

/** All that comes on a connection until it ends. */
const readToEnd = async (socket: Socket): Promise<{ text: string; isReset: boolean }> => {
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  await new Promise((resolve) => socket.once('close', resolve))
  return { text, isReset: socket.errored !== null }
}

// Such a request was refused, and then its body was refused once more: a balancer takes the second answer for another request's.
test.each(['Transfer-Encoding: xchunked', 'Transfer-Encoding: identity'])('%s is answered once', async (framing) => {
  const socket = await openRaw(port)
  socket.write(`POST /v1/sign-in HTTP/1.1\r\nHost: localhost\r\n${framing}\r\n\r\n7\r\n{"a":1}\r\n0\r\n\r\n`)
  const { text } = await readToEnd(socket)
  expect(text.match(/HTTP\/1\.1 \d\d\d/g)).toEqual(['HTTP/1.1 400'])
})

test('chunks in HTTP/1.0 are refused', async () => {
  const head = 'POST /v1/sign-in HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n'
  expect(await sendRaw(port, `${head}7\r\n{"a":1}\r\n0\r\n\r\n`)).toMatchObject({ status: 400 })
})

// Whoever unpacked the archive destroyed it at the first wrong byte. The rest of the upload met a reset, which can take the reason away
// before the squad has read it.
test('an upload that is no archive is refused in order, though most of it is still on its way', async () => {
  const socket = await openRaw(port)
  const archive = Buffer.alloc(6_000_000, 'x')
  socket.write(
    'PUT /v1/remotes/mf-search/releases/build-1 HTTP/1.1\r\nHost: localhost\r\n' +
      'Authorization: Bearer {"role":"administrator","remotes":[]}\r\n' +
      `Content-Type: application/gzip\r\nContent-Length: ${archive.length}\r\n\r\n`,
  )
  socket.write(archive)
  const { text, isReset } = await readToEnd(socket)
  expect(text).toContain('Nothing of it was kept.')
  expect([text.slice(0, 12), isReset]).toEqual(['HTTP/1.1 422', false])
})

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
