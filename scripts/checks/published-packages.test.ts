import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

type Manifest = Record<string, Record<string, unknown> | undefined>

/** What of a package.json changes other packages as they are installed. */
const findPatches = (manifest: Manifest): string[] => [
  ...['overrides', 'resolutions', 'pnpm', 'patchedDependencies'].filter((name) => name in manifest),
  ...['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.keys(manifest[kind] ?? {}).filter((name) => /^(patch-package|custom-patch|pnpm-patch)/.test(name)),
  ),
  ...Object.keys(manifest.scripts ?? {}).filter((name) => /^(pre|post)?(install|prepare)$/.test(name)),
]

/** Writes a file where packages are installed. Links and whole folders of the kind are made for copies of the workspace. */
const writesIntoPackages =
  /\b(?:writeFile|appendFile|copyFile|createWriteStream|cp)(?:Sync)?\((?![^)]*\.cache)[^)]*node_modules/

const tracked = (pattern: RegExp) =>
  execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((file) => pattern.test(file) && existsSync(file))

// A build that replaces a package's file fails by itself (`build/plugins/unchanged-packages-plugin.ts`). These are the ways around the build: a package
// that is patched on the disk, and a script that writes there.
test('no package is patched as it is installed', () => {
  expect(
    findPatches({ devDependencies: { 'patch-package': '8.0.0' }, scripts: { postinstall: 'patch-package' } }),
  ).toEqual(['patch-package', 'postinstall'])
  for (const file of tracked(/(^|\/)package\.json$/))
    expect([file, findPatches(JSON.parse(readFileSync(file, 'utf8')))]).toEqual([file, []])
  expect(tracked(/(^|\/)\.?(patches|yarn\/patches)\//)).toEqual([])
})

test('nothing writes into node_modules', () => {
  expect("await writeFile(join(root, 'node_modules/i18next/index.js'), less)").toMatch(writesIntoPackages)
  const found = tracked(/\.(ts|tsx|mjs|cjs|js)$/)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => (writesIntoPackages.test(line) ? [`${file}: ${line.trim()}`] : [])),
    )
  expect(found).toEqual([])
})
