import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { startDevProxy } from './dev-proxy.ts'

const open: { close(): unknown }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

const listen = (server: Server, port = 0) =>
  new Promise<number>((done) => server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port)))
const serve = async (name: string, port?: number) => {
  const server = createServer((request, response) => response.end(`${name} ${request.method} ${request.url}`))
  open.push(server)
  return listen(server, port)
}
const freePort = async () => {
  const server = createServer()
  const port = await listen(server)
  await new Promise((done) => server.close(done))
  return port
}

// The update of an edit went through the shell's server, which begins anew after every edit: the tab that asked meanwhile got
// no answer and took no edit any more.
test('an edit is to be had while the shell’s server begins anew, and what that server has waits for it', async () => {
  const [builds, shell, port] = [await serve('builds'), await freePort(), await freePort()]
  const servers = [{ publicPath: '/remotes/mf-search/dev/', port: builds }]
  open.push(await startDevProxy({ port, host: '127.0.0.1', servers, shell }))
  const ask = (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method }).then((answer) => answer.text())
  const page = ask('/en-us')
  const call = ask('/api/data', 'POST')
  expect(await ask('/remotes/mf-search/dev/main.hot-update.json')).toBe(
    'builds GET /remotes/mf-search/dev/main.hot-update.json',
  )
  expect(await ask('/remotes/_r2/mf-search/dev/remote.js')).toBe('builds GET /remotes/mf-search/dev/remote.js')
  await serve('shell', shell)
  expect(await page).toBe('shell GET /en-us')
  expect(await call).toBe('shell POST /api/data')
})
