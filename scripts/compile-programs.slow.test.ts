import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it, jest } from '@jest/globals'

jest.setTimeout(120_000)

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'compile-programs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    env: { ...process.env, ...env, NODE_COMPILE_CACHE: join(folder, 'cache') },
    encoding: 'utf8',
  })
const listCompiled = () => readdirSync(join(folder, 'cache'), { recursive: true }).sort()

// Each program held the compiler after the first start of a site, and none after its second: 90 MB.
it('leaves nothing of the programs to be compiled by themselves', () => {
  const start = join(folder, 'start.mjs')
  const module = pathToFileURL(join(root, 'scripts/compile-programs.ts')).href
  writeFileSync(start, `import { compilePrograms } from '${module}'\nawait compilePrograms()\n`)
  const { stderr } = run([start])
  expect(stderr).toBe('')
  const compiled = listCompiled()
  expect(compiled.length).toBeGreaterThan(1000)
  for (const program of ['api/src/main.ts', 'registry/src/main.ts', 'shell/server/main.ts'])
    expect(run([join(root, program)], { COMPILE_ONLY: '1' })).toMatchObject({ status: 0, stdout: '', stderr: '' })
  expect(listCompiled()).toEqual(compiled)
})
