import { describe, expect, it } from '@jest/globals'
import { globalCss } from './global-css.ts'
import { color, colorVariable } from './tokens.ts'

const css = globalCss({ basic: '/a.woff2', latin: '/b.woff2', latinExtended: '/c.woff2' })

describe('the global style', () => {
  it('defines every colour that components name, in both themes', () => {
    for (const [role, use] of Object.entries(color)) {
      expect(use).toBe(`var(${colorVariable(role)})`)
      expect(css.split(`${colorVariable(role)}:#`)).toHaveLength(4)
    }
  })

  it('lets a chosen theme win over the system’s', () => {
    expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme=light])')
    expect(css).toContain('[data-theme=dark]{color-scheme:dark')
  })

  it('gives each letter to one file of the display face', () => {
    const ranges = [...css.matchAll(/unicode-range:([^;}]+)/g)].flatMap(([, list = '']) =>
      list.split(',').map((part) => {
        const [from = 0, to = from] = part
          .slice(2)
          .split('-')
          .map((code) => Number.parseInt(code, 16))
        return { from, to }
      }),
    )
    const filesOf = (code: number) => ranges.filter(({ from, to }) => code >= from && code <= to).length
    const letters = Array.from({ length: 0x17f - 0x20 }, (_, index) => 0x20 + index)
    expect(letters.filter((code) => filesOf(code) !== 1)).toEqual([])
  })

  it('is well formed and has no physical sides', () => {
    expect(css.split('{')).toHaveLength(css.split('}').length)
    expect(css).not.toMatch(/(margin|padding|border|inset)-(left|right)|[;{](left|right):/)
  })
})
