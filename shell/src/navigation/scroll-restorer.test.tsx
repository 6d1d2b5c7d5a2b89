import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createScrollRestorer } from './scroll-restorer.ts'

let height = 0
let grow = (_: number) => {}
const scrolled: number[] = []

beforeEach(() => {
  scrolled.length = 0
  const listeners = new Set<() => void>()
  const observe = (listener: () => void) => ({
    observe: () => listeners.add(listener),
    disconnect: () => listeners.delete(listener),
  })
  globalThis.ResizeObserver = jest.fn(observe) as unknown as typeof ResizeObserver
  grow = (next) => {
    height = next
    for (const listener of [...listeners]) listener()
  }
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height)
  window.scrollTo = (to?: ScrollToOptions | number) => {
    if (typeof to === 'object') scrolled.push(to.top ?? 0)
  }
  Object.defineProperty(window, 'innerHeight', { value: 800, configurable: true })
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('goes there at once where the page is tall enough, and no second time', () => {
  height = 6000
  createScrollRestorer()(2470)
  grow(9000)
  expect(scrolled).toEqual([2470])
})

// The list came back after its skeleton, and the visitor stood at the skeleton's foot.
test('goes there again once a page that was on its way is tall enough', () => {
  height = 2100
  createScrollRestorer()(2470)
  grow(3000)
  grow(6000)
  grow(9000)
  expect(scrolled).toEqual([2470, 2470])
})

test('leaves a visitor alone who has begun to move, and one who went on to another page', () => {
  height = 2100
  const restore = createScrollRestorer()
  restore(2470)
  window.dispatchEvent(new Event('wheel'))
  grow(6000)
  expect(scrolled).toEqual([2470])
  height = 2100
  restore(3000)
  restore(0)
  grow(6000)
  expect(scrolled).toEqual([2470, 3000, 0])
})
