import { describe, expect, it } from '@jest/globals'
import { parseSlugId } from './parse-slug-id.ts'

describe('parseSlugId', () => {
  it('reads the id at the end, whatever stands before it', () => {
    expect(parseSlugId('senior-accountant-42')).toBe(42)
    expect(parseSlugId('42')).toBe(42)
    expect(parseSlugId('エンジニア-7')).toBe(7)
    expect(parseSlugId('covid-19-nurse-2026-12')).toBe(12)
  })

  // A link in brackets, or at the end of a sentence, led to “This job does not exist”.
  it('reads past what was copied along with the address', () => {
    for (const end of [')', '.', ' ', '),', '”', '。', '>', '\u00a0'])
      expect(parseSlugId(`SENIOR-ACCOUNTANT-42${end}`)).toBe(42)
  })

  it('finds no id in garbage', () => {
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
      expect(parseSlugId(slug)).toBeUndefined()
    }
  })
})
