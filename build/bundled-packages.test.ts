import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core'
import { findPackageFaults, moduleStatsOptions, readBundledPackages } from './bundled-packages.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundled-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const react = (version: string) => `exports.version = '${version}'; exports.useState = (value) => [value]`
const packageJson = (name: string, version: string) => JSON.stringify({ name, version, main: 'index.js' })

/** A workspace of one remote with these files more, which builds with what it should. */
const workspaceOf = async (name: string, files: Record<string, string>) => {
  const root = join(folder, name)
  const all = {
    'node_modules/react/package.json': packageJson('react', '19.3.1'),
    'node_modules/react/index.js': react('19.3.1'),
    'mf-x/package.json': packageJson('@jobspan/mf-x', '0.1.0'),
    'mf-x/src/index.js': "import { useState } from 'react'; globalThis.value = useState(1)",
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return root
}

const compile = (root: string, changes: Configuration): Promise<StatsCompilation> =>
  new Promise((resolve, reject) => {
    const shared = { react: { version: '19.3.1', requiredVersion: '^19.3.1', singleton: true, strictVersion: true } }
    const compiler = rspack({
      mode: 'production',
      context: join(root, 'mf-x'),
      entry: './src/index.js',
      output: { path: join(root, 'mf-x/dist') },
      plugins: [new rspack.sharing.SharePlugin({ shared, enhanced: false })],
      ...changes,
    })
    compiler.run((error, stats) => {
      const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString()) : undefined)
      const json = stats?.toJson(moduleStatsOptions)
      compiler.close(() => (failed || !json ? reject(failed) : resolve(json)))
    })
  })

type Case = {
  files?: Record<string, string>
  config?: (root: string) => Configuration
  dependencies?: Record<string, string>
  locked?: Record<string, string>
}

const faultsOf = async (name: string, { files = {}, config = () => ({}), dependencies = {}, locked = {} }: Case) => {
  const root = await workspaceOf(name, files)
  const contents = readBundledPackages([await compile(root, config(root))], root)
  const lockedVersion = (path: string) => ({ 'node_modules/react': '19.3.1', ...locked })[path]
  return findPackageFaults(contents, { root, shared: { react: '^19.3.1' }, dependencies, lockedVersion })
}

describe('a bundle', () => {
  it('that holds what is declared has no fault', async () => {
    expect(await faultsOf('honest', { dependencies: { react: '19.3.1' } })).toEqual([])
  })

  it('has no fault either where the workspace’s packages are linked from elsewhere', async () => {
    const root = await workspaceOf('linked', {
      'node_modules/react/index.js': `require('words'); ${react('19.3.1')}`,
      'node_modules/react/node_modules/words/package.json': packageJson('words', '1.0.0'),
      'node_modules/react/node_modules/words/index.js': 'globalThis.words = 1',
    })
    const expected = ['mf-x', 'node_modules/react', 'node_modules/react/node_modules/words']
    const elsewhere = join(folder, 'elsewhere/node_modules')
    await mkdir(dirname(elsewhere))
    await rename(join(root, 'node_modules'), elsewhere)
    const foldersIn = async () =>
      readBundledPackages([await compile(root, {})], root)
        .packages.map(({ folder: at }) => at)
        .sort()
    await symlink(elsewhere, join(root, 'node_modules'))
    expect(await foldersIn()).toEqual(expected)
    await rm(join(root, 'node_modules'))
    await mkdir(join(root, 'node_modules'))
    await symlink(join(elsewhere, 'react'), join(root, 'node_modules/react'))
    expect(await foldersIn()).toEqual(expected)
  })

  // The remote's package.json was right, and so was what it said that it shares: nobody looked at what it held.
  it('that holds another React, from a nested folder, is told by that folder', async () => {
    const files = {
      'mf-x/node_modules/react/package.json': packageJson('react', '18.3.1'),
      'mf-x/node_modules/react/index.js': react('18.3.1'),
    }
    expect(await faultsOf('nested', { files, dependencies: { react: '19.3.1' } })).toEqual([
      'it holds react 18.3.1 from mf-x/node_modules/react; ^19.3.1 is shared',
      'it shares react as 19.3.1; what it holds is 18.3.1 from mf-x/node_modules/react',
    ])
  })

  it('that holds a second copy of the right version is refused too: two Reacts break each other’s hooks', async () => {
    const files = {
      'mf-x/node_modules/react/package.json': packageJson('react', '19.3.1'),
      'mf-x/node_modules/react/index.js': react('19.3.1'),
    }
    expect(await faultsOf('second', { files })).toEqual([
      'it holds a copy of react 19.3.1 of its own from mf-x/node_modules/react; only node_modules/react is shared',
    ])
  })

  it('that holds another version than its package.json declares says both', async () => {
    expect(await faultsOf('declared', { dependencies: { react: '18.3.1' } })).toEqual([
      'package.json declares react 18.3.1, the bundle holds 19.3.1 from node_modules/react',
    ])
  })

  it('is not deceived by a package that lies about its version', async () => {
    const files = { 'node_modules/react/index.js': react('18.3.1') }
    expect(await faultsOf('lies', { files })).toEqual([
      'node_modules/react/package.json says react 19.3.1, its code says 18.3.1',
    ])
  })

  it('is not deceived by a package that is not the one of the lock file', async () => {
    const files = {
      'mf-x/src/index.js': "import 'react'; import 'date-words'",
      'node_modules/date-words/package.json': packageJson('date-words', '2.0.0'),
      'node_modules/date-words/index.js': 'globalThis.words = 2',
    }
    expect(await faultsOf('unlocked', { files, locked: { 'node_modules/date-words': '1.4.0' } })).toEqual([
      'node_modules/date-words/package.json says date-words 2.0.0, package-lock.json has 1.4.0',
    ])
  })

  it('is not deceived by React under another name, nor by a file that is shared as React', async () => {
    const files = {
      'mf-x/src/index.js': "import 'react'; import { useState } from 'tiny-view'; globalThis.value = useState(1)",
      'node_modules/tiny-view/package.json': packageJson('tiny-view', '1.0.0'),
      'node_modules/tiny-view/index.js': react('17.0.2').replaceAll('exports.', 'var e = exports; e.'),
      'mf-x/src/vendor/react.js': react('18.3.1'),
    }
    expect(await faultsOf('disguised', { files })).toEqual([
      'node_modules/tiny-view says it is tiny-view; it holds React 17.0.2',
    ])
    const config = (root: string) => ({ resolve: { alias: { react: join(root, 'mf-x/src/vendor/react.js') } } })
    expect(await faultsOf('vendored', { files: { 'mf-x/src/vendor/react.js': react('18.3.1') }, config })).toEqual([
      'it shares mf-x/src/vendor/react.js as react 19.3.1; that file is not of react',
      'mf-x says it is @jobspan/mf-x; it holds React 18.3.1',
    ])
  })
})
