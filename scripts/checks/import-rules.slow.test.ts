import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from '@jest/globals'

/** Runs the project's import rules over a tree made of `files`; returns what they say. */
const check = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  copyFileSync('.dependency-cruiser.mjs', join(folder, '.dependency-cruiser.mjs'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0] as string))]
  const run = spawnSync(
    process.execPath,
    [resolve('node_modules/.bin/depcruise'), '--config', '.dependency-cruiser.mjs', ...folders],
    { cwd: folder, encoding: 'utf8' },
  )
  return { failed: run.status !== 0, output: run.stdout }
}

const target = 'export const value = 1\n'
const importing = (path: string) => `import { value } from '${path}'\nexport const copy = value\n`

describe('import rules', () => {
  it.each([
    ['remotes-stand-alone', 'mf-search/src/a.ts', '../../mf-chat/src/b.ts', 'mf-chat/src/b.ts'],
    ['remotes-stand-alone', 'mf-search/src/a.ts', '../../shell/src/b.ts', 'shell/src/b.ts'],
    ['shell-reaches-remotes-by-federation', 'shell/src/a.ts', '../../mf-search/src/b.ts', 'mf-search/src/b.ts'],
    ['console-knows-the-kit-only', 'registry/console/src/a.ts', '../../src/b.ts', 'registry/src/b.ts'],
    ['kit-knows-nobody', 'shared-kit/src/a.ts', '../../shell/src/b.ts', 'shell/src/b.ts'],
    [
      'services-know-contracts-and-server-seam-only',
      'api/src/a.ts',
      '../../shared-kit/src/design/b.ts',
      'shared-kit/src/design/b.ts',
    ],
    [
      'server-seam-stays-on-servers',
      'mf-search/src/a.ts',
      '../../shared-kit/src/server/b.ts',
      'shared-kit/src/server/b.ts',
    ],
    ['contracts-rest-on-zod', 'shared-kit/src/contracts/a.ts', '../api/b.ts', 'shared-kit/src/api/b.ts'],
    [
      'features-stand-beside-each-other',
      'mf-search/src/features/one/a.ts',
      '../two/b.ts',
      'mf-search/src/features/two/b.ts',
    ],
    [
      'code-flows-from-features-to-pages',
      'mf-search/src/features/one/a.ts',
      '../../pages/b.ts',
      'mf-search/src/pages/b.ts',
    ],
    ['api-areas-import-one-way', 'api/src/platform/a.ts', '../config/b.ts', 'api/src/config/b.ts'],
    ['api-areas-import-one-way', 'api/src/jobs/a.ts', '../search/b.ts', 'api/src/search/b.ts'],
    ['api-areas-import-one-way', 'api/src/auth/a.ts', '../profile/b.ts', 'api/src/profile/b.ts'],
    ['api-areas-import-one-way', 'api/src/search/a.ts', '../routes.ts', 'api/src/routes.ts'],
    ['api-areas-are-declared', 'api/src/billing/a.ts', '../platform/b.ts', 'api/src/platform/b.ts'],
    ['registry-areas-import-one-way', 'registry/src/platform/a.ts', '../audit/b.ts', 'registry/src/audit/b.ts'],
    ['registry-areas-import-one-way', 'registry/src/people/a.ts', '../rollout/b.ts', 'registry/src/rollout/b.ts'],
    ['registry-areas-import-one-way', 'registry/src/keys/a.ts', '../people/b.ts', 'registry/src/people/b.ts'],
    ['registry-areas-import-one-way', 'registry/src/rollout/a.ts', '../routes.ts', 'registry/src/routes.ts'],
    ['registry-areas-are-declared', 'registry/src/billing/a.ts', '../platform/b.ts', 'registry/src/platform/b.ts'],
    ['job-index-knows-no-search', 'api/src/search/job-index/a.ts', '../b.ts', 'api/src/search/b.ts'],
    [
      'search-routes-ask-the-port',
      'api/src/search/search-routes.ts',
      './job-index/b.ts',
      'api/src/search/job-index/b.ts',
    ],
    ['search-routes-ask-the-port', 'api/src/search/a-routes.ts', './find-jobs.ts', 'api/src/search/find-jobs.ts'],
    ['shell-navigation-imports-one-way', 'shell/src/navigation/a.ts', '../telemetry/b.ts', 'shell/src/telemetry/b.ts'],
    [
      'shell-federation-imports-one-way',
      'shell/src/federation/a.ts',
      '../navigation/b.ts',
      'shell/src/navigation/b.ts',
    ],
    ['shell-session-imports-one-way', 'shell/src/session/a.ts', '../sign-in/b.ts', 'shell/src/sign-in/b.ts'],
    ['shell-telemetry-imports-one-way', 'shell/src/telemetry/a.ts', '../boot/b.ts', 'shell/src/boot/b.ts'],
    ['shell-files-serve-all-rooms', 'shell/src/texts.ts', './session/b.ts', 'shell/src/session/b.ts'],
  ])('%s refuses %s → %s', (rule, from, specifier, to) => {
    const { failed, output } = check({ [from]: importing(specifier), [to]: target })
    expect(output).toContain(rule)
    expect(failed).toBe(true)
  })

  it('refuses two files of the API that import each other’s types', () => {
    const typeOf = (path: string) => `import type { Value } from '${path}'\nexport type Copy = Value\n`
    const { failed, output } = check({
      'api/src/jobs/a.ts': `${typeOf('./b.ts')}export type Value = 1\n`,
      'api/src/jobs/b.ts': `${typeOf('./a.ts')}export type Value = 1\n`,
    })
    expect(output).toContain('api-no-circular-types')
    expect(failed).toBe(true)
  })

  it('lets an area import the areas above it, the root every area, and a test any', () => {
    const { failed, output } = check({
      'api/src/search/a.ts': importing('../jobs/b.ts'),
      'api/src/jobs/b.ts': importing('../platform/c.ts'),
      'api/src/jobs/inner/d.ts': importing('../b.ts'),
      'api/src/jobs/b.test.ts': importing('../search/a.ts'),
      'api/src/routes.ts': importing('./search/a.ts'),
      'api/src/search/find-jobs.ts': importing('./job-index/e.ts'),
      'api/src/search/job-index/e.ts': target,
      'api/src/platform/c.ts': target,
    })
    expect(output).toContain('no dependency violations')
    expect(failed).toBe(false)
  })

  it('refuses a type import against the direction of the shell’s rooms', () => {
    const { failed, output } = check({
      'shell/src/release-updates/a.ts': "import type { Value } from '../boot/b.ts'\nexport const copy: Value = 1\n",
      'shell/src/boot/b.ts': 'export type Value = number\n',
    })
    expect(output).toContain('shell-release-updates-imports-one-way')
    expect(failed).toBe(true)
  })

  it('lets a room of the shell import those below it, and the files of all rooms', () => {
    const { failed, output } = check({
      'shell/src/navigation/a.ts': `${importing('../federation/b.ts')}export * from '../scheduling.ts'\n`,
      'shell/src/federation/b.ts': target,
      'shell/src/scheduling.ts': 'export const other = 1\n',
    })
    expect(output).toContain('no dependency violations')
    expect(failed).toBe(false)
  })

  it('lets a remote use the kit, and a service the contracts and the server seam', () => {
    const { failed, output } = check({
      'mf-search/src/a.ts': importing('../../shared-kit/src/design/b.ts'),
      'api/src/a.ts': importing('../../shared-kit/src/contracts/c.ts'),
      'api/src/b.ts': importing('../../shared-kit/src/server/d.ts'),
      'shared-kit/src/server/d.ts': target,
      'shared-kit/src/design/b.ts': target,
      'shared-kit/src/contracts/c.ts': target,
    })
    expect(output).toContain('no dependency violations')
    expect(failed).toBe(false)
  })
})
