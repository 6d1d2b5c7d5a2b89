import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { registerConsoleRoutes } from './console-routes.ts'

const asPerson = { accept: 'text/html,application/xhtml+xml' }

describe('the console’s addresses', () => {
  let app: FastifyInstance
  let folder = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'console-'))
    await writeFile(
      join(folder, 'index.html'),
      '<meta name="brand" content="__BRAND__"><meta nonce="__NONCE__"><script defer src="/assets/main.js"></script>',
    )
    await writeFile(join(folder, 'main.js'), 'plain')
    await writeFile(join(folder, 'main.js.br'), 'small')
    app = Fastify()
    app.decorate('registry', { settings: { brandName: 'A & "B"' } } as never)
    app.get('/v1/known', async () => ({ known: true }))
    registerConsoleRoutes(app, folder)
  })
  afterAll(() => app.close())

  it('answer people with one document, whose policy trusts only what carries its nonce', async () => {
    const responses = await Promise.all(
      ['/', '/remotes/mf-search/canary', '/audit?remote=mf-search'].map((url) =>
        app.inject({ url, headers: asPerson }),
      ),
    )
    for (const { statusCode, headers, body } of responses) {
      expect(statusCode).toBe(200)
      const nonce = /nonce="([\w-]+)" defer/.exec(body)?.[1]
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`)
      expect(policy).not.toContain('unsafe-')
      expect(body).toContain('content="A &amp; &quot;B&quot;"')
      expect(headers['cache-control']).toBe('no-store')
    }
    expect(new Set(responses.map(({ body }) => body)).size).toBe(3)
  })

  it('leave to the interface what is the interface’s', async () => {
    expect((await app.inject({ url: '/v1/known', headers: asPerson })).json()).toEqual({ known: true })
    for (const url of ['/v1/unknown', '/releases/mf-search/none', '/assets/none.js'])
      expect((await app.inject({ url, headers: asPerson })).statusCode).toBe(404)
    expect((await app.inject({ url: '/audit', headers: { accept: 'application/json' } })).statusCode).toBe(404)
  })

  it('serve files of the build for good, compressed to whoever takes it, and nothing beside the build', async () => {
    const plain = await app.inject({ url: '/assets/main.js' })
    expect([plain.body, plain.headers['content-encoding']]).toEqual(['plain', undefined])
    const small = await app.inject({ url: '/assets/main.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect([small.body, small.headers['content-encoding']]).toEqual(['small', 'br'])
    expect(small.headers['cache-control']).toContain('immutable')
    for (const url of ['/assets/..%2f..%2fpackage.json', '/assets/index.html', '/assets/%2e%2e'])
      expect((await app.inject({ url })).statusCode).toBe(404)
  })

  // Whoever opened the console before `npm start` had built it anew saw a white page until the registry was started again.
  it('are of the newest build, also where that came after the first visit', async () => {
    await app.inject({ url: '/', headers: asPerson })
    await app.inject({ url: '/assets/main.js' })
    await rm(join(folder, 'main.js'))
    await writeFile(join(folder, 'index.html'), '<script defer src="/assets/newer.js"></script>')
    await writeFile(join(folder, 'newer.js'), 'newer')
    expect((await app.inject({ url: '/', headers: asPerson })).body).toContain('/assets/newer.js')
    expect((await app.inject({ url: '/assets/newer.js' })).body).toBe('newer')
    expect((await app.inject({ url: '/assets/main.js' })).statusCode).toBe(404)
  })
})
