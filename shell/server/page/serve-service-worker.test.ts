import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import Fastify from 'fastify'
import type { ShellContext } from '../shell-context.ts'
import { serveServiceWorker } from './serve-service-worker.ts'

it('serves the worker so that browsers always ask for it, and that it can load no other code', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'shell-dist-'))
  mkdirSync(join(dist, 'node'))
  writeFileSync(join(dist, 'node/sw.js'), 'worker()')
  const app = Fastify()
  serveServiceWorker(app, { env: { SHELL_DIST: dist } as ShellContext['env'] })
  const { headers, body } = await app.inject('/sw.js')
  expect(body).toBe('worker()')
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'",
  })
  await app.close()
  rmSync(dist, { recursive: true })
})
