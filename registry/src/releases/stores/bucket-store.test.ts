import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import S3rver from 's3rver'
import { archiveOf, gzip } from '../../testing/archive.ts'
import { createTestRegistry, type TestRegistry } from '../../testing/test-registry.ts'
import { openBucketStore } from './bucket-store.ts'

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
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'releases',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_PREFIX: 'remotes/',
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
  const responses = await Promise.all([put('b2'), put('b2')])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 201])
  const before = await stored()
  expect((await put('b3', { contract: '9.0.0' })).status).toBe(409)
  expect(await stored()).toEqual(before)
})

test('a bucket that is gone refuses the release, and nothing of it is published', async () => {
  const address = registry.services.settings.bucket?.endpoint ?? ''
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

/** A store over what answers in a bucket's place. */
const withFakeBucket = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const bucket = createServer(answer)
  await new Promise<void>((done) => bucket.listen(0, '127.0.0.1', done))
  const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
  return {
    store: openBucketStore({ variables: 'S3', endpoint, bucket: 'releases', region: 'us-east-1', prefix: '', ...keys }),
    stop: () => {
      bucket.closeAllConnections()
      return new Promise((done) => bucket.close(done))
    },
  }
}

// “it answers 403 … try again in a moment” sent whoever had mistyped a key to wait.
test.each([
  ['SignatureDoesNotMatch', /403 \(SignatureDoesNotMatch\).*S3_SECRET_ACCESS_KEY/],
  ['RequestTimeTooSkewed', /403 \(RequestTimeTooSkewed\).*clock/],
])('a bucket that refuses the key says what is to be set right: %s', async (code, words) => {
  const { store, stop } = await withFakeBucket((_, response) =>
    response.writeHead(403).end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`),
  )
  await expect(store.read('mf-search', 'b1', 'release.json')).rejects.toMatchObject({
    status: 503,
    message: expect.stringMatching(words),
  })
  await stop()
})

// The other files of a refused upload went on their way: they could arrive after the next upload of the same build, whose
// bytes may be others, and nobody could load that release any more.
test('an upload of which one file is refused begins no other, and ends when none is on its way', async () => {
  const files = Array.from({ length: 40 }, (_, index) => `file-${index}.js`)
  for (const file of files) await writeFile(join(folder, file), file)
  const held: ServerResponse[] = []
  let resolveStarted = () => {}
  const allBegun = new Promise<void>((done) => {
    resolveStarted = done
  })
  const { store, stop } = await withFakeBucket((request, response) => {
    if (request.method === 'GET') return response.end()
    request.resume()
    if (held.push(response) === 8) resolveStarted()
  })
  let isOver = false
  const upload = store.put('mf-search', 'b9', folder, files).finally(() => {
    isOver = true
  })
  const refused = expect(upload).rejects.toMatchObject({ status: 503 })
  await allBegun
  const [first, second, ...rest] = held
  first?.writeHead(500).end()
  second?.writeHead(200).end()
  // By the time that these are back both answers were taken in, and whatever follows from them has followed.
  for (let attempt = 0; attempt < 3; attempt += 1) (await store.read('mf-search', 'b9', 'release.json'))?.destroy()
  expect({ begun: held.length, isOver }).toEqual({ begun: 8, isOver: false })
  for (const response of rest) response.writeHead(200).end()
  await refused
  expect(held).toHaveLength(8)
  await stop()
})
