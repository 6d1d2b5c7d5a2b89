import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { explainFileError } from './file-error.ts'

// A full disk was said to be “[object Object]” at the start.
test.each([
  [Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS', errno: -30 }), 'read-only file system'],
  [new Error('migration', { cause: Object.assign(new Error('x'), { code: 'ENOSPC' }) }), 'no space left on the disk'],
  [new Error('syntax error'), undefined],
  [undefined, undefined],
])('what a file system says is put into words: %j', (error, words) => expect(explainFileError(error)).toBe(words))

test('of a folder that is a file, as Node says it', () => {
  let error: unknown
  try {
    readFileSync(`${import.meta.filename}/x`)
  } catch (caught) {
    error = caught
  }
  expect(explainFileError(error)).toBe('a part of the path is no folder')
})
