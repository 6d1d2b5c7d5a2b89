import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { slowTestsOf, unknownSlowTests, unmatchedPaths } from './test-tiers.ts'

const listed = ['ls-files', '--cached', '--others', '--exclude-standard']
const files = execFileSync('git', listed, { encoding: 'utf8' }).trim().split('\n')

test('the table names tests and paths that are there', () => {
  expect(unknownSlowTests(files)).toEqual([])
  expect(unmatchedPaths(files)).toEqual([])
})

test('a change brings along the slow tests that it can break, and no other', () => {
  expect(slowTestsOf(['.dependency-cruiser.mjs'], files).taken).toEqual(['scripts/checks/import-rules.slow.test.ts'])
  expect(slowTestsOf(['mf-chat/src/locales/ja.json'], files)).toEqual({ taken: [], left: [] })
  expect(slowTestsOf([], files)).toEqual({ taken: [], left: [] })
})

test('a slow test without a line in the table belongs to its folder', () => {
  const own = ['bench/src/one/two.slow.test.ts', 'bench/src/one/two.ts']
  expect(slowTestsOf(['bench/src/one/two.ts'], own).taken).toEqual(['bench/src/one/two.slow.test.ts'])
  expect(slowTestsOf(['bench/src/other.ts'], own).taken).toEqual([])
})

test('what two minutes have no room for is left, a changed test last', () => {
  const many = Array.from({ length: 9 }, (_, index) => `bench/src/${index}.slow.test.ts`)
  const { taken, left } = slowTestsOf(['bench/src/8.slow.test.ts'], many)
  expect(taken).toHaveLength(6)
  expect(taken[0]).toBe('bench/src/8.slow.test.ts')
  expect(left).toHaveLength(3)
})
