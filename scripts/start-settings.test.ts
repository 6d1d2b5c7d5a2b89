import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { makeDataFolder } from './start-settings.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jobspan-start-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('makes the folder for data with those above it, and takes one that is there', () => {
  const wanted = join(folder, 'a/b/c')
  for (let start = 1; start <= 2; start += 1) makeDataFolder(wanted)
  expect(statSync(wanted).isDirectory()).toBe(true)
})

it('says in one line why it cannot be made', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => makeDataFolder(join(file, 'data'))).toThrow(/^DATA_DIR: ENOTDIR/)
})

// DATA_DIR=/proc/x kept a processor busy until somebody lost patience, and said nothing. In a process of its own, since that cannot be stopped within one.
it('says so at once of a folder that takes none', () => {
  const code = `
    import { makeDataFolder } from ${JSON.stringify(resolve(import.meta.dirname, 'start-settings.ts'))}
    makeDataFolder('/proc/x/data')`
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module']
  const { status, stderr } = spawnSync(process.execPath, [...flags, '--eval', code], {
    timeout: 15_000,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('DATA_DIR: ')
})
