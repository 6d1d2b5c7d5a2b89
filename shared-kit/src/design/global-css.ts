import { palette, tints } from './palette.ts'
import { colorVariable } from './tokens.ts'

const shadows = {
  light: '0 1px 2px #14171f0f, 0 8px 24px #14171f1a',
  dark: '0 1px 2px #00000066, 0 12px 32px #00000080',
} as const

function themeVariables(theme: 'light' | 'dark'): string {
  const colors = Object.entries(palette[theme]).map(([role, value]) => `${colorVariable(role)}:${value}`)
  const monograms = tints.flatMap((tint, index) => [
    `--tint-${index}:${tint[theme][0]}`,
    `--tint-ink-${index}:${tint[theme][1]}`,
  ])
  return [`color-scheme:${theme}`, ...colors, ...monograms, `--shadow-float:${shadows[theme]}`].join(';')
}

/**
 * The site's ground: tokens in both themes, reset, type by script, focus, motion. The shell puts it once, first, in a `<style>` with its
 * nonce. `displayFontUrl` is where the display face is served; preload it with `crossorigin`.
 */
export const globalCss = (displayFontUrl: string): string => `
:root,[data-theme=light]{${themeVariables('light')}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${themeVariables('dark')}}}
[data-theme=dark]{${themeVariables('dark')}}
@font-face{font-family:'Jobspan Display';font-style:normal;font-display:swap;font-weight:200 800;src:url('${displayFontUrl}') format('woff2')}
`
