import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { changedFiles, packageOf, sortByCloseness, testsToLookFor } from './changed-files.ts'

const packages = ['api', 'registry', 'registry/console', 'shared-kit']

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    stdio: 'ignore',
  })

const write = (path: string, text: string) => {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

test('what is committed, changed and new counts as changed, what is ignored or gone does not', () => {
  git('init', '-b', 'main')
  for (const name of ['same.ts', 'changed.ts', 'gone.ts']) write(`api/${name}`, 'before')
  write('.gitignore', 'dist\n')
  git('add', '.')
  git('commit', '-m', 'first')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  write('api/committed.ts', 'new')
  git('add', '.')
  git('commit', '-m', 'second')
  write('api/changed.ts', 'after')
  write('api/new file.ts', 'new')
  write('dist/built.ts', 'new')
  rmSync(join(folder, 'api/gone.ts'))
  expect(changedFiles(folder)).toEqual(['api/changed.ts', 'api/committed.ts', 'api/new file.ts'])
})

test('a file is of the innermost package around it', () => {
  expect(packageOf('registry/console/src/a.tsx', packages)).toBe('registry/console')
  expect(packageOf('registry/src/a.ts', packages)).toBe('registry')
  expect(packageOf('jest.config.ts', packages)).toBe('')
})

test('tests beside the change come first, those of its package before all others', () => {
  const tests = ['api/src/a/a.test.ts', 'api/src/b/b.test.ts', 'shared-kit/src/c.test.ts', 'registry/src/d.test.ts']
  expect(sortByCloseness(tests, ['api/src/b/b.ts'], packages)).toEqual([
    'api/src/b/b.test.ts',
    'api/src/a/a.test.ts',
    'registry/src/d.test.ts',
    'shared-kit/src/c.test.ts',
  ])
})

test('a migration asks for the tests of its package, a file at the root for those that check the project', () => {
  expect(testsToLookFor(['api/drizzle/0001.sql', 'api/src/a.ts', 'README.md'], packages)).toEqual({
    followed: ['api/src/a.ts'],
    folders: ['api/', 'scripts/checks/'],
  })
})
