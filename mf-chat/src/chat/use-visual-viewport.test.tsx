import { afterEach, describe, expect, it } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { useVisualViewport } from './use-visual-viewport.ts'

const Container = () => {
  useVisualViewport()
  return null
}

const screenWith = (part: { offsetTop: number; height: number; scale: number }) => {
  const seen = Object.assign(new EventTarget(), part)
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: seen })
  return (changed: Partial<typeof part>) =>
    act(() => void Object.assign(seen, changed).dispatchEvent(new Event('resize')))
}

afterEach(() => {
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: undefined })
})

describe('the part of the screen that can be seen', () => {
  // The keyboard of a phone lay over the place where one writes.
  it('ends above a keyboard, wherever the browser has moved to', () => {
    const become = screenWith({ offsetTop: 0, height: 740, scale: 1 })
    const { unmount } = render(<Container />)
    const { style } = document.documentElement
    expect(style.getPropertyValue('--seen-end')).toBe('740px')
    become({ offsetTop: 90, height: 420 })
    expect(style.getPropertyValue('--seen-start')).toBe('90px')
    expect(style.getPropertyValue('--seen-end')).toBe('510px')
    become({ height: 200, scale: 2 })
    expect(style.getPropertyValue('--seen-end')).toBe('')
    become({ scale: 1 })
    unmount()
    expect(style.getPropertyValue('--seen-start')).toBe('')
  })
})
