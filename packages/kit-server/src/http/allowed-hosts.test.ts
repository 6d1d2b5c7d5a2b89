import { describe, expect, it, test } from '@jest/globals'
import Fastify from 'fastify'
import { isLocalRequest, isLoopbackName, parseAllowedHosts, refuseForeignHosts } from './allowed-hosts.ts'

const open = (trustProxy: string | false = 'loopback') => {
  const app = Fastify({ trustProxy })
  refuseForeignHosts(app, ['jobs.example', 'sg.jobs.example', ...parseAllowedHosts(' api.internal:3001 , ')])
  app.get('/*', async (request) => ({ isLocal: isLocalRequest(request) }))
  return app
}

// Any Host was served: a page whose name was made to lead to this machine read the mailbox.
describe('hosts', () => {
  it.each([
    'jobs.example',
    'JOBS.example:8443',
    'jobs.example.',
    'sg.jobs.example',
    'api.internal',
    'localhost:3000',
    'sg.localhost:3000',
    '127.0.0.1:3000',
    '127.8.0.1',
    '[::1]:3000',
  ])('%s is served', async (host) => {
    expect((await open().inject({ url: '/', headers: { host } })).statusCode).toBe(200)
  })

  it.each([
    'evil.example',
    'xx.jobs.example',
    'jobs.example.evil.example',
    '192.168.1.5:3000',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '0.0.0.0',
    '[::ffff:7f00:1]',
  ])('%j is answered 421', async (host) => {
    expect((await open().inject({ url: '/', headers: { host } })).statusCode).toBe(421)
  })

  it('count as a trusted proxy forwarded them', async () => {
    const headers = { host: '127.0.0.1:3001', 'x-forwarded-host': 'evil.example' }
    expect((await open().inject({ url: '/', headers })).statusCode).toBe(421)
    const ours = { ...headers, 'x-forwarded-host': 'sg.jobs.example' }
    expect((await open().inject({ url: '/', headers: ours })).statusCode).toBe(200)
  })

  it('do not matter to a probe', async () => {
    expect((await open().inject({ url: '/healthz', headers: { host: '10.1.2.3' } })).statusCode).toBe(200)
    expect((await open().inject({ url: '/healthz/more', headers: { host: '10.1.2.3' } })).statusCode).toBe(421)
  })
})

test('a request is local by its address and by every name that it was sent with', async () => {
  const isLocal = async (remoteAddress: string, headers: Record<string, string>) =>
    (await open().inject({ url: '/', remoteAddress, headers })).json().isLocal
  expect(await isLocal('127.0.0.1', { host: 'localhost' })).toBe(true)
  expect(await isLocal('127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.7' })).toBe(false)
  expect(await isLocal('127.0.0.1', { host: 'localhost', 'x-forwarded-host': 'jobs.example' })).toBe(false)
  expect(await isLocal('127.0.0.1', { host: 'jobs.example' })).toBe(false)
  expect(await isLocal('203.0.113.7', { host: 'localhost' })).toBe(false)
  expect(isLoopbackName('localhost.')).toBe(true)
})
