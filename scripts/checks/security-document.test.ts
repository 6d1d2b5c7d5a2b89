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

test('every chapter of OWASP ASVS 5.0 names a test, or says why there is none', () => {
  const [, table = ''] = /## OWASP ASVS 5.0 by chapter\n(.*)/s.exec(text) ?? []
  const rows = table.split('\n').filter((line) => line.startsWith('| V'))
  expect(rows.map((row) => Number(/^\| V(\d+) /.exec(row)?.[1]))).toEqual(
    Array.from({ length: 17 }, (_, index) => index + 1),
  )
  expect(rows.filter((row) => !/\.test\.tsx?`|does not apply/.test(row))).toEqual([])
})
