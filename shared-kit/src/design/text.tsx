import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color, type FontSize, font, fontSize, media } from './tokens.ts'

const tones = {
  ink: color.ink,
  soft: color.inkSoft,
  faint: color.inkFaint,
  accent: color.accent,
  signal: color.signalText,
  danger: color.danger,
  success: color.success,
  warning: color.warning,
  inherit: 'inherit',
} as const
const weights = { regular: 400, medium: 500, semibold: 600 } as const

export type TextTone = keyof typeof tones

const TextBox = styled.p<{
  $size: FontSize
  $tone: TextTone
  $weight: keyof typeof weights
  $numeric: boolean
  $lines?: number
  $align: 'start' | 'center' | 'end'
}>`
  margin: 0;
  font-size: ${({ $size }) => fontSize[$size]};
  line-height: ${({ $size }) => ($size < 16 ? font.leadingTight : font.leadingText)};
  font-weight: ${({ $weight }) => weights[$weight]};
  color: ${({ $tone }) => tones[$tone]};
  text-align: ${({ $align }) => $align};
  ${({ $align }) => $align === 'center' && 'text-wrap: balance;'}
  overflow-wrap: break-word;
  ${({ $numeric }) => $numeric && 'font-variant-numeric: tabular-nums;'}
  ${({ $lines }) =>
    $lines &&
    css`
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: ${$lines};
      overflow: hidden;
    `}
`

/** Running text. `lines` clips with an ellipsis after that many lines; `numeric` sets figures of one width. */
export function Text({
  as,
  size = 16,
  tone = 'ink',
  weight = 'regular',
  numeric = false,
  lines,
  align = 'start',
  id,
  lang,
  direction,
  children,
}: {
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'strong' | 'time' | 'figcaption' | 'label' | 'li'
  size?: FontSize
  tone?: TextTone
  weight?: keyof typeof weights
  numeric?: boolean
  lines?: number
  align?: 'start' | 'center' | 'end'
  id?: string
  lang?: string
  /** `auto` for words that others wrote: they may run against the page. */
  direction?: 'auto' | 'ltr' | 'rtl'
  children: ReactNode
}) {
  return (
    <TextBox
      as={as}
      $size={size}
      $tone={tone}
      $weight={weight}
      $numeric={numeric}
      $lines={lines}
      $align={align}
      id={id}
      lang={lang}
      dir={direction}
    >
      {children}
    </TextBox>
  )
}

/** On phones the largest headings step down, so that a title stays above the fold. */
const phoneSizes: Partial<Record<FontSize, FontSize>> = { 48: 36, 36: 28, 28: 22 }

const HeadingBox = styled.h2<{ $size: FontSize; $lines?: number; $display: boolean; $align: 'start' | 'center' }>`
  margin: 0;
  font-family: ${({ $display }) => ($display ? font.display : font.text)};
  font-weight: ${({ $display }) => ($display ? 'var(--weight-display)' : 600)};
  font-size: ${({ $size }) => fontSize[phoneSizes[$size] ?? $size]};
  line-height: ${font.leadingHeading};
  letter-spacing: ${({ $size }) => ($size >= 28 ? 'var(--tracking-display)' : '0')};
  color: ${color.ink};
  text-align: ${({ $align }) => $align};
  text-wrap: balance;
  overflow-wrap: break-word;
  ${({ $lines }) =>
    $lines &&
    css`
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: ${$lines};
      overflow: hidden;
    `}

  ${media.tablet} {
    font-size: ${({ $size }) => fontSize[$size]};
  }
`

/** A heading: `level` is its place in the outline, `size` how it looks. From 22 up it is set in the display face. */
export function Heading({
  level,
  size = 22,
  lines,
  align = 'start',
  id,
  lang,
  direction,
  children,
}: {
  level: 1 | 2 | 3 | 4
  size?: FontSize
  lines?: number
  align?: 'start' | 'center'
  id?: string
  lang?: string
  direction?: 'auto' | 'ltr' | 'rtl'
  children: ReactNode
}) {
  return (
    <HeadingBox
      as={`h${level}`}
      $size={size}
      $lines={lines}
      $align={align}
      $display={size >= 22}
      id={id}
      lang={lang}
      dir={direction}
    >
      {children}
    </HeadingBox>
  )
}
