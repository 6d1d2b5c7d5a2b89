import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

/** An import that a rule refuses: the rule, the file, what it names, and the file that this is. */
const refused = [
  ['remotes-stand-alone', 'mf-search/src/a.ts', '../../mf-chat/src/b.ts', 'mf-chat/src/b.ts'],
  ['remotes-stand-alone', 'mf-search/src/a.ts', '../../shell/src/b.ts', 'shell/src/b.ts'],
  ['shell-reaches-remotes-by-federation', 'shell/src/a.ts', '../../mf-search/src/b.ts', 'mf-search/src/b.ts'],
  ['console-knows-the-kit-only', 'registry/console/src/a.ts', '../../src/b.ts', 'registry/src/b.ts'],
  ['kit-knows-nobody', 'shared-kit/src/a.ts', '../../shell/src/b.ts', 'shell/src/b.ts'],
  ['kit-knows-nobody', 'shared-kit/src/a.ts', '../../shared-features/src/c/b.ts', 'shared-features/src/c/b.ts'],
  ['shared-features-know-the-kit-only', 'shared-features/src/c/a.ts', '../d/b.ts', 'shared-features/src/d/b.ts'],
  [
    'services-know-contracts-and-kit-server-only',
    'api/src/a.ts',
    '../../shared-kit/src/design/b.ts',
    'shared-kit/src/design/b.ts',
  ],
  [
    'kit-server-stays-on-servers',
    'mf-search/src/a.ts',
    '../../packages/kit-server/src/b.ts',
    'packages/kit-server/src/b.ts',
  ],
  ['contracts-rest-on-zod', 'shared-kit/src/contracts/a.ts', '../api/b.ts', 'shared-kit/src/api/b.ts'],
  [
    'contracts-of-areas-rest-on-those-of-the-platform',
    'shared-kit/src/contracts/platform/a.ts',
    '../jobs/b.ts',
    'shared-kit/src/contracts/jobs/b.ts',
  ],
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
  ['api-areas-import-one-way', 'api/src/profile/a.ts', '../auth/b.ts', 'api/src/auth/b.ts'],
  ['api-tables-know-tables', 'api/src/jobs/tables.ts', '../companies/b.ts', 'api/src/companies/b.ts'],
  ['api-areas-import-one-way', 'api/src/search/a.ts', '../routes.ts', 'api/src/routes.ts'],
  ['api-areas-are-declared', 'api/src/billing/a.ts', '../platform/b.ts', 'api/src/platform/b.ts'],
  ['images-hold-no-demonstration', 'api/src/platform/a.ts', '../../../demo/src/b.ts', 'demo/src/b.ts'],
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
  ['shell-federation-imports-one-way', 'shell/src/federation/a.ts', '../navigation/b.ts', 'shell/src/navigation/b.ts'],
  ['shell-session-imports-one-way', 'shell/src/session/a.ts', '../sign-in/b.ts', 'shell/src/sign-in/b.ts'],
  ['shell-telemetry-imports-one-way', 'shell/src/telemetry/a.ts', '../boot/b.ts', 'shell/src/boot/b.ts'],
  ['shell-files-serve-all-rooms', 'shell/src/texts.ts', './session/b.ts', 'shell/src/session/b.ts'],
  // Types alone.
  ['no-circular', 'api/src/jobs/types-one.ts', './types-two.ts', 'api/src/jobs/types-two.ts'],
  ['no-circular', 'api/src/jobs/types-two.ts', './types-one.ts', 'api/src/jobs/types-one.ts'],
  [
    'shell-release-updates-imports-one-way',
    'shell/src/release-updates/types-one.ts',
    '../boot/types-two.ts',
    'shell/src/boot/types-two.ts',
  ],
] as const

