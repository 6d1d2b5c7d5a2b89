import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from '@jest/globals'
import { verifyAudit } from '@jobspan/shared-kit/contracts/registry/audit'
import { undoChange } from '@jobspan/shared-kit/contracts/registry/rollout'
import { createRegistryClient } from './registry-client.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** A client of a registry that answers so. */
const clientOf = async (answer: RequestListener) => {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const found = { origin: 'test', token: 'nowhere' }
  return createRegistryClient({ origin, token: undefined, localFolder: undefined, sources: found })
}

/** A registry that says 503 to the first call, with these headers, and `data` to those after it; gives how many there were. */
const busyAtFirst = async (data: object, headers: Record<string, string>) => {
  let calls = 0
  const client = await clientOf((_, response) => {
    calls++
    const busy = calls === 1
    response.writeHead(busy ? 503 : 200, { 'content-type': 'application/json', ...(busy ? headers : {}) })
    response.end(
      JSON.stringify(busy ? { code: 503, message: 'The registry is busy.' } : { code: 0, message: '', data }),
    )
  })
  return { client, calls: () => calls }
}

/** On a busy machine the registry answered 503 to the first call of `npm start`, which then gave up. */
it('asks a busy registry again', async () => {
  const { client, calls } = await busyAtFirst({ rows: 0, intact: true, broken_at: null, head: '' }, {})
  expect(await client.call(verifyAudit)).toMatchObject({ intact: true })
  expect(calls()).toBe(2)
})

/** A change that was made before its 503 was asked for again, and the person told that they had changed the cell meanwhile. */
it('asks again for what must not be done twice only where it was not begun', async () => {
  const undo = { params: { sequence: 7 }, body: { reason: 'for the test' } }
  const unknown = await busyAtFirst({ sequence: 8, cells: [] }, { 'retry-after': '0' })
  await expect(unknown.client.call(undoChange, undo)).rejects.toMatchObject({
    nextStep: expect.stringMatching(/audit list.*try again where it was not/),
  })
  expect(unknown.calls()).toBe(1)
  const refused = await busyAtFirst({ sequence: 8, cells: [] }, { 'retry-after': '0', 'x-not-begun': 'yes' })
  expect(await refused.client.call(undoChange, undo)).toMatchObject({ sequence: 8 })
  expect(refused.calls()).toBe(2)
})

// A registry takes a job's token for one change: the second attempt would be refused for the token of the first.
it('asks for another token of the job with each attempt', async () => {
  const seen: string[] = []
  let made = 0
  const { connection } = await clientOf((request, response) => {
    seen.push(request.headers.authorization ?? '')
    const isBusy = seen.length === 1
    response.writeHead(isBusy ? 503 : 200, { 'content-type': 'application/json', 'x-not-begun': 'yes' })
    response.end(
      JSON.stringify(isBusy ? { code: 503, message: '' } : { code: 0, message: '', data: { sequence: 8, cells: [] } }),
    )
  })
  const client = createRegistryClient({ ...connection, readPipelineToken: async () => `token-${++made}` })
  const undo = { params: { sequence: 7 }, body: { reason: 'for the test' } }
  expect(await client.call(undoChange, undo)).toMatchObject({ sequence: 8 })
  expect(seen).toEqual(['Bearer token-1', 'Bearer token-2'])
})

// Both were a stack trace.
it('tells of an answer that was cut off, and whether to look before asking again', async () => {
  const half = '{"code":0,"message":"","data":{"rows":0'
  const undo = { params: { sequence: 7 }, body: { reason: 'for the test' } }
  const lost = await clientOf((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 })
    response.write(half, () => response.destroy())
  })
  const { origin } = lost.connection
  await expect(lost.call(verifyAudit)).rejects.toMatchObject({
    message: expect.stringMatching(`^The connection to ${origin} was lost \\(\\w+\\)\\.$`),
    nextStep: expect.stringMatching(/^Try again/),
  })
  await expect(lost.call(undoChange, undo)).rejects.toMatchObject({ nextStep: expect.stringContaining('audit list') })
  const cut = await clientOf((_, response) => response.writeHead(200).end(half))
  await expect(cut.call(verifyAudit)).rejects.toMatchObject({ message: expect.stringContaining('not as a registry') })
  await expect(cut.call(undoChange, undo)).rejects.toMatchObject({ nextStep: expect.stringContaining('audit list') })
})
