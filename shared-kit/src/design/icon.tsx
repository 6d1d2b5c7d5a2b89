import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'

const sizes = { 16: 16, 18: 18, 20: 20, 24: 24, 32: 32 } as const
export type IconSize = keyof typeof sizes

const Holder = styled.span<{ $flip: boolean }>`
  display: inline-flex;
  flex: none;

  &:dir(rtl) {
    ${({ $flip }) => $flip && 'transform: scaleX(-1);'}
  }
`

/**
 * A lucide icon at the site's stroke. Decoration unless `label` gives it a name.
 * `directional` mirrors it in right-to-left text: for arrows and chevrons, never for ticks, clocks or logos.
 */
export function Icon({
  glyph: Glyph,
  size = 20,
  directional = false,
  filled = false,
  label,
}: {
  glyph: LucideIcon
  size?: IconSize
  directional?: boolean
  filled?: boolean
  label?: string
}) {
  return (
    <Holder
      $flip={directional}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <Glyph
        size={sizes[size]}
        strokeWidth={1.75}
        fill={filled ? 'currentColor' : 'none'}
        aria-hidden
        focusable={false}
      />
    </Holder>
  )
}