/** Imports that no rule refuses: of areas above, by the root and by tests; of rooms below; of the kit, contracts and the server's side. */
const allowed = [
  ['api/src/search/a.ts', '../jobs/b.ts', 'api/src/jobs/b.ts'],
  ['api/src/jobs/a.ts', '../platform/b.ts', 'api/src/platform/b.ts'],
  ['api/src/jobs/inner/a.ts', '../b.ts', 'api/src/jobs/b.ts'],
  ['api/src/companies/tables.ts', '../search/tables.ts', 'api/src/search/tables.ts'],
  ['api/src/jobs/a.test.ts', '../search/b.ts', 'api/src/search/b.ts'],
  ['api/src/main.ts', './search/b.ts', 'api/src/search/b.ts'],
  ['api/src/search/count-facets.ts', './job-index/b.ts', 'api/src/search/job-index/b.ts'],
  ['shell/src/navigation/a.ts', '../federation/b.ts', 'shell/src/federation/b.ts'],
  ['shell/src/navigation/a.ts', '../scheduling.ts', 'shell/src/scheduling.ts'],
  ['mf-search/src/a.ts', '../../shared-kit/src/design/b.ts', 'shared-kit/src/design/b.ts'],
  ['mf-search/src/a.ts', '../../shared-features/src/c/b.ts', 'shared-features/src/c/b.ts'],
  ['api/src/a.ts', '../../shared-kit/src/contracts/b.ts', 'shared-kit/src/contracts/b.ts'],
  ['api/src/a.ts', '../../packages/kit-server/src/b.ts', 'packages/kit-server/src/b.ts'],
] as const

/** Each import has files of its own, by its number, as far as no rule knows the file by its name. */
const numbered = (path: string, number: number) => path.replace(/\b([ab])(?=\.(?:test\.)?ts$)/, `$1${number}`)
const imports = [
  ...refused.map(([rule, from, specifier, to]) => ({ rule, from, specifier, to })),
  ...allowed.map(([from, specifier, to]) => ({ rule: undefined, from, specifier, to })),
].map(({ rule, from, specifier, to }, number) => ({
  rule,
  from: numbered(from, number),
  specifier: numbered(specifier, number),
  to: numbered(to, number),
}))

type Violation = { from: string; to: string; rule: { name: string }; cycle?: unknown }
let violations: Violation[]
let folder: string

// All of them are planted in one tree, and the linter is started once: with a start for each it took twenty seconds of the processor.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'))
  const files = new Map<string, string>()
  const add = (path: string, text: string) => files.set(path, (files.get(path) ?? '') + text)
  for (const [number, { from, specifier, to }] of imports.entries()) {
    const isOfTypes = from.includes('/types-')
    add(to, isOfTypes ? `export type Value${number} = 1\n` : `export const value${number} = 1\n`)
    add(
      from,
      isOfTypes
        ? `import type { Value${number} } from '${specifier}'\nexport type Copy${number} = Value${number}\n`
        : `import { value${number} } from '${specifier}'\nexport const copy${number} = value${number}\n`,
    )
  }
  for (const [path, text] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  copyFileSync('.dependency-cruiser.mjs', join(folder, '.dependency-cruiser.mjs'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const folders = [...new Set([...files.keys()].map((path) => path.split('/')[0] as string))]
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json']
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/.bin/depcruise'), ...options, ...folders], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A cycle is told once, of one of its imports. */
const rulesAgainst = ({ from, to }: { from: string; to: string }) =>
  violations
    .filter((each) => (each.from === from && each.to === to) || (each.cycle && each.from === to && each.to === from))
    .map(({ rule }) => rule.name)

describe('import rules', () => {
  it.each(imports.filter(({ rule }) => rule !== undefined))('$rule refuses $from → $to', ({ rule, from, to }) =>
    expect(rulesAgainst({ from, to })).toContain(rule),
  )

  it.each(imports.filter(({ rule }) => rule === undefined))('none refuses $from → $to', (each) =>
    expect(rulesAgainst(each)).toEqual([]),
  )
})
