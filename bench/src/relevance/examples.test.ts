import { describe, expect, it } from '@jest/globals'
import { type Example, isExampleMet } from './examples.ts'

const example: Example = {
  id: 'one',
  language: 'en-us',
  country: 'sg',
  text: 'nrse',
  kind: 'typo',
  first: 3,
  want: '^[^|]*nurse',
  atLeast: 2,
  top1: '^nurse',
}

describe('isExampleMet', () => {
  it('asks for enough fitting results among the first, and for the very first', () => {
    expect(isExampleMet(example, ['Nurse | A', 'Chef | A', 'Head nurse | A'])).toBe(true)
    expect(isExampleMet(example, ['Nurse | A', 'Chef | A', 'Chef | A', 'Head nurse | A'])).toBe(false)
    expect(isExampleMet(example, ['Head nurse | A', 'Nurse | A'])).toBe(false)
  })

  it('takes an empty list for right where nothing fits, and near misses where there are any', () => {
    const nothing = { ...example, none: true, top1: undefined }
    expect(isExampleMet(nothing, [])).toBe(true)
    expect(isExampleMet(nothing, ['Nurse | A'])).toBe(true)
    expect(isExampleMet(nothing, ['Chef | A'])).toBe(false)
    expect(isExampleMet({ ...nothing, want: undefined }, ['Nurse | A'])).toBe(false)
  })
})
