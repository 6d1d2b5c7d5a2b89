import { beforeEach, expect, it } from '@jest/globals'
import { failedCanariesCookie } from '../boot-data.ts'
import { findReleaseInStack, rememberFailedCanary } from './canary-replacement.ts'

const remembered = () => new RegExp(`${failedCanariesCookie}=([^;]*)`).exec(document.cookie)?.[1]

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test does
  document.cookie = `${failedCanariesCookie}=; path=/; max-age=0`
})

it('remembers each canary once, and the last eight of them', () => {
  rememberFailedCanary({ name: 'mf-search', build: 'b1' })
  rememberFailedCanary({ name: 'mf-chat', build: 'b1' })
  rememberFailedCanary({ name: 'mf-search', build: 'b1' })
  expect(remembered()).toBe('mf-search@b1,mf-chat@b1')
  for (let build = 2; build < 12; build += 1) rememberFailedCanary({ name: 'mf-search', build: `b${build}` })
  expect(remembered()?.split(',')).toHaveLength(8)
  expect(remembered()).toMatch(/mf-search@b11$/)
})

it('finds the release that an error came through first, under an alias of its address too', () => {
  const stack = (path: string) =>
    `TypeError: x\n at a (https://site.test${path}/12.js:1:2)\n at https://site.test/assets/main.js`
  expect(findReleaseInStack(stack('/remotes/mf-chat/b2'))).toEqual({ name: 'mf-chat', build: 'b2' })
  expect(findReleaseInStack(stack('/remotes/_r3/mf-chat/b2'))).toEqual({ name: 'mf-chat', build: 'b2' })
  expect(findReleaseInStack(stack('/assets'))).toBeUndefined()
})
