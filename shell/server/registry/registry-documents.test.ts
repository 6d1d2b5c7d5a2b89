import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readFromRegistry } from '../releases/release-store.ts'
import {
  documentOf,
  integrityOf,
  makeSigner,
  releaseOf,
  type Signer,
  sign,
  startFakeRegistry,
} from '../testing/fake-registry.ts'
import type { CountryDocuments } from './country-documents.ts'
import { openRegistryDocuments } from './registry-documents.ts'
import { openTrustedKeys } from './trusted-keys.ts'

const path = '/v1/countries/sg/document'
let registry: Awaited<ReturnType<typeof startFakeRegistry>>
let folder = ''
let signer: Signer
let reasons: string[] = []
let opened: CountryDocuments[] = []

const pin = (signers: Signer[]) =>
  writeFile(join(folder, 'public-keys.json'), JSON.stringify({ keys: signers.map(({ publicKey }) => publicKey) }))

const put = async (serial: number, by = signer, change: Parameters<typeof documentOf>[0] = {}) => {
  const document = documentOf({ serial, keys: [signer.publicKey], ...change })
  registry.answer(path, await sign(document, by))
  registry.publish('sg', serial)
}

const open = async (origin = registry.origin, refreshIntervalMs = 60) => {
  const keys = await openTrustedKeys({ pinnedFile: join(folder, 'public-keys.json'), folder: join(folder, 'kept') })
  const documents = openRegistryDocuments({
    origin,
    keys,
    folder: join(folder, 'kept'),
    refreshIntervalMs,
    readManifest: (release) => readFromRegistry(origin)(release, 'release.json'),
    onRefused: ({ country, reason }) => reasons.push(`${country}: ${reason}`),
  })
  opened.push(documents)
  await documents.open()
  return documents
}
const until = async (isTrue: () => boolean) => {
  const end = Date.now() + 10_000
  while (!isTrue() && Date.now() < end) await new Promise((done) => setTimeout(done, 15))
  expect(isTrue()).toBe(true)
}

beforeEach(async () => {
  registry = await startFakeRegistry()
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
  signer = await makeSigner('first')
  reasons = []
  await pin([signer])
})
afterEach(async () => {
  for (const documents of opened) documents.close()
  opened = []
  await registry.stop()
})

