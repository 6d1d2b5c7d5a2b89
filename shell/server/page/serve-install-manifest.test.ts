import { afterAll, beforeAll, expect, it } from '@jest/globals'
import Fastify from 'fastify'
import type { ShellContext } from '../shell-context.ts'
import { serveInstallManifest } from './serve-install-manifest.ts'

const app = Fastify()
beforeAll(() => serveInstallManifest(app, { env: { BRAND_NAME: 'Jobspan' } as ShellContext['env'] }))
afterAll(() => app.close())

it('lets a browser install the site in the visitor’s language, with icons of the sizes that it tells', async () => {
  const answer = await app.inject('/ar/manifest.webmanifest')
  expect(answer.headers['content-type']).toContain('application/manifest+json')
  const manifest = answer.json()
  expect(manifest).toMatchObject({ name: 'Jobspan', lang: 'ar', dir: 'rtl', start_url: '/ar', display: 'standalone' })
  for (const { src, sizes, type } of manifest.icons) {
    const picture = await app.inject(src)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, type])
    // Width and height are in the header chunk of a PNG.
    const [width, height] = [16, 20].map((offset) => picture.rawPayload.readUInt32BE(offset))
    expect(`${width}x${height}`).toBe(sizes)
  }
  // Asked for by iOS, and by notifications of the service worker.
  for (const path of ['/apple-touch-icon.png', '/badge-96.png'])
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200])
})
