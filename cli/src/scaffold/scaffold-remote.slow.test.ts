import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { checkTranslations } from '../../../scripts/checks/check-translations.ts'
import { workspaceRoot } from '../workspace.ts'
import { scaffoldRemote } from './scaffold-remote.ts'

const name = 'mf-skill-paths'
let copy = ''

/** A copy of the workspace as a colleague would have it, with the packages of this one. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'workspace-'))
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', listed, { cwd: workspaceRoot, encoding: 'utf8' }).trim().split('\n')
  for (const file of files) {
    const from = join(workspaceRoot, file)
    if (existsSync(from)) cpSync(from, join(copy, file))
  }
  symlinkSync(join(workspaceRoot, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const run = async (tool: string, args: readonly string[], flags: readonly string[] = []) => {
  const file = join(workspaceRoot, 'node_modules', tool)
  const child = spawn(process.execPath, [...flags, file, ...args], {
    cwd: copy,
    env: { ...process.env, JEST_WORKER_ID: undefined, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { status, output: output + errors }
}
const passes = { status: 0, output: expect.any(String) }

describe('a remote from the scaffold', () => {
  beforeAll(() => scaffoldRemote({ root: copy, name, title: 'It’s a "very" long title, so long that lines break' }))

  it('passes types, style, import rules and its own tests as it comes out, and leaves no code unused', async () => {
    writeFileSync(join(copy, 'tsconfig.one.json'), JSON.stringify({ extends: './tsconfig.json', include: [name] }))
    const style = ['check', '--error-on-warnings', '--vcs-enabled=false', name, 'package.json']
    const checks = await Promise.all([
      run('typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.one.json']),
      run('@biomejs/biome/bin/biome', style),
      run('dependency-cruiser/bin/dependency-cruiser.mjs', [name]),
      run('knip/bin/knip.js', ['--workspace', name]),
      run('jest/bin/jest.js', [name], ['--experimental-vm-modules']),
    ])
    expect(checks).toEqual([passes, passes, passes, passes, passes])
  }, 120_000)

  it('has whole texts in ten languages', () => {
    expect(checkTranslations([join(copy, name, 'src/locales')], join(copy, name, 'src'))).toEqual([])
  })

  it('is a workspace, in the lock file too', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(copy, file), 'utf8'))
    expect(read('package.json').workspaces).toContain(name)
    expect(read('package-lock.json').packages).toMatchObject({
      '': { workspaces: expect.arrayContaining([name]) },
      // As npm writes it: an install changed the lock file once more.
      [name]: { name: `@jobspan/${name}`, license: 'UNLICENSED' },
      [`node_modules/@jobspan/${name}`]: { resolved: name, link: true },
    })
  })

  // It declared the kit of long ago, and its first release was refused for it.
  it('declares the versions that it is built with', () => {
    const versionOf = (folder: string) => JSON.parse(readFileSync(join(copy, folder, 'package.json'), 'utf8')).version
    const { dependencies } = JSON.parse(readFileSync(join(copy, name, 'package.json'), 'utf8'))
    expect(dependencies['@jobspan/shared-kit']).toBe(versionOf('shared-kit'))
  })

  // It was made as a temporary folder, which its owner alone may read: an image that another user builds found no remote.
  it('can be read by others', () => {
    expect(statSync(join(copy, name)).mode & 0o777).toBe(0o755)
  })

  it('is never written over', async () => {
    await expect(scaffoldRemote({ root: copy, name })).rejects.toThrow(/exists; nothing was written/)
  })
})

describe('a name or address that will not do', () => {
  const before = () => readdirSync(copy).sort()

  it.each([
    ['learning', undefined, 'such as mf-learning'],
    ['mf-Learning', undefined, 'such as mf-learning'],
    ['../../x', undefined, 'such as mf-x'],
    [`mf-${'long'.repeat(10)}`, undefined, '40 at most'],
    ['mf-other', '/remote-jobs', 'another address'],
    ['mf-other', '/get-started', 'another address'],
    // Made, built and packed it was, and then no registry took it: the address is one of `/job/:slug` as well.
    ['mf-other', '/job/special', 'another address'],
    ['mf-other', '/skill-paths', 'another address'],
    ['mf-other', '/api', 'small letters'],
    ['mf-other', '/ar', 'small letters'],
    ['mf-other', '/a/../b', 'small letters'],
  ])('%s %s is refused with what to do instead, and nothing is written', async (remote, path, next) => {
    const listing = before()
    await expect(scaffoldRemote({ root: copy, name: remote, path })).rejects.toMatchObject({
      nextStep: expect.stringContaining(next),
    })
    expect(before()).toEqual(listing)
  })
})
