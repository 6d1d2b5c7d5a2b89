import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { missingNativeBuilds } from './native-packages.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jobspan-native-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

// On a Mac `npm start` could not build anything: the lock file was written on Linux, and npm installs no build that it does not list.
it('names the native builds for this machine that npm left out', () => {
  const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '2.6.8']))
  const bindings = [
    '@made/up-linux-x64-gnu',
    '@made/up-linux-x64-musl',
    '@made/up-darwin-arm64',
    '@made/up-win32-x64-msvc',
  ]
  const packages = {
    '': { optionalDependencies: { 'not-installed-darwin-arm64': '1.0.0' } },
    'node_modules/made-up': { optionalDependencies: versions(bindings) },
    'node_modules/of-another-name': {
      optionalDependencies: versions(['@other/cli-linux-x64', '@other/cli-linux-x64-musl']),
    },
    'node_modules/left-out': { optionalDependencies: versions(['@left/out-darwin-arm64']) },
  }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  for (const name of ['made-up', 'of-another-name', '@made/up-linux-x64-gnu'])
    mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  const missing = (platform: string, arch: string, isMusl = false) =>
    missingNativeBuilds(folder, { platform, arch, isMusl })

  expect(missing('darwin', 'arm64')).toEqual(['@made/up-darwin-arm64@2.6.8'])
  expect(missing('win32', 'x64')).toEqual(['@made/up-win32-x64-msvc@2.6.8'])
  expect(missing('linux', 'x64')).toEqual(['@other/cli-linux-x64@2.6.8'])
  expect(missing('linux', 'x64', true)).toEqual(['@made/up-linux-x64-musl@2.6.8', '@other/cli-linux-x64-musl@2.6.8'])
})
