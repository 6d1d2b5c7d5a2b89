import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from '@jest/globals'
import Fastify from 'fastify'
import { retainPreviousAssets } from './retain-previous-assets.ts'
import { serveStaticFiles } from './serve-static-files.ts'
import { openShellAssets } from './shell-assets.ts'

let root = ''
const folder = () => join(root, 'kept')

/** A start of a build whose browser files are these. */
const start = async (build: string, files: Record<string, string>, settings: { maxBuilds?: number } = {}) => {
  const assets = join(root, `dist-${build}`)
  await mkdir(assets)
  for (const [name, text] of Object.entries(files)) await writeFile(join(assets, name), text)
  return retainPreviousAssets({ assets, build, folder: folder(), ...settings })
}
const ranDaysAgo = (build: string, days: number) => {
  const then = new Date(Date.now() - days * 86_400_000)
  return utimes(join(folder(), build), then, then)
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'assets-'))
})

describe('browser files of the shell', () => {
  // A release of the shell took away what open tabs had yet to load: their lazy chunks answered 404.
  it('are served after the next release, for ever cached', async () => {
    await start('one', { 'main.aaa.js': 'one', 'lazy.aaa.js': 'lazy one', 'lazy.aaa.js.br': 'packed' })
    const assets = await start('two', { 'main.bbb.js': 'two' })
    const app = Fastify()
    const releases = { folder: () => '', getVerifiedPath: async () => undefined }
    const files = openShellAssets({ folders: assets, integrity: {} })
    await serveStaticFiles(app, { releases, assets, shellAssets: files, onDamaged: () => undefined })
    const own = await app.inject('/assets/main.bbb.js')
    expect(own.body).toBe('two')
    const lazy = await app.inject('/assets/lazy.aaa.js')
    expect([lazy.statusCode, lazy.body]).toEqual([200, 'lazy one'])
    expect(lazy.headers['cache-control']).toContain('immutable')
    const packed = await app.inject({ url: '/assets/lazy.aaa.js', headers: { 'accept-encoding': 'br' } })
    expect([packed.headers['content-encoding'], packed.body]).toEqual(['br', 'packed'])
    expect((await app.inject('/assets/lazy.ccc.js')).statusCode).toBe(404)
    await app.close()
  })

  it('stay for some builds and some days; a build that runs again counts as new', async () => {
    for (const build of ['one', 'two', 'three']) await start(build, { 'main.js': build })
    await ranDaysAgo('one', 3)
    await ranDaysAgo('two', 2)
    await ranDaysAgo('three', 31)
    await start('four', { 'main.js': 'four' }, { maxBuilds: 3 })
    expect((await readdir(folder())).toSorted()).toEqual(['four', 'one', 'two'])
    await ranDaysAgo('four', 1)
    await start('five', { 'main.js': 'five' }, { maxBuilds: 3 })
    expect((await readdir(folder())).toSorted()).toEqual(['five', 'four', 'two'])
  })
})
