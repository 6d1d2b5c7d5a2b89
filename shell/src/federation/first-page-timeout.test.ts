import { expect, it } from '@jest/globals'
import { getFirstPageTimeout } from './first-page-timeout.ts'

const timeoutMs = 3000
const get = (documentAt: number, startedAt: number) => getFirstPageTimeout({ documentAt, startedAt, timeoutMs })

// The first visitor of a release that hung saw the fallback 4.18 s after the navigation: the server's wait was added to the browser's.
it.each([
  ['the server waited for it in vain', 2050, 2500],
  ['the server knew that it hangs', 50, 600],
])('lets a fast browser give up within 3.3 s of the navigation where %s', (_, documentAt, startedAt) => {
  expect(startedAt + get(documentAt, startedAt)).toBe(3300)
})

it('gives a phone that needed two seconds for the shell as much time as any page has', () => {
  expect(get(200, 2200)).toBe(timeoutMs)
  expect(get(2200, 4200)).toBe(timeoutMs)
})

it('gives a page some time, however late it is asked for', () => {
  expect(get(3000, 3200)).toBe(700)
  expect(get(2200, 3200)).toBe(1500)
})

it('never gives more than any other page has', () => {
  expect(get(0, 100)).toBe(timeoutMs)
})
