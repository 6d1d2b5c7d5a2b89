import { expect, test } from '@jest/globals'
import { webAddress } from './web-address.ts'

test.each([
  'https://ada.example.com/',
  'http://ada.example.com:8080/work?x=1#top',
  'https://例え.jp/仕事',
  'https://fa.wikipedia.org/wiki/%D9%85%DB%8C%E2%80%8C%D8%AE',
])('%j is an address of the web', (text) => {
  expect(webAddress.safeParse(` ${text} `)).toMatchObject({ data: text })
})

// A right-to-left override was kept: the page of a profile showed `gpj.exe` as `exe.jpg`. Then it was refused, as was what is copied from chats.
test.each([
  ['https://evil.example/\u202egpj.exe', 'https://evil.example/gpj.exe'],
  ['\u200fhttps://exa\u00admple.com/\u200b', 'https://example.com/'],
])('%j is %j', (typed, address) => {
  expect(webAddress.parse(typed)).toBe(address)
})

test.each([
  'https://example.com/a\nb',
  'https://example.com/a\u2028b',
  'https://user@example.com/',
  'https://localhost/',
  'javascript:alert(1)//a.b',
  'data:text/html,a.b',
  '',
])('%j is none', (text) => {
  expect(webAddress.safeParse(text).success).toBe(false)
})
