import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { hashBuildInputs, isBuildInput } from './hash-build-inputs.ts'

let root: string
let unchanged: string
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}
const lock = (packages: object) => JSON.stringify({ packages })
const files: Record<string, string> = {
  'package-lock.json': lock({ 'node_modules/react': { version: '19.3.1' }, 'mf-a': { version: '0.1.0' } }),
  'rspack.base.ts': 'base',
  'build/bundle-config.ts': 'config',
  'shared-kit/package.json': '{"version":"0.1.0"}',
  'shared-kit/src/remote.ts': 'kit',
  'mf-a/package.json': '{"dependencies":{}}',
  'mf-a/rspack.config.ts': 'own config',
  'mf-a/src/remote.ts': 'remote',
  'mf-a/src/remote.test.ts': 'test',
  'mf-b/src/remote.ts': 'another remote',
  'node_modules/react/package.json': '{"version":"19.3.1"}',
}
const hash = (name = 'mf-a') => hashBuildInputs(name, 'production', root)

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'inputs-'))
  for (const [file, text] of Object.entries(files)) await write(file, text)
  unchanged = await hash()
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** Writes a file, gives whether the build id is another, and puts back what was there. */
const changes = async (file: string, text: string) => {
  await write(file, text)
  const after = await hash()
  if (file in files) await write(file, files[file] ?? '')
  else await rm(join(root, file))
  return after !== unchanged
}

describe('the build id', () => {
  it.each([
    ['a source', 'mf-a/src/remote.ts', 'edited'],
    ['package.json', 'mf-a/package.json', '{"dependencies":{"react":"18.3.1"}}'],
    ['the remote’s own configuration', 'mf-a/rspack.config.ts', 'edited'],
    ['a file that the configuration may read', 'mf-a/config/sizes.json', '{}'],
    ['the configuration of all', 'rspack.base.ts', 'edited'],
    ['a part of the build', 'build/bundle-config.ts', 'edited'],
    ['the kit', 'shared-kit/src/remote.ts', 'edited'],
    ['the version of the kit, which the container names', 'shared-kit/package.json', '{"version":"0.2.0"}'],
    ['a locked package', 'package-lock.json', lock({ 'node_modules/react': { version: '19.3.2' } })],
    [
      'a nested package of the lock file',
      'package-lock.json',
      lock({
        'node_modules/react': { version: '19.3.1' },
        'mf-a/node_modules/react': { version: '18.3.1' },
      }),
    ],
    ['a nested package that no lock file lists', 'mf-a/node_modules/react/package.json', '{"version":"18.3.1"}'],
    ['a nested package of a scope', 'mf-a/node_modules/@tanstack/query/package.json', '{"version":"1.0.0"}'],
    ['a shared package as it is installed', 'node_modules/react/package.json', '{"version":"18.3.1"}'],
  ])('is another for a change of %s', async (_, file, text) => {
    expect(await changes(file, text)).toBe(true)
  })

  it.each([
    ['a test', 'mf-a/src/remote.test.ts', 'edited'],
    ['another remote', 'mf-b/src/remote.ts', 'edited'],
    ['what was built', 'mf-a/dist/web/remote.js', 'built'],
    // The compiler's cache counted, which is another one on each system and is not there before the first build: one commit had many ids.
    ['the cache of a compiler', 'mf-a/.swc/plugins/linux_x86_64/1.wasmtime', 'compiled'],
    ['the settings of an editor', 'mf-a/.vscode/settings.json', '{}'],
    [
      'the nested package of another remote',
      'package-lock.json',
      lock({
        'node_modules/react': { version: '19.3.1' },
        'mf-b/node_modules/react': { version: '18.3.1' },
      }),
    ],
  ])('is the same for a change of %s', async (_, file, text) => {
    expect(await changes(file, text)).toBe(false)
  })

  it('is the former one again once all that was changed is put back', async () => {
    expect(await hash()).toBe(unchanged)
  })
})

it('is the same with what git leaves out, such as notes of one’s own', async () => {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: root })
  git('init', '-q')
  await write('.gitignore', '*.log\nmf-a/notes/\n')
  const before = await hash()
  await write('mf-a/debug.log', 'made here')
  await write('mf-a/notes/today.md', 'made here')
  expect(await hash()).toBe(before)
  // What is not committed yet is a source all the same.
  await write('mf-a/src/new.ts', 'written today')
  expect(await hash()).not.toBe(before)
})

it('tells which files count', () => {
  const counted = [
    'mf-a/src/a.ts',
    'mf-a/config/b.json',
    'shared-kit/src/c.ts',
    'shared-features/src/c.ts',
    'build/d.ts',
    'rspack.base.ts',
  ]
  expect(counted.filter((file) => !isBuildInput('mf-a', file))).toEqual([])
  const others = ['notes/e.md', 'mf-b/src/f.ts', 'mf-a/dist/g.js', 'mf-a-b/src/h.ts', 'rspack.base.ts.orig']
  expect(others.filter((file) => isBuildInput('mf-a', file))).toEqual([])
})
