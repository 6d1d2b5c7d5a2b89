import { describe, expect, it } from '@jest/globals'
import { globalCss } from './global-css.ts'
import { color, colorVariable } from './tokens.ts'

const css = globalCss({ latin: '/a.woff2', latinExtended: '/b.woff2' })

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

  it('is well formed and has no physical sides', () => {
    expect(css.split('{')).toHaveLength(css.split('}').length)
    expect(css).not.toMatch(/(margin|padding|border|inset)-(left|right)|[;{](left|right):/)
  })
})
