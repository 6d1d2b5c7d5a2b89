import { createHash } from 'node:crypto'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { countries } from '@jobspan/shared-kit/contracts/platform/locales'
import { acceptReferences, countryDocument, referencingDocument } from '@jobspan/shared-kit/contracts/registry/document'
import { sql } from 'drizzle-orm'
import { openRegistryServices } from '../open-registry-services.ts'
import { change, publish, readDocument, verifyJws } from '../testing/publish.ts'
import { createTestRegistry, type TestCaller, type TestRegistry } from '../testing/test-registry.ts'

let registry: TestRegistry
let admin: TestCaller

beforeAll(async () => {
  registry = await createTestRegistry()
  admin = registry.as('administrator')
  for (const build of ['b1', 'b2']) await publish(registry, 'mf-search', build)
}, 120_000)
afterAll(() => registry.close())

const promote = (build: string, list = ['sg']) => change(admin, 'mf-search', list, { kind: 'promote', build })
const toggle = (enabled: boolean, list = ['sg']) => change(admin, 'mf-search', list, { kind: 'toggle', enabled })

describe('a country’s document', () => {
  test('is there for every country from the start, signed, to anyone', async () => {
    for (const { key } of countries) {
      const { document, headers } = await readDocument(registry, key)
      expect(countryDocument.parse(document)).toMatchObject({ version: 2, country: key })
      expect(headers['content-type']).toBe('application/jose')
      expect(headers['cache-control']).toBe('no-cache, stale-if-error=86400')
    }
    expect((await registry.nobody.get('/v1/countries/xx/document')).status).toBe(404)
  })

  // Apart from what runs, so that shells of before, which know of no remote without a current release, can still read it.
  test('tells of a remote’s first canary apart, while it is on', async () => {
    await change(admin, 'mf-search', ['my'], { kind: 'canary', build: 'b1', percent: 10 })
    const { document } = await readDocument(registry, 'my')
    expect(document.remotes).toEqual([])
    expect(document.first_canaries).toMatchObject([{ name: 'mf-search', percent: 10, release: { build: 'b1' } }])
    await toggle(false, ['my'])
    expect((await readDocument(registry, 'my')).document.first_canaries).toEqual([])
    await toggle(true, ['my'])
    await promote('b1', ['my'])
    expect((await readDocument(registry, 'my')).document).toMatchObject({
      remotes: [{ name: 'mf-search', current: { build: 'b1' }, canary: null }],
      first_canaries: [],
    })
  })

  test('answers 304 until it changes', async () => {
    await promote('b1')
    const ask = (etag: string) =>
      registry.nobody.send('GET', '/v1/countries/sg/document', undefined, { 'if-none-match': etag })
    const { etag } = (await readDocument(registry, 'sg')).headers as { etag: string }
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(await ask(etag)).toMatchObject({ status: 304, body: '' })
    expect(await ask(`"other", W/${etag}`)).toMatchObject({ status: 304 })
    await promote('b2')
    expect((await ask(etag)).status).toBe(200)
  })

  test('travels compressed to whoever takes that, each way with an ETag of its own', async () => {
    await promote('b1')
    const path = '/v1/countries/sg/document'
    const plain = await registry.nobody.get(path)
    const etags = [plain.headers.etag]
    expect(plain.headers).toMatchObject({
      vary: 'Accept, Accept-Encoding',
      'content-length': String(plain.body.length),
    })
    for (const [accepted, name, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
    ] as const) {
      const ask = (more = {}) =>
        registry.app.inject({ method: 'GET', url: path, headers: { 'accept-encoding': accepted, ...more } })
      const { headers, rawPayload } = await ask()
      expect(headers).toMatchObject({ 'content-encoding': name, vary: 'Accept, Accept-Encoding' })
      expect(unpack(rawPayload).toString()).toBe(plain.body)
      expect(await ask({ 'if-none-match': headers.etag })).toMatchObject({ statusCode: 304 })
      expect(await ask({ 'if-none-match': plain.headers.etag })).toMatchObject({ statusCode: 200 })
      etags.push(headers.etag)
    }
    expect(new Set(etags).size).toBe(3)
  })

  // Nearly all of a document was hashes of files that its shells had read long before: 113 KB, compressed.
  test('names its releases by hash for readers that ask for that, and the hash is of the release.json that is served', async () => {
    await promote('b1')
    await promote('b2')
    await change(admin, 'mf-search', ['sg'], { kind: 'canary', build: 'b1', percent: 10 })
    const whole = await readDocument(registry, 'sg')
    const path = '/v1/countries/sg/document'
    const ask = (more = {}) => registry.nobody.send('GET', path, undefined, { accept: acceptReferences, ...more })
    const answer = await ask()
    expect(answer.headers).toMatchObject({ 'content-type': 'application/jose', vary: 'Accept, Accept-Encoding' })
    expect(await verifyJws(String(answer.body), whole.document.keys)).toBe(whole.kid)
    const payload = JSON.parse(Buffer.from(String(answer.body).split('.')[1] ?? '', 'base64url').toString())
    const referencing = referencingDocument.parse(payload)
    // Nothing is lost on the way.
    expect(payload).toEqual(referencing)
    expect(referencing).toMatchObject({ serial: whole.document.serial, issued_at: whole.document.issued_at })
    const [rollout] = referencing.remotes
    expect(rollout).toMatchObject({ current: { build: 'b2' }, previous: { build: 'b1' }, canary: { percent: 10 } })
    for (const { build, integrity } of [rollout?.current, rollout?.previous, rollout?.canary?.release].flatMap(
      (reference) => reference ?? [],
    )) {
      const { rawPayload } = await registry.app.inject({ url: `/releases/mf-search/${build}/release.json` })
      expect(`sha384-${createHash('sha384').update(rawPayload).digest('base64')}`).toBe(integrity)
    }
    expect(answer.headers.etag).not.toBe(whole.headers.etag)
    expect(await ask({ 'if-none-match': answer.headers.etag })).toMatchObject({ status: 304 })
    expect(await ask({ 'if-none-match': whole.headers.etag })).toMatchObject({ status: 200 })
    await change(admin, 'mf-search', ['sg'], { kind: 'end_canary' })
  })

  test('grows in serial with each of its changes', async () => {
    await promote('b1')
    const serials: number[] = []
    for (const enabled of [false, true, false, true]) {
      await toggle(enabled)
      serials.push((await readDocument(registry, 'sg')).document.serial)
    }
    expect(serials).toEqual([...new Set(serials)].toSorted((a, b) => a - b))
  })

  test('is still served while the database is away', async () => {
    const before = await readDocument(registry, 'sg')
    await registry.db.execute(sql.raw('alter table registry.documents rename to documents_away'))
    await expect(registry.services.documents.refresh()).rejects.toThrow()
    expect((await readDocument(registry, 'sg')).document).toEqual(before.document)
    await registry.db.execute(sql.raw('alter table registry.documents_away rename to documents'))
    await registry.services.documents.refresh()
  })
})

