import { execFile, spawnSync } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { routeTable } from '../api/src/testing/route-table.ts'
import { createTestApp } from '../api/src/testing/test-app.ts'
import { createGuardedServer } from '../shell/server/guarded-server.ts'
import { proxyApi } from '../shell/server/proxy/proxy-api.ts'
import { programEnvironments } from './start-settings.ts'

/** Another host: a network of its own that reaches this machine by a pair of virtual interfaces; undefined where that may not be made. */
const openOtherHost = () => {
  const name = `jobspan${process.pid}`
  const ip = (...args: string[]) => spawnSync('ip', args).status === 0
  const close = () => void ip('netns', 'del', name)
  const isMade =
    process.platform === 'linux' &&
    ip('netns', 'add', name) &&
    ip('link', 'add', 'jsp0', 'type', 'veth', 'peer', 'name', 'jsp1', 'netns', name) &&
    ip('addr', 'add', '10.201.73.1/30', 'dev', 'jsp0') &&
    ip('link', 'set', 'jsp0', 'up') &&
    ip('netns', 'exec', name, 'ip', 'addr', 'add', '10.201.73.2/30', 'dev', 'jsp1') &&
    ip('netns', 'exec', name, 'ip', 'link', 'set', 'jsp1', 'up')
  if (!isMade) close()
  return isMade ? { address: '10.201.73.1', enter: ['ip', 'netns', 'exec', name], close } : undefined
}

/** Where there is no network of its own, this machine's own address that is not loopback: what comes by it is another's too. */
const ownAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find((entry) => entry?.family === 'IPv4' && !entry.internal)?.address

const asker = `
const questions = JSON.parse(process.argv[1])
const { request } = await import('node:http')
const ask = ([method, url, host]) => new Promise((done) => {
  const asked = request(url, { method, headers: { host, 'content-type': 'application/json' } }, (answer) => {
    answer.resume().on('end', () => done(answer.statusCode))
  })
  asked.on('error', (error) => done(error.code))
  asked.end(method === 'GET' ? undefined : '{}')
})
const statuses = []
for (const question of questions) statuses.push(await ask(question))
console.log(JSON.stringify(statuses))`

const guarded = (app: Awaited<ReturnType<typeof createGuardedServer>>): [string, string][] =>
  routeTable(app)
    .map((route) => route.split(' ') as [string, string])
    .filter(([, path]) => /^\/(dev|internal)\//.test(path))
    .map(([method, path]) => [method, path.replace(/:\w+/g, '1').replace('*', 'x')])

const other = openOtherHost()
const address = other?.address ?? ownAddress()
afterAll(() => other?.close())

const listen = async (environment: Record<string, string>) => {
  const api = await createTestApp(environment)
  await api.app.listen({ port: 0, host: '0.0.0.0' })
  const shell = await createGuardedServer({ logLevel: 'silent', trustProxy: 'loopback', hosts: [] })
  const apiPort = (api.app.server.address() as AddressInfo).port
  await proxyApi(shell, `http://127.0.0.1:${apiPort}`)
  await shell.listen({ port: 0, host: '0.0.0.0' })
  const ports = [apiPort, (shell.server.address() as AddressInfo).port]
  const close = async () => {
    await shell.close()
    await api.close()
  }
  return { api, ports, close }
}

/** The statuses of all guarded routes at both servers, asked from `enter` by `to`, under a name of ours and one that is none. */
const askAll = async (routes: [string, string][], ports: number[], to: string, enter: string[] = []) => {
  const questions = ports.flatMap((port) =>
    routes.flatMap(([method, path]) =>
      ['localhost', `${to}:${port}`].map((host) => [method, `http://${to}:${port}${path}`, host]),
    ),
  )
  const [program = process.execPath, ...args] = [...enter, process.execPath]
  const run = promisify(execFile)
  const { stdout } = await run(program, [...args, '--input-type=module', '-e', asker, JSON.stringify(questions)])
  const statuses = JSON.parse(stdout) as (number | string)[]
  return questions.map((question, index) => ({ question, status: statuses[index] }))
}

describe('what stands in for others, and what only programs of this machine call', () => {
  let routes: [string, string][]
  let shown: Awaited<ReturnType<typeof listen>>
  beforeAll(async () => {
    shown = await listen({ STAND_INS: 'loopback' })
    routes = guarded(shown.api.app)
  }, 120_000)
  afterAll(() => shown.close())

  it('is there for this machine while it is shown', async () => {
    expect(routes.length).toBeGreaterThan(8)
    const [mailbox] = await askAll([['GET', '/dev/mail']], shown.ports, '127.0.0.1')
    expect(mailbox?.status).toBe(200)
  })

  const fromElsewhere = address === undefined ? it.skip : it
  fromElsewhere('is not there for another host while it is shown, with HOST=0.0.0.0', async () => {
    const responses = await askAll(routes, shown.ports, address ?? '', other?.enter)
    expect(responses.filter(({ status }) => status !== 404 && status !== 421)).toEqual([])
  })

  // As `npm start` hands it to the API: it allowed stand-ins whatever was asked for.
  it('is there for nobody in production without a demonstration', async () => {
    const site = await listen({ STAND_INS: '', ...programEnvironments({ NODE_ENV: 'production', DEMO: '0' }).api })
    const here = await askAll(routes, site.ports, '127.0.0.1')
    const elsewhere = address === undefined ? [] : await askAll(routes, site.ports, address, other?.enter)
    expect([...here, ...elsewhere].filter(({ status }) => status !== 404 && status !== 421)).toEqual([])
    await site.close()
  }, 120_000)
})
