import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { releaseOf, startFakeRegistry } from '../testing/fake-registry.ts'
import { openReleaseStore, type ReleaseStore, readFromRegistry } from './release-store.ts'

const files = { 'web/remoteEntry.js': 'entry', 'web/page.js': 'page', 'node/remoteEntry.cjs': 'server' }
const release = releaseOf('mf-search', 'v1', files)
let registry: Awaited<ReturnType<typeof startFakeRegistry>>
let folder = ''
let store: ReleaseStore
let damages: string[] = []

const open = () => {
  store = openReleaseStore({
    folder,
    read: readFromRegistry(registry.origin),
    onDamaged: ({ build, file }) => damages.push(`${build} ${file}`),
    maxRetainedReleases: 2,
    retryDelayMs: 20,
  })
}
const put = (file: string, text: string, build = 'v1') => registry.answer(`/releases/mf-search/${build}/${file}`, text)
const putAll = () => {
  for (const [file, text] of Object.entries(files)) put(file, text)
}
const until = async (isTrue: () => boolean | Promise<boolean>) => {
  const end = Date.now() + 10_000
  while (!(await isTrue()) && Date.now() < end) await new Promise((done) => setTimeout(done, 10))
  expect(await isTrue()).toBe(true)
}

beforeEach(async () => {
  registry = await startFakeRegistry()
  folder = await mkdtemp(join(tmpdir(), 'releases-'))
  damages = []
  open()
})
afterEach(async () => {
  store.close()
  await registry.stop()
})

describe('copies of releases', () => {
  it('are fetched, verified and served', async () => {
    putAll()
    await store.fetchRelease(release)
    expect(store.state(release)).toBe('ready')
    const path = await store.getVerifiedPath(release, 'web/page.js')
    expect(await readFile(path ?? '', 'utf8')).toBe('page')
    expect(await store.getVerifiedPath(release, 'web/../../secret')).toBeUndefined()
    expect(await store.getVerifiedPath(release, 'web/unlisted.js')).toBeUndefined()
    expect(await store.getVerifiedPath({ name: 'mf-search', build: 'unknown' }, 'web/page.js')).toBeUndefined()
  })

  it('arrive while they are fetched for the first time, and are missed after a try that failed', async () => {
    const arriving = store.fetchRelease(release)
    expect(store.state(release)).toBe('arriving')
    await arriving
    expect(store.state(release)).toBe('fetching')
    putAll()
    await until(() => store.state(release) === 'ready')
  })

  it('with one byte flipped are never written, told of once, and heal when the good bytes are there', async () => {
    putAll()
    put('web/page.js', 'pagE')
    await store.fetchRelease(release)
    expect(store.state(release)).toBe('damaged')
    expect(await readdir(join(folder, 'mf-search/v1/web'))).toEqual(['remoteEntry.js'])
    await new Promise((done) => setTimeout(done, 150))
    expect(damages).toEqual(['v1 web/page.js'])
    put('web/page.js', 'page')
    await until(() => store.state(release) === 'ready')
  })

  it('that change on disk later are served no more, and are fetched anew', async () => {
    putAll()
    await store.fetchRelease(release)
    registry.silence()
    await writeFile(join(folder, 'mf-search/v1/web/page.js'), 'evil')
    expect(await store.getVerifiedPath(release, 'web/page.js')).toBeUndefined()
    expect(store.state(release)).toBe('damaged')
    await until(() => damages.length > 0)
    putAll()
    await until(async () => (await store.getVerifiedPath(release, 'web/page.js')) !== undefined)
  })

  it('are enough for a start without a registry', async () => {
    putAll()
    await store.fetchRelease(release)
    store.close()
    registry.silence()
    open()
    await store.fetchRelease(release)
    expect(store.state(release)).toBe('ready')
    expect(damages).toEqual([])
  })

  it('of old releases stay for open tabs, the newest few of them, also after a start', async () => {
    for (const build of ['v1', 'v2', 'v3', 'v4', 'v5']) {
      for (const [file, text] of Object.entries(files)) put(file, text, build)
      await store.fetchRelease(releaseOf('mf-search', build, files))
      await new Promise((done) => setTimeout(done, 20))
    }
    await store.prune([{ name: 'mf-search', build: 'v1' }])
    expect((await readdir(join(folder, 'mf-search'))).sort()).toEqual(['v1', 'v4', 'v5'])
    store.close()
    open()
    expect(await store.getVerifiedPath({ name: 'mf-search', build: 'v4' }, 'web/page.js')).toBeDefined()
  })
})
