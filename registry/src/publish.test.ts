import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { promote, readPromoted } from './promote.ts'
import { publish, Refused } from './publish.ts'

const description = (changes: object = {}) => ({
  name: 'mf-search',
  build: 'b1',
  contract: '1.0.0',
  global: 'mf_search_b1',
  pages: [{ path: '/job/:slug', access: 'public', files: ['web/remoteEntry.js'] }],
  slots: [],
  overlays: [],
  texts: {},
  shared: {},
  ...changes,
})

let folder = ''
const makeDist = async (name: string, changes: object = {}, script = 'one') => {
  const dist = join(folder, name)
  await mkdir(join(dist, 'web'), { recursive: true })
  await mkdir(join(dist, 'node'), { recursive: true })
  await writeFile(join(dist, 'web/remoteEntry.js'), script)
  await writeFile(join(dist, 'node/remoteEntry.cjs'), script)
  await writeFile(join(dist, 'remote.json'), JSON.stringify(description(changes)))
  return dist
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'))
})

const put = (dist: string, current: Parameters<typeof publish>[0]['current'] = [], contract = '1.2.0') =>
  publish({ dist, store: join(folder, 'store'), contract, current })

describe('publishing a release', () => {
  it('stores every file with its hash and size', async () => {
    const release = await put(await makeDist('a'))
    expect(release.files['web/remoteEntry.js']).toEqual({
      size: 3,
      integrity: expect.stringMatching(/^sha384-[A-Za-z0-9+/]{64}$/),
    })
    expect(await readFile(join(folder, 'store/mf-search/b1/web/remoteEntry.js'), 'utf8')).toBe('one')
  })

  it('takes the same bytes twice and refuses other bytes under the same build id', async () => {
    await put(await makeDist('a'))
    await expect(put(await makeDist('b'))).resolves.toMatchObject({ build: 'b1' })
    await expect(put(await makeDist('c', {}, 'two'))).rejects.toThrow(/other bytes/)
  })

  it('refuses a route that belongs to another remote, however its parameter is called', async () => {
    const first = await put(await makeDist('a'))
    const clash = { name: 'mf-other', pages: [{ path: '/job/:id', access: 'public', files: [] }] }
    await expect(put(await makeDist('b', clash), [first])).rejects.toThrow(/route \/job\/:id belongs to mf-search/)
  })

  it('refuses a build for another contract and a description that is not valid', async () => {
    await expect(put(await makeDist('a'), [], '2.0.0')).rejects.toBeInstanceOf(Refused)
    await expect(put(await makeDist('b', { name: '../x' }))).rejects.toThrow(/not valid at name/)
  })
})

describe('promoting releases', () => {
  it('replaces the signed document as a whole', async () => {
    const registry = join(folder, 'registry')
    expect(await readPromoted(registry)).toEqual([])
    const release = await put(await makeDist('a'))
    await promote([release], registry)
    expect(await readPromoted(registry)).toEqual([release])
    await promote([], registry)
    expect(await readPromoted(registry)).toEqual([])
  })
})