describe('after a start', () => {
  const restart = () => openRegistryServices(registry.services.settings, registry.services.connection)

  test('serials go on growing, under the same key', async () => {
    const before = await readDocument(registry, 'sg')
    const again = await restart()
    const document = again.documents.get('sg')
    expect(document?.serial).toBeGreaterThan(before.document.serial)
    expect(await verifyJws(String(document?.representations.identity.body), before.document.keys)).toBe(before.kid)
    await again.documents.close()
  })

  test('from a backup a month old they are still ahead of what shells have seen', async () => {
    const before = await readDocument(registry, 'sg')
    await registry.db.execute(sql`update registry.head set serial = serial - 2592000000`)
    await registry.db.execute(sql`update registry.documents set serial = serial - 2592000000`)
    const again = await restart()
    expect(again.documents.get('sg')?.serial).toBeGreaterThan(before.document.serial)
    await again.documents.close()
    await registry.services.documents.refresh()
  })

  test('another replica hears of changes without being asked', async () => {
    const other = await restart()
    const notified = new Promise<number>((resolve) => {
      other.documents.onIssued(({ country, serial }) => country === 'jp' && resolve(serial))
    })
    await promote('b1', ['jp'])
    expect(await notified).toBe((await readDocument(registry, 'jp')).document.serial)
    // Both say the same, byte for byte, so that a shell may ask either.
    expect(other.documents.get('jp')?.representations.identity.etag).toBe(
      (await readDocument(registry, 'jp')).headers.etag,
    )
    await other.documents.close()
  })
})

