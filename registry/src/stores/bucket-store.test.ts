import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import S3rver from 's3rver'
import { archiveOf, gzip } from '../testing/archive.ts'
import { createTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

let folder: string
let server: S3rver
let registry: TestRegistry

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-'))
  const options = {
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'releases' }],
  }
  server = new S3rver(options)
  const { port } = await server.run()
  registry = await createTestRegistry({
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'releases',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PREFIX: 'remotes/',
    },
  })
}, 120_000)
afterAll(async () => {
  await registry.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const put = async (build: string, facts = {}) =>
  registry
    .as('administrator')
    .send('PUT', `/v1/remotes/mf-search/releases/${build}`, await archiveOf({ build, ...facts }), gzip)
const stored = async () =>
  (await readdir(join(folder, 'releases'), { recursive: true })).filter((name) => name.endsWith('_object')).toSorted()

test('a release goes to the bucket under the addresses that it is served at, and nowhere else', async () => {
  expect((await put('b1')).status).toBe(201)
  expect(await stored()).toEqual(
    ['node/remoteEntry.cjs', 'release.json', 'web/page.js', 'web/remoteEntry.js', 'web/remoteEntry.js.br'].map(
      (file) => `remotes/mf-search/b1/${file}._S3rver_object`,
    ),
  )
  expect(await readdir(join(registry.directory, 'releases')).catch(() => [])).toEqual([])
  expect((await registry.nobody.get('/releases/mf-search/b1/web/page.js')).body).toBe('page')
  const script = await registry.nobody.send('GET', '/releases/mf-search/b1/web/remoteEntry.js', undefined, {
    'accept-encoding': 'br',
  })
  expect(script.headers['content-encoding']).toBe('br')
})

test('twice at once is one release; a refused one leaves nothing', async () => {
  const answers = await Promise.all([put('b2'), put('b2')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201])
  const before = await stored()
  expect((await put('b3', { contract: '9.0.0' })).status).toBe(409)
  expect(await stored()).toEqual(before)
})

test('a bucket that is gone refuses the release, and nothing of it is published', async () => {
  const address = registry.parts.settings.bucket?.endpoint ?? ''
  await server.close()
  const answer = await put('b4')
  expect(answer.status).toBe(503)
  expect(answer.body.message).toContain('store')
  const { data } = (await registry.as('viewer').get('/v1/remotes/mf-search/releases')).body
  expect(data.map(({ build }: { build: string }) => build)).not.toContain('b4')
  expect((await registry.nobody.get('/releases/mf-search/b1/web/page.js')).status).toBe(503)
  server = new S3rver({
    address: '127.0.0.1',
    port: Number(new URL(address).port),
    silent: true,
    directory: folder,
    configureBuckets: [],
  })
  await server.run()
  expect((await put('b4')).status).toBe(201)
})
