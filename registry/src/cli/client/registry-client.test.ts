import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from '@jest/globals'
import { verifyAudit } from '@jobspan/shared-kit/contracts/registry/audit'
import { createRegistryClient } from './registry-client.ts'

/** On a busy machine the registry answered 503 to the first call of `npm start`, which then gave up. */
it('asks a busy registry again', async () => {
  let calls = 0
  const server = createServer((_, response) => {
    calls++
    const busy = calls === 1
    response.writeHead(busy ? 503 : 200, { 'content-type': 'application/json' })
    const data = { rows: 0, intact: true, broken_at: null, head: '' }
    response.end(
      JSON.stringify(busy ? { code: 503, message: 'The registry is busy.' } : { code: 0, message: '', data }),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const found = { origin: 'test', token: 'nowhere' }
  const client = createRegistryClient({ origin, token: undefined, localFolder: undefined, found })
  expect(await client.call(verifyAudit)).toMatchObject({ intact: true })
  expect(calls).toBe(2)
  server.close()
})
