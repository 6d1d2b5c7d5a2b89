import { expect, it } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { useIdempotencyKey } from './use-idempotency-key.ts'

it('is the same for the same input, another for another one, and another once that is done', () => {
  const { result, rerender } = renderHook(useIdempotencyKey)
  const first = result.current.getKey({ text: 'one' })
  rerender()
  expect(result.current.getKey({ text: 'one' })).toBe(first)
  const second = result.current.getKey({ text: 'two' })
  expect(second).not.toBe(first)
  result.current.done()
  expect(result.current.getKey({ text: 'two' })).not.toBe(second)
})
