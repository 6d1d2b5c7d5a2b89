import { describe, expect, it } from '@jest/globals'
import { jobIdOf } from './job-slug.ts'

describe('jobIdOf', () => {
  it('reads the id at the end, whatever stands before it', () => {
    expect(jobIdOf('senior-accountant-42')).toBe(42)
    expect(jobIdOf('42')).toBe(42)
    expect(jobIdOf('エンジニア-7')).toBe(7)
    expect(jobIdOf('covid-19-nurse-2026-12')).toBe(12)
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
      expect(jobIdOf(slug)).toBeUndefined()
    }
  })
})
