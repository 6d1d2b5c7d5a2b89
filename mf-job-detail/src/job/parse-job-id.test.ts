import { describe, expect, it } from '@jest/globals'
import { parseJobId } from './parse-job-id.ts'

describe('jobIdOf', () => {
  it('reads the id at the end, whatever stands before it', () => {
    expect(parseJobId('senior-accountant-42')).toBe(42)
    expect(parseJobId('42')).toBe(42)
    expect(parseJobId('エンジニア-7')).toBe(7)
    expect(parseJobId('covid-19-nurse-2026-12')).toBe(12)
  })

  // A link in brackets, or at the end of a sentence, led to “This job does not exist”.
  it('reads past what was copied along with the address', () => {
    for (const end of [')', '.', ' ', '),', '”', '。', '>', '\u00a0'])
      expect(parseJobId(`SENIOR-ACCOUNTANT-42${end}`)).toBe(42)
  })

  it('finds no job in garbage', () => {
    for (const slug of [
      '',
      'accountant',
      '-',
      'accountant-',
      'accountant42',
      'x-0',
      'x-99999999999',
      'x-2147483648',
      'x--1a',
    ]) {
      expect(parseJobId(slug)).toBeUndefined()
    }
  })
})
