import { expect, test } from '@jest/globals'
import { findTests } from './find-tests.ts'

const files = [
  'mf-chat/src/a.ts',
  'mf-chat/src/a.test.ts',
  'mf-chat/src/a.test.tsx',
  'e2e/src/chat.spec.ts',
  'e2e/src/chat.ts',
]
const find = (...paths: string[]) => findTests(paths, '/site', files)

test('a path names a file, a folder, or a part of a name', () => {
  expect(find('mf-chat/src/a.test.ts')).toEqual({ suites: ['mf-chat/src/a.test.ts'], journeys: [] })
  expect(find('/site/mf-chat/')).toEqual({ suites: ['mf-chat/src/a.test.ts', 'mf-chat/src/a.test.tsx'], journeys: [] })
  expect(find('./e2e/src/chat.spec.ts', 'src/chat')).toEqual({ suites: [], journeys: ['e2e/src/chat.spec.ts'] })
})

// A misspelt filter ended green, with no test run.
test('a path that names no test is refused, whatever the others name', () => {
  expect(() => find('mf-chat', 'mf-chat/src/b')).toThrow('No test has “mf-chat/src/b” in its path.')
})
