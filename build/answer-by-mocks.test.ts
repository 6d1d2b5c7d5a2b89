import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { answerByMocks, hasMocks, isMocked, mocksFile } from './answer-by-mocks.ts'

let packageDir: string
let server: Server
const write = (source: string) => writeFile(mocksFile(packageDir), source)
const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)

beforeAll(async () => {
  // Inside the workspace, where `msw` is found as it is from a remote.
  packageDir = await mkdtemp(join(import.meta.dirname, '.mocks-'))
  await mkdir(join(packageDir, 'mocks'))
  server = createServer((request, response) => void answerByMocks(packageDir, request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(async () => {
  server.close()
  await rm(packageDir, { recursive: true })
})

it('answers by the handlers of the remote, and an edit counts at once', async () => {
  expect(hasMocks(packageDir)).toBe(false)
  const handlers = (points: number) => `import { http, HttpResponse } from 'msw'
export default [
  http.get('*/api/x/mf-rewards/points', () => HttpResponse.json({ code: 0, message: '', data: { points: ${points} } })),
  http.post('*/api/x/mf-rewards/points', async ({ request }) => HttpResponse.json(await request.json(), { status: 201 })),
]`
  await write(handlers(7))
  expect(hasMocks(packageDir)).toBe(true)
  const answer = await ask('/api/x/mf-rewards/points')
  expect(await answer.json()).toMatchObject({ data: { points: 7 } })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const call = (method: string, url: string) => isMocked(packageDir, { method, url } as IncomingMessage)
  expect(await call('POST', '/api/x/mf-rewards/points?page=2')).toBe(true)
  expect(await call('DELETE', '/api/x/mf-rewards/points')).toBe(false)
  expect(await call('GET', '/api/jobseeker/me')).toBe(false)
  await write(handlers(8))
  expect(await (await ask('/api/x/mf-rewards/points')).json()).toMatchObject({ data: { points: 8 } })
  const posted = await ask('/api/x/mf-rewards/points', { method: 'POST', body: '{"a":1}' })
  expect([posted.status, await posted.json()]).toEqual([201, { a: 1 }])
})

it('names a call that no handler is for, and a file that does not load', async () => {
  const missing = await ask('/api/x/mf-rewards/nothing')
  expect(missing.status).toBe(501)
  expect(await missing.text()).toContain('no mock for GET /api/x/mf-rewards/nothing')
  await write('export default 1')
  expect((await ask('/api/x/mf-rewards/points')).status).toBe(500)
})

it('lets a site on another origin ask first', async () => {
  expect((await ask('/api/x/mf-rewards/points', { method: 'OPTIONS' })).status).toBe(204)
})