describe('documents of the registry', () => {
  it('are taken over as they change', async () => {
    await put(1)
    const documents = await open()
    const notified: string[] = []
    documents.subscribe((country) => notified.push(country))
    expect(documents.of('sg')?.serial).toBe(1)
    await put(2)
    await until(() => documents.of('sg')?.serial === 2)
    await until(() => notified.includes('sg'))
    expect(reasons).toEqual([])
  })

  // One replica told of a change and another was asked, which answered with what it had: tabs learned of it half a minute late.
  it('are asked for again where another replica does not have yet what one tells of', async () => {
    await put(1)
    const documents = await open(registry.origin, 600_000)
    await until(registry.hasListener)
    const before = registry.asked.length
    registry.publish('sg', 2)
    await until(() => registry.asked.slice(before).includes(`GET ${path}`))
    registry.answer(path, await sign(documentOf({ serial: 2, keys: [signer.publicKey] }), signer))
    await until(() => documents.of('sg')?.serial === 2)
    expect(reasons).toEqual([])
  })

  it('are refused when forged, changed, cut off, replayed or of another country, each told once, and the last good one stays', async () => {
    await put(5)
    const documents = await open()
    const good = await sign(documentOf({ serial: 6, keys: [signer.publicKey] }), signer)
    const [header, , signature] = good.split('.')
    const changed = Buffer.from(JSON.stringify(documentOf({ serial: 7 }))).toString('base64url')
    const bad = [
      await sign(documentOf({ serial: 6 }), await makeSigner('stranger')),
      await sign(documentOf({ serial: 6 }), { ...(await makeSigner('x')), kid: 'first' }),
      `${header}.${changed}.${signature}`,
      good.slice(0, -20),
      await sign(documentOf({ serial: 4, keys: [signer.publicKey] }), signer),
      await sign(documentOf({ serial: 6, country: 'my', keys: [signer.publicKey] }), signer),
      await sign({ version: 3 }, signer),
      await sign(documentOf({ serial: 6, keys: [signer.publicKey] }), signer, 'jobspan-preview+jws'),
      'rubbish',
    ]
    for (const [index, token] of bad.entries()) {
      registry.answer(path, token)
      registry.publish('sg', 100 + index)
      await until(() => reasons.length === index + 1)
      expect(documents.of('sg')?.serial).toBe(5)
    }
    expect(reasons.find((reason) => reason.includes('replayed'))).toBeDefined()
    await new Promise((done) => setTimeout(done, 200))
    expect(reasons).toHaveLength(bad.length)
  })

  it('are refused when a few bytes unpack to far more than a document is', async () => {
    await put(5)
    const documents = await open()
    const bomb = brotliCompressSync(Buffer.alloc(20_000_000, 'a'))
    expect(bomb.length).toBeLessThan(1000)
    registry.answer(path, bomb)
    registry.publish('sg', 6)
    await until(() => reasons.length === 1)
    expect(documents.of('sg')?.serial).toBe(5)
  })

  it('are refused in one short line, however much is wrong with them', async () => {
    // A release whose three hundred files all lacked their hash was once logged as a line of 170 KB.
    await put(1)
    await open()
    const files = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`web/${index}.js`, 'text']))
    const current = releaseOf('mf-search', 'b1', files)
    for (const facts of Object.values(current.files)) Reflect.deleteProperty(facts, 'integrity')
    const remote = { name: 'mf-search', enabled: true, salt: 's', current, previous: null, canary: null }
    await put(2, signer, { remotes: [remote] })
    await until(() => reasons.length === 1)
    expect(reasons[0]).toMatch(/^sg: remotes\.0\.current\.files\..*\(300 faults\)$/)
    expect(reasons[0]?.length).toBeLessThan(200)
  })

  it('are there at a start without a registry', async () => {
    await put(3)
    const before = await open()
    expect(before.of('sg')?.serial).toBe(3)
    before.close()
    registry.silence()
    const during = await open()
    expect(during.of('sg')?.serial).toBe(3)
    during.close()
    const unreachable = await open('http://127.0.0.1:9')
    expect(unreachable.of('sg')?.serial).toBe(3)
    expect(reasons).toEqual([])
  })

  it('may be signed with a new key once a verified one has listed it, and no longer with one taken out of service', async () => {
    const second = await makeSigner('second')
    await put(1, signer, { keys: [signer.publicKey, second.publicKey] })
    const documents = await open()
    await put(2, second, { keys: [second.publicKey] })
    await until(() => documents.of('sg')?.serial === 2)
    await put(3, signer)
    await until(() => reasons.length === 1)
    expect(documents.of('sg')?.serial).toBe(2)
    documents.close()
    // What an operator gave at first has had its day; a start does not bring it back.
    registry.silence()
    const again = await open()
    expect(again.of('sg')?.serial).toBe(2)
    await put(4, signer)
    await until(() => reasons.length === 2)
    expect(again.of('sg')?.serial).toBe(2)
  })

  it('begin anew when an operator gives other keys, as after a registry was lost', async () => {
    await put(900)
    const documents = await open()
    const other = await makeSigner('other')
    await pin([other])
    // Countries arrive side by side: once all but one were refused, because the first had made the new keys old news.
    for (const country of ['my', 'id', 'jp'] as const) {
      const document = documentOf({ country, serial: 1, keys: [other.publicKey] })
      registry.answer(`/v1/countries/${country}/document`, await sign(document, other))
    }
    await put(1, other, { keys: [other.publicKey] })
    await until(() => documents.of('sg')?.serial === 1 && documents.of('jp')?.serial === 1)
    expect(reasons).toEqual([])
  })
})

