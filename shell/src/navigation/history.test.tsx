import { beforeEach, expect, test } from '@jest/globals'
import { createHistory } from './history.ts'

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/en-us/terms')
})

/** Moves within the document, and waits until the browser has. */
const moved = (move: () => void) =>
  new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    move()
  })

test('a link to a place within the page leaves the place to the browser, and Back returns to where one was', async () => {
  // Such a link looked like a way back to the first page of the tab: whoever followed one was taken to where that had been scrolled to.
  const history = createHistory()
  const start = history.key()
  Object.assign(window, { scrollY: 120 })
  history.saveScrollPosition()
  await moved(() => {
    location.hash = '#cookies'
  })
  expect(history.syncLocation()).toEqual({ isWithinPage: true })
  expect(history.get()).toBe('/en-us/terms#cookies')
  expect(history.key()).not.toBe(start)
  expect(history.getScrollPosition()).toBe(0)
  await moved(() => window.history.back())
  expect(history.syncLocation()).toEqual({ isWithinPage: false })
  expect(history.key()).toBe(start)
  expect(history.getScrollPosition()).toBe(120)
})

test('another page is no place within this one', () => {
  const history = createHistory()
  history.push('/en-us/privacy#cookies', { replace: false, placeholder: undefined })
  expect(history.syncLocation()).toEqual({ isWithinPage: false })
})

test('a page keeps its key when it is loaded anew', () => {
  expect(createHistory().key()).toBe(createHistory().key())
})
