import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { archive, archiveFrom, archiveOf, integrityOf, releaseOf } from '../testing/archive.ts'
import { createTestRegistry, type TestRegistry } from '../testing/test-registry.ts'
import { createUploader } from '../testing/uploader.ts'

let registry: TestRegistry
let uploader: ReturnType<typeof createUploader>
let count = 0
let build: string

beforeAll(async () => {
  registry = await createTestRegistry()
  uploader = createUploader(registry)
}, 120_000)
afterAll(() => registry.close())
beforeEach(() => {
  count += 1
  build = `build-${count}`
})

const put = (body: unknown) => uploader.put(build, body)

describe('an archive that is not what it says', () => {
  const bad: [string, number, RegExp, () => Promise<Buffer>][] = [
    ['is cut off', 422, /not a whole/, async () => (await archiveOf({ build })).subarray(0, 400)],
    [
      'is a tar cut off',
      422,
      /not a whole/,
      async () => gzipSync(gunzipSync(await archiveOf({ build })).subarray(0, 2000)),
    ],
    ['is no gzip', 422, /not a whole/, async () => Buffer.from('hello')],
    ['is empty', 422, /not a whole|no release.json/, async () => Buffer.alloc(0)],
    ['has no release.json', 422, /no release.json/, () => archive([{ header: { name: 'a.js' } }])],
    [
      'has a broken release.json',
      422,
      /not JSON/,
      () => archive([{ header: { name: 'release.json' }, content: Buffer.from('{') }]),
    ],
    ['is of another remote', 422, /is of mf-chat/, () => archiveOf({ build, name: 'mf-chat' })],
    ['is of another build', 422, /is of mf-search other/, () => archiveOf({ build: 'other' })],
  ]
  const withManifest =
    (change: (manifest: ReturnType<typeof releaseOf>['manifest'], contents: Map<string, Buffer>) => void) =>
    async () => {
      const { manifest, contents } = releaseOf({ build })
      change(manifest, contents)
      return archiveFrom(manifest, contents)
    }
  bad.push(
    [
      'has a wrong hash',
      422,
      /web\/page.js is not the file/,
      withManifest((_, contents) => contents.set('web/page.js', Buffer.from('pagE'))),
    ],
    [
      'has a file without a hash',
      422,
      /extra.js has no hash/,
      withManifest((_, contents) => contents.set('web/extra.js', Buffer.from('1'))),
    ],
    ['lacks a file', 422, /not in the archive/, withManifest((_, contents) => contents.delete('web/page.js'))],
    [
      'names a page file it does not list',
      422,
      /web\/gone.js has no hash/,
      withManifest((manifest) => manifest.pages[0]?.files.push('web/gone.js')),
    ],
    [
      'has a false compressed copy',
      422,
      /not a compressed/,
      withManifest((manifest, contents) => {
        const content = Buffer.from('not brotli')
        contents.set('web/remoteEntry.js.br', content)
        manifest.files['web/remoteEntry.js.br'] = { integrity: integrityOf(content), size: content.length }
      }),
    ],
  )
  const withEntry = (header: Parameters<typeof archive>[0][number]['header']) => () =>
    archive([{ header: { name: 'release.json' }, content: Buffer.from('{}') }, { header }])
  bad.push(
    ['climbs out', 422, /no file of a release may have/, withEntry({ name: '../../evil.js' })],
    ['climbs out in the middle', 422, /no file of a release may have/, withEntry({ name: 'web/../../evil.js' })],
    ['has an absolute name', 422, /no file of a release may have/, withEntry({ name: '/etc/evil' })],
    ['has a Windows name', 422, /no file of a release may have/, withEntry({ name: 'web\\..\\evil.js' })],
    ['has a hidden file', 422, /no file of a release may have/, withEntry({ name: 'web/.env' })],
    [
      'has a symbolic link',
      422,
      /which is a symlink/,
      withEntry({ name: 'web/a', type: 'symlink', linkname: '/etc/passwd' }),
    ],
    ['has a hard link', 422, /which is a link/, withEntry({ name: 'web/a', type: 'link', linkname: '/etc/passwd' })],
    ['has a device', 422, /which is a character-device/, withEntry({ name: 'web/a', type: 'character-device' })],
    ['has a file twice', 422, /release.json twice/, withEntry({ name: 'release.json' })],
    ['has a file twice but for its case', 422, /Release.JSON twice/, withEntry({ name: 'Release.JSON' })],
  )

  test.each(bad)('%s: %s', async (_, status, message, make) => {
    const answer = await put(await make())
    expect(answer.body.message).toMatch(message)
    expect(answer.status).toBe(status)
    await uploader.expectNothingKept(build)
    expect(existsSync(join(registry.directory, 'evil.js'))).toBe(false)
  })
})

describe('an archive that is too much', () => {
  const zeros = (bytes: number) => Buffer.alloc(bytes)
  test.each([
    ['a bomb of one file', () => archive([{ header: { name: 'web/a.js' }, content: zeros(15 * 1024 * 1024) }])],
    ['a file too large', () => archive([{ header: { name: 'web/a.js' }, content: zeros(17 * 1024 * 1024) }])],
    [
      'a bomb beside the archive',
      async () => gzipSync(Buffer.concat([gunzipSync(await archiveOf({ build })), zeros(40 * 1024 * 1024)])),
    ],
    [
      'too many files',
      () =>
        archive(
          Array.from({ length: 2_100 }, (_, index) => ({
            header: { name: `web/${index}.js` },
            content: Buffer.from(`${Math.random()}`),
          })),
        ),
    ],
  ])('%s', async (_, make) => {
    const answer = await put(await make())
    expect(answer.body.message).toMatch(/The archive holds/)
    expect(answer.status).toBe(413)
    await uploader.expectNothingKept(build)
  })
})
