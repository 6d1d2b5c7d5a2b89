import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parseIdentifiers } from './parse-identifiers.ts'

describe('ids in a URL', () => {
  it('keeps positive whole numbers once and drops the rest; what is too large for an id stays, as an id that nothing has', () => {
    expect(parseIdentifiers('3,1,3,-2,0,4.5,x,,99999999999')).toEqual([3, 1, 2_147_483_647])
  })

  it('takes at most a thousand, from any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20_000 }), (text) => {
        const ids = parseIdentifiers(text)
        return ids.length <= 1000 && ids.every((id) => Number.isInteger(id) && id > 0)
      }),
    )
    expect(parseIdentifiers(Array.from({ length: 3000 }, (_, index) => index + 1).join())).toHaveLength(1000)
  })
})
