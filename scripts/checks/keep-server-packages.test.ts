import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { keepServerPackages } from '../../deploy/images/keep-server-packages.mjs'

let root = ''
const files: Record<string, object | string> = {
  'package.json': { name: 'site', workspaces: ['api', 'kit'] },
  'api/package.json': {
    name: '@jobspan/api',
    dependencies: { '@jobspan/shared-kit': '1', fonts: '1', nested: '1', '@expo-google-fonts/a': '1' },
  },
  'kit/package.json': { name: '@jobspan/shared-kit', dependencies: { react: '1', zod: '1' } },
  'node_modules/zod/package.json': { name: 'zod', main: './index.umd.js' },
  'node_modules/zod/index.umd.js': '',
  'node_modules/zod/index.js.map': '',
  'node_modules/zod/index.d.ts': '',
  'node_modules/zod/index.js': '',
  'node_modules/react/package.json': { name: 'react' },
  'node_modules/nested/package.json': { name: 'nested', dependencies: { inner: '1' }, peerDependencies: { peer: '1' } },
  'node_modules/nested/node_modules/inner/package.json': { name: 'inner' },
  'node_modules/inner/package.json': { name: 'inner' },
  'node_modules/peer/package.json': { name: 'peer' },
  'node_modules/@expo-google-fonts/a/package.json': { name: '@expo-google-fonts/a' },
  'node_modules/@expo-google-fonts/a/400Regular/a.ttf': '',
  'node_modules/@expo-google-fonts/a/900Black/a.ttf': '',
  'api/node_modules/left/package.json': { name: 'left' },
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'packages-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
})
afterAll(() => rm(root, { recursive: true, force: true }))

it('keeps what a program can load, also nested and peers, and of it no types, maps and weights that nobody reads', () => {
  expect(keepServerPackages(root, 'api').toSorted()).toEqual([
    'api/node_modules/left',
    'node_modules/inner',
    'node_modules/react',
  ])
  expect(Object.keys(files).filter((name) => !existsSync(join(root, name)))).toEqual([
    'node_modules/zod/index.js.map',
    'node_modules/zod/index.d.ts',
    'node_modules/react/package.json',
    'node_modules/inner/package.json',
    'node_modules/@expo-google-fonts/a/900Black/a.ttf',
    'api/node_modules/left/package.json',
  ])
})
