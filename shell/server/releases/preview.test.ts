import { afterEach, expect, it, jest } from '@jest/globals'
import { previewType } from '@jobspan/shared-kit/contracts/registry/preview'
import { importJWK } from 'jose'
import type { TrustedKeys } from '../registry/trusted-keys.ts'
import { integrityOf, makeSigner, releaseOf, sign } from '../testing/fake-registry.ts'
import { openPreviews } from './preview.ts'
import { ReleaseFileError } from './release-store.ts'

const now = Date.parse('2026-01-01T00:00:00Z')
const passMinutes = (minutes: number) => jest.spyOn(Date, 'now').mockReturnValue(now + minutes * 60_000)
afterEach(() => {
  jest.restoreAllMocks()
})

/** A preview link of a build that can be had until `failsWith` is set. */
const previewOf = async (build: string) => {
  passMinutes(0)
  const signer = await makeSigner('key')
  const manifest = JSON.stringify(releaseOf('mf-points', build, {}))
  const registry: { failsWith: Error | undefined } = { failsWith: undefined }
  const previews = openPreviews({
    keys: {
      find: async () => ({ key: await importJWK(signer.publicKey, 'EdDSA'), isPinnedOnly: false }),
    } as unknown as TrustedKeys,
    readManifest: async () => {
      if (registry.failsWith) throw registry.failsWith
      return new TextEncoder().encode(manifest)
    },
  })
  const claims = { country: 'sg', remote: 'mf-points', enabled: true, build, integrity: integrityOf(manifest) }
  const token = await sign({ ...claims, exp: now / 1000 + 3600 }, signer, previewType)
  return { registry, open: () => previews.open(token) }
}

it('ends the preview of a request within a minute after it was closed', async () => {
  const { registry, open } = await previewOf('preview-12-abc')
  expect(await open()).toMatchObject({ remote: 'mf-points', build: 'preview-12-abc' })
  registry.failsWith = new ReleaseFileError('release.json', 404)
  passMinutes(1)
  expect(await open()).toBeUndefined()
  expect(await open()).toBeUndefined()
})

it('keeps a preview while the registry is away', async () => {
  const { registry, open } = await previewOf('preview-12-abc')
  await open()
  for (const error of [new ReleaseFileError('release.json', 503), new TypeError('fetch failed')]) {
    registry.failsWith = error
    passMinutes(2)
    expect(await open()).toBeDefined()
  }
})

it('keeps the preview of a published release, which nobody closes, until its link ends', async () => {
  const { registry, open } = await previewOf('b1')
  await open()
  registry.failsWith = new ReleaseFileError('release.json', 404)
  passMinutes(59)
  expect(await open()).toBeDefined()
  passMinutes(60)
  expect(await open()).toBeUndefined()
})