describe('documents that name releases by hash', () => {
  const manifest = 'GET /releases/mf-search/b1/release.json'
  const release = releaseOf('mf-search', 'b1', { 'web/remoteEntry.js': 'the entry' })
  const text = JSON.stringify(release)
  const remoteOf = <Named>(current: Named) => ({
    name: 'mf-search',
    enabled: true,
    salt: 's',
    current,
    previous: null,
    canary: null,
  })
  const putByHash = async (serial: number, country: 'sg' | 'my' = 'sg', change: object = {}) => {
    const current = { name: 'mf-search', build: 'b1', integrity: integrityOf(text) }
    const document = documentOf({ serial, country, keys: [signer.publicKey] })
    const referencing = { ...document, releases: 'by-hash', remotes: [remoteOf(current)], ...change }
    registry.answer(`/v1/countries/${country}/document by hash`, await sign(referencing, signer))
    registry.publish(country, serial)
  }
  const countAsked = (what: string) => registry.asked.filter((asked) => asked === what).length

  it('are read with each release.json fetched once, and are there at a start without a registry', async () => {
    registry.answer('/releases/mf-search/b1/release.json', text)
    await putByHash(1)
    await putByHash(1, 'my')
    const documents = await open()
    expect(documents.of('sg')).toMatchObject({ serial: 1, remotes: [{ current: release }] })
    expect(documents.of('my')?.remotes[0]?.current).toEqual(release)
    await putByHash(2)
    await until(() => documents.of('sg')?.serial === 2)
    expect(countAsked(manifest)).toBe(1)
    documents.close()
    const offline = await open('http://127.0.0.1:9')
    expect(offline.of('sg')).toMatchObject({ serial: 2, remotes: [{ current: release }] })
    expect(reasons).toEqual([])
  })

  it('forget on disk what no document names any more', async () => {
    registry.answer('/releases/mf-search/b1/release.json', text)
    await putByHash(1)
    const manifestFolder = join(folder, 'kept/manifests')
    const first = await open()
    first.close()
    expect(await readdir(manifestFolder)).toHaveLength(1)
    await putByHash(2, 'sg', { remotes: [] })
    const second = await open()
    second.close()
    // It is known until the next start: a document of a moment ago may be read again.
    const third = await open()
    expect(third.of('sg')?.remotes).toEqual([])
    expect(await readdir(manifestFolder)).toEqual([])
  })

  // The files that a release.json lists would run, whatever the document says.
  it.each([
    ['lists other files', JSON.stringify(releaseOf('mf-search', 'b1', { 'web/remoteEntry.js': 'another entry' }))],
    ['cannot be had', undefined],
  ])('give way to the whole document where a release.json %s', async (_, served) => {
    if (served !== undefined) registry.answer('/releases/mf-search/b1/release.json', served)
    registry.answer(
      path,
      await sign(documentOf({ serial: 1, keys: [signer.publicKey], remotes: [remoteOf(release)] }), signer),
    )
    await putByHash(1)
    const documents = await open()
    expect(documents.of('sg')).toMatchObject({ serial: 1, remotes: [{ current: release }] })
    let changes = 0
    documents.subscribe(() => {
      changes += 1
    })
    const before = registry.asked.length
    await until(() => registry.asked.slice(before).filter((asked) => asked === `GET ${path}`).length >= 4)
    expect(changes).toBe(0)
    registry.answer('/releases/mf-search/b1/release.json', text)
    await putByHash(2)
    await until(() => documents.of('sg')?.serial === 2)
    expect(documents.of('sg')?.remotes[0]?.current).toEqual(release)
    expect(reasons).toEqual([])
  })

  it('are refused where they are of a form that this shell does not know', async () => {
    await put(1)
    const documents = await open()
    await putByHash(2, 'sg', { releases: 'by-name' })
    await until(() => reasons.length === 1)
    expect(reasons[0]).toMatch(/^sg: releases: /)
    expect(documents.of('sg')?.serial).toBe(1)
  })
})
