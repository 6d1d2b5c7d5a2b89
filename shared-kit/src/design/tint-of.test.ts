import { describe, expect, it } from '@jest/globals'
import { tintOf } from './tint-of.ts'

describe('tintOf', () => {
  it('is the same for a name however it is spaced or capitalised', () => {
    expect(tintOf(' Grab ')).toBe(tintOf('grab'))
  })

  it('spreads names over all tints', () => {
    const used = new Set(Array.from({ length: 200 }, (_, index) => tintOf(`Company ${index}`)))
    expect(used.size).toBe(8)
  })
})
