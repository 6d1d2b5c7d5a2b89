import { describe, expect, it } from '@jest/globals'
import { edgePairs, palette, textPairs, tints } from './palette.ts'

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['light', 'dark'] as const)('the %s palette', (theme) => {
  const colors = palette[theme]

  it.each(textPairs.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    'lets %s be read on %s (4.5:1)',
    (text, ground) => {
      expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(edgePairs.flatMap(([edge, grounds]) => grounds.map((ground) => [edge, ground] as const)))(
    'lets %s be seen on %s (3:1)',
    (edge, ground) => {
      expect(contrast(colors[edge], colors[ground])).toBeGreaterThanOrEqual(3)
    },
  )

  it.each(tints.map((tint) => tint[theme]))('lets the monogram on %s be read', (ground, letters) => {
    expect(contrast(ground, letters)).toBeGreaterThanOrEqual(4.5)
  })
})
