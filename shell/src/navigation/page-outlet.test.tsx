import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { type CachedPage, createPageOutlet } from './page-outlet.ts'

const cachedPage = (key: string, isUsable = () => true) => ({
  key,
  container: document.createElement('div'),
  focused: undefined as HTMLElement | undefined,
  isUsable,
  deactivate: jest.fn<CachedPage['deactivate']>(),
  close: jest.fn<CachedPage['close']>(),
})
const idle = () => jest.runAllTimers()
const isOut = ({ container }: { container: Element }) => container.hasAttribute('data-cached-page')

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

// A page left on the way back pushed out the very page that the visitor came back to: the list came back empty.
test('a page that is left gives nothing up before its successor stands there', () => {
  const stage = createPageOutlet(document.createElement('main'))
  const [list, job] = [cachedPage('list'), cachedPage('job')]
  stage.store(list)
  stage.onPageArrived()
  stage.store(job)
  stage.take(list)
  stage.onPageArrived()
  idle()
  expect(list.close).not.toHaveBeenCalled()
  expect(job.close).not.toHaveBeenCalled()
  expect(job.deactivate).toHaveBeenCalled()
})

test('keeps one page at most, and none where releases changed', () => {
  const stage = createPageOutlet(document.createElement('main'))
  const [list, job] = [cachedPage('list'), cachedPage('job')]
  stage.store(list)
  stage.store(job)
  stage.onPageArrived()
  idle()
  expect(list.close).toHaveBeenCalledTimes(1)
  expect(job.close).not.toHaveBeenCalled()
  stage.evictAll()
  idle()
  expect(job.close).toHaveBeenCalledTimes(1)
})

test('shows the page of the entry that is gone back to in the same turn, and no other', () => {
  const room = document.createElement('main')
  const stage = createPageOutlet(room)
  const [list, job] = [cachedPage('list'), cachedPage('job')]
  stage.show(list.container)
  stage.store(list)
  stage.show(job.container)
  expect([...room.children]).toEqual([list.container, job.container])
  expect([isOut(list), isOut(job)]).toEqual([true, false])
  expect(stage.restore('another')).toBe(false)
  expect([isOut(list), isOut(job)]).toEqual([true, false])
  expect(stage.restore('list')).toBe(true)
  expect([isOut(list), isOut(job)]).toEqual([false, true])
})

test('what is kept is neither read aloud nor in reach of the keyboard, and what is brought back is at once', async () => {
  const room = document.createElement('main')
  const stage = createPageOutlet(room)
  const [list, job] = [cachedPage('list'), cachedPage('job')]
  stage.show(list.container)
  stage.store(list)
  stage.show(job.container)
  stage.onPageArrived()
  expect(list.container.ariaHidden).toBe('true')
  await jest.runAllTimersAsync()
  expect(list.container.inert).toBe(true)
  expect(job.container.inert).not.toBe(true)
  stage.restore('list')
  expect(list.container.ariaHidden).toBeNull()
  stage.restoreFocus()
  expect(list.container.inert).toBe(false)
})

test('does not show a page whose release went or that broke', () => {
  const stage = createPageOutlet(document.createElement('main'))
  stage.store(cachedPage('list', () => false))
  expect(stage.restore('list')).toBe(false)
})

// A release was promoted in the moment between going back and the list's being taken up again: what was to be closed when there
// was time was shown, and then closed. The list was gone, and nothing brought it back.
test('a page that was given up after it was brought back is not to be taken up again', () => {
  const room = document.createElement('main')
  const stage = createPageOutlet(room)
  const list = cachedPage('list')
  stage.show(list.container)
  stage.store(list)
  expect(stage.restore('list')).toBe(true)
  stage.evictAll()
  expect(stage.take(list)).toBe(false)
  idle()
  expect(list.close).toHaveBeenCalledTimes(1)
})

test('does not deactivate a page that the visitor is already back at', () => {
  const stage = createPageOutlet(document.createElement('main'))
  const list = cachedPage('list')
  stage.store(list)
  stage.onPageArrived()
  expect(stage.take(list)).toBe(true)
  idle()
  expect(list.deactivate).not.toHaveBeenCalled()
})

// The focus was thrown to the top of the list, and who goes by keyboard had to find the job again (WCAG 2.4.3).
test('gives the focus back to the link that was followed, once, and only while it is in the document', () => {
  const room = document.body.appendChild(document.createElement('main'))
  const stage = createPageOutlet(room)
  const list = cachedPage('list')
  list.focused = list.container.appendChild(document.createElement('button'))
  stage.show(list.container)
  stage.store(list)
  expect(stage.restoreFocus()).toBe(false)
  stage.restore('list')
  expect(stage.restoreFocus()).toBe(true)
  expect(document.activeElement).toBe(list.focused)
  expect(stage.restoreFocus()).toBe(false)
  list.focused.remove()
  stage.restore('list')
  expect(stage.restoreFocus()).toBe(false)
  room.remove()
})
