import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from '@jest/globals'
import { readSignedFile, writeSignedFile } from './signed-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'signed-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('is written for its owner alone, never over another one, and read as it was written', () => {
  const path = join(folder, 'batch.json')
  const file = { payload: '{"batch":1}', signature: 'c2lnbmVk', key_id: 'jobspan-1' }
  writeSignedFile(path, file)
  expect(readSignedFile(path)).toEqual(file)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(() => writeSignedFile(path, file)).toThrow('was not written')
})