describe('rotating the key', () => {
  const act = async (path: string, who = admin) => who.post(`/v1/keys${path}`, { reason: 'yearly rotation' })

  test('a shell that trusts the first key ends up trusting the second, step by step', async () => {
    const first = await readDocument(registry, 'sg')
    expect(first.document.keys).toHaveLength(1)
    let trusted = first.document.keys

    const announced = await act('')
    expect(announced.status).toBe(200)
    const next = announced.body.data.find(({ state }: { state: string }) => state === 'next').kid
    const second = await readDocument(registry, 'sg', trusted)
    expect(second.kid).toBe(first.kid)
    expect(second.document.keys.map(({ kid }) => kid).toSorted()).toEqual([first.kid, next].toSorted())
    trusted = second.document.keys

    expect((await act(`/${next}/activate`)).status).toBe(200)
    const third = await readDocument(registry, 'sg', trusted)
    expect(third.kid).toBe(next)
    // A shell that only ever saw the first key's list does not believe it.
    await expect(readDocument(registry, 'sg', first.document.keys)).rejects.toThrow('not trusted')

    expect((await act(`/${first.kid}/retire`)).status).toBe(200)
    const fourth = await readDocument(registry, 'sg', trusted)
    expect(fourth.document.keys.map(({ kid }) => kid)).toEqual([next])
    const { rows } = (await admin.get('/v1/audit?action=key')).body.data
    expect(rows.slice(0, 3).map(({ details }: { details: object }) => details)).toEqual([
      { kid: first.kid, state: 'retired' },
      { kid: next, state: 'active' },
      { kid: next, state: 'next' },
    ])
  })

  // The key was retired and the answer was that the registry had failed; asked again, it said that there was nothing to do.
  test('says of a private half that cannot be deleted what to do, and deletes it when asked again', async () => {
    const first = await readDocument(registry, 'sg')
    const next = (await act('')).body.data.find(({ state }: { state: string }) => state === 'next').kid
    await act(`/${next}/activate`)
    const file = join(registry.directory, 'registry/keys', `${first.kid}.jwk`)
    await rm(file)
    await mkdir(file)
    const failed = await act(`/${first.kid}/retire`)
    expect(failed.status).toBe(500)
    expect(failed.body.message).toMatch(/is retired, and shells refuse it.*Delete keys\/.*\.jwk .*or .*again\.$/)
    expect((await readDocument(registry, 'sg')).document.keys.map(({ kid }) => kid)).toEqual([next])

    // It was gone from the list as well, and the console's dialog with it.
    const states = async () => {
      const { data } = (await admin.get('/v1/keys')).body
      return data.map(({ kid, state }: { kid: string; state: string }) => [kid, state])
    }
    expect(await states()).toEqual([
      [next, 'active'],
      [first.kid, 'retired'],
    ])

    await rm(file, { recursive: true })
    await writeFile(file, '{}')
    expect((await act(`/${first.kid}/retire`)).status).toBe(200)
    await expect(stat(file)).rejects.toThrow('ENOENT')
    expect(await states()).toEqual([[next, 'active']])
    const { rows } = (await admin.get('/v1/audit?action=key')).body.data
    const retirements = rows.filter(
      ({ details }: { details: object }) =>
        JSON.stringify(details) === JSON.stringify({ kid: first.kid, state: 'retired' }),
    )
    expect(retirements).toHaveLength(1)
  })

  test('goes in order, and is for administrators', async () => {
    const { kid } = await readDocument(registry, 'sg')
    for (const role of ['viewer', 'squad', 'product_owner', 'shell'] as const) {
      expect((await act('', registry.as(role, ['mf-search']))).status).toBe(403)
    }
    expect((await act(`/${kid}/retire`)).status).toBe(409)
    expect((await act(`/${kid}/activate`)).status).toBe(409)
    expect((await act('/unknown/activate')).status).toBe(404)
    await act('')
    expect((await act('')).status).toBe(409)
  })
})
