import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const text = readFileSync('docs/security.md', 'utf8')
const tests = [...text.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, path = '']) => path)

test('every test that docs/security.md names exists', () => {
  expect(tests.length).toBeGreaterThan(30)
  expect(tests.filter((path) => !existsSync(path))).toEqual([])
})

test('every promise names a test', () => {
  const [, table = ''] = /## Promises and their tests\n(.*?)\n## /s.exec(text) ?? []
  const rows = table.split('\n').filter((line) => /^\| [A-Z]/.test(line))
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => !/\.test\.tsx?`/.test(row))).toEqual([])
})
