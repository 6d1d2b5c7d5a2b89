import { expect, it } from '@jest/globals'
import { flipByte } from './flip-byte.ts'

it('changes exactly one byte of a script and leaves it a script', () => {
  const script = Buffer.from('const total = [1, 2].reduce((sum, one) => sum + one, 0); return_(typeof total)')
  const changed = flipByte(script)
  expect(changed).toHaveLength(script.length)
  expect(script.filter((byte, at) => byte !== changed[at])).toHaveLength(1)
  expect(() => new Function(changed.toString())).not.toThrow()
})
