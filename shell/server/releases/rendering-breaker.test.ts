import { expect, it } from '@jest/globals'
import { createRenderingBreaker } from './rendering-breaker.ts'

let time = 0
const open = () => createRenderingBreaker(() => time)

it('opens at the first timeout or the second in a row, as it is told, and closes with a success', () => {
  const breaker = open()
  breaker.recordTimeout('code', 1)
  breaker.recordTimeout('data', 2)
  expect([breaker.isOpen('code'), breaker.isOpen('data')]).toEqual([true, false])
  breaker.recordSuccess('data')
  breaker.recordTimeout('data', 2)
  expect(breaker.isOpen('data')).toBe(false)
  breaker.recordTimeout('data', 2)
  expect(breaker.isOpen('data')).toBe(true)
  breaker.recordSuccess('code')
  expect(breaker.isOpen('code')).toBe(false)
})

it('lets one visit try after a second, and ever more rarely, at least every 36 s', () => {
  const breaker = open()
  breaker.recordTimeout('code', 1)
  expect(breaker.startProbe('code')).toBe(false)
  const waits = []
  for (let probe = 0; probe < 8; probe += 1) {
    const begun = time
    while (!breaker.startProbe('code')) time += 100
    expect(breaker.startProbe('code')).toBe(false)
    breaker.recordTimeout('code', 1)
    waits.push(time - begun)
  }
  expect(waits[0]).toBeLessThanOrEqual(1300)
  expect(waits[3]).toBeGreaterThan(4000)
  expect(Math.max(...waits)).toBeLessThanOrEqual(36_100)
})
