import { describe, expect, it } from '@jest/globals'
import { type ClientOverlay, createOverlayIndex, findOverlay, removeFlags } from './overlay-index.ts'

const overlay = (queryFlag: string): ClientOverlay => ({ remote: 'mf-a', name: queryFlag, queryFlag, access: 'public' })
const overlays = [overlay('showA'), overlay('showB')]

describe('the overlay of an address', () => {
  it.each([
    ['/ja/job/x-1', undefined],
    ['/ja/job/x-1?showA=1', 'showA'],
    ['?showA', 'showA'],
    ['/ja?showB=1&showA=1&page=2', 'showA'],
    ['/ja?showA=1&showB=1#top', 'showB'],
    ['/ja?notshowA=1&q=showA', undefined],
    ['/ja#?showA=1', undefined],
  ])('of %s is %s', (href, queryFlag) => {
    expect(findOverlay(overlays, href)?.queryFlag).toBe(queryFlag)
  })
})

describe('an address without flags', () => {
  it.each([
    ['/ja?showA=1', '/ja'],
    ['/ja?q=a%2Cb&showA=1&skills=1,2', '/ja?q=a%2Cb&skills=1,2'],
    ['/ja?showA#top', '/ja#top'],
    ['/ja?', '/ja?'],
    ['/ja?showA=1&showB=2&showAll=1', '/ja?showAll=1'],
    ['/ja?showB&showA=?#?showA=1', '/ja#?showA=1'],
  ])('of %s is %s: what else is in it stays as it is written', (href, page) => {
    expect(removeFlags(href, (name) => name === 'showA' || name === 'showB')).toBe(page)
  })
})

it('an overlay in use is listed on while its remote is off', () => {
  const on = { name: 'mf-a', overlays: [{ name: 'showA', queryFlag: 'showA', access: 'public' as const }] }
  let remotes = [on]
  const index = createOverlayIndex(() => remotes)
  index.retain(index.list())
  remotes = []
  expect(index.find('/ja?showA=1')).toMatchObject(overlay('showA'))
  index.retain([])
  expect(index.toPage('/ja?showA=1')).toBe('/ja?showA=1')
})
