import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from './icon.tsx'
import { color, fontSize, radius } from './tokens.ts'

const tones = {
  neutral: [color.sunken, color.inkSoft],
  accent: [color.accentWash, color.accentStrong],
  signal: [color.signalWash, color.signalText],
  success: [color.successWash, color.success],
  warning: [color.warningWash, color.warning],
  danger: [color.dangerWash, color.danger],
  info: [color.infoWash, color.info],
} as const
export type BadgeTone = keyof typeof tones

const Box = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-inline-size: 100%;
  padding-block: 3px;
  padding-inline: 9px;
  border-radius: ${radius.full};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  font-size: ${fontSize[13]};
  font-weight: 500;
  line-height: 18px;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`

/** A small fact about the thing it is on. Not pressable: that is a `Chip`. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: LucideIcon
  children: ReactNode
}) {
  return (
    <Box $tone={tone}>
      {icon && <Icon glyph={icon} size={16} />}
      {children}
    </Box>
  )
}
