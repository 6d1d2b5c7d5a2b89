import { describe, expect, it } from '@jest/globals'
import { languages } from '@jobspan/shared-kit/contracts/platform/locales'
import { renderBusyPage } from './busy-page.ts'
import { createPageAdmission, pageLimits } from './limit-pages.ts'

const open = (clock = { time: 0 }, delay = { ms: 0 }) =>
  createPageAdmission(
    { maxConcurrent: 4, maxConcurrentPerAddress: 2, maxPerWindow: 5, windowMs: 60_000, maxDelayMs: 250 },
    { now: () => clock.time, delayMs: () => delay.ms },
  )
const from = (ip: string) => ({ ip })
const end = (admission: ReturnType<ReturnType<typeof open>>) => {
  if ('end' in admission) admission.end()
}

// Sixty pages at a time made another visitor wait for five seconds.
describe('pages that are rendered at a time', () => {
  it('are few for one address, and leave room for the next', () => {
    const admit = open()
    expect([admit(from('203.0.113.1')), admit(from('203.0.113.1'))]).toMatchObject([{ end: expect.any(Function) }, {}])
    expect(admit(from('203.0.113.1'))).toEqual({ retryAfterSeconds: 2 })
    expect(admit(from('203.0.113.2'))).toMatchObject({ end: expect.any(Function) })
  })

  it('are bounded for all', () => {
    const admit = open()
    for (const last of [1, 2, 3, 4]) expect(admit(from(`203.0.113.${last}`))).toHaveProperty('end')
    expect(admit(from('203.0.113.5'))).toEqual({ retryAfterSeconds: 2 })
  })

  it('make room when their answer is over, once each', () => {
    const admit = open()
    const first = admit(from('203.0.113.1'))
    admit(from('203.0.113.1'))
    end(first)
    end(first)
    expect(admit(from('203.0.113.1'))).toHaveProperty('end')
    expect(admit(from('203.0.113.1'))).toEqual({ retryAfterSeconds: 2 })
  })

  it('are not begun while the event loop is late', () => {
    const delay = { ms: 0 }
    const admit = open({ time: 0 }, delay)
    delay.ms = 400
    expect(admit(from('203.0.113.1'))).toEqual({ retryAfterSeconds: 2 })
    delay.ms = 20
    expect(admit(from('203.0.113.1'))).toHaveProperty('end')
  })
})

describe('pages of one address in a minute', () => {
  it('are counted, and counted anew in the next', () => {
    const clock = { time: 1000 }
    const admit = open(clock)
    for (let count = 0; count < 5; count += 1) end(admit(from('203.0.113.1')))
    clock.time += 15_000
    expect(admit(from('203.0.113.1'))).toEqual({ retryAfterSeconds: 45 })
    expect(admit(from('203.0.113.2'))).toHaveProperty('end')
    clock.time += 45_000
    expect(admit(from('203.0.113.1'))).toHaveProperty('end')
  })

  it('are not counted for longer by a clock that was set back', () => {
    const clock = { time: 1e12 }
    const admit = open(clock)
    for (let count = 0; count < 5; count += 1) end(admit(from('203.0.113.1')))
    clock.time -= 86_400_000
    expect(admit(from('203.0.113.1'))).toHaveProperty('end')
  })

  it('follow the factor that multiplies all limits', () => {
    expect(pageLimits(1, 0)).toMatchObject({ maxConcurrentPerAddress: 12, maxPerWindow: 300 })
    expect(pageLimits(1000, 0)).toMatchObject({ maxConcurrentPerAddress: 48, maxPerWindow: 300_000 })
  })
})

describe('the page in their place', () => {
  it.each(languages.map(({ key }) => key))('is small and in %s', (language) => {
    const html = renderBusyPage(language, '/jobs?a="><script>')
    expect(html.length).toBeLessThan(1200)
    expect(html).not.toContain('<script')
    expect(html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
  })

  it('does not repeat a long address', () => {
    expect(renderBusyPage('en-us', `/${'x'.repeat(8000)}`).length).toBeLessThan(1200)
  })
})
