import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { whenNear } from './when-near.ts'

let see: (isIntersecting: boolean) => void
const disconnect = jest.fn()

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(((notify: (entries: object[]) => void) => {
    see = (isIntersecting) => notify([{ isIntersecting }])
    return { observe: () => undefined, disconnect }
  }) as never)
})
afterEach(() => {
  jest.restoreAllMocks()
  disconnect.mockClear()
})

// Every page fetched the footer's code when it was idle, though few visitors get to a footer.
it('calls once what it is for comes near, and not before', () => {
  const run = jest.fn()
  whenNear(document.createElement('footer'), run)
  see(false)
  expect(run).not.toHaveBeenCalled()
  see(true)
  see(true)
  expect(disconnect).toHaveBeenCalled()
})

it.each(['focusin', 'pointerover', 'touchstart'])('calls once at the first %s', (sign) => {
  const run = jest.fn()
  const footer = document.createElement('footer')
  whenNear(footer, run)
  footer.dispatchEvent(new Event(sign))
  footer.dispatchEvent(new Event(sign))
  expect(run).toHaveBeenCalledTimes(1)
})

it('calls no more once it was ended', () => {
  const run = jest.fn()
  const footer = document.createElement('footer')
  const stop = whenNear(footer, run)
  stop()
  footer.dispatchEvent(new Event('focusin'))
  expect(run).not.toHaveBeenCalled()
  expect(disconnect).toHaveBeenCalled()
})
