import { useTranslations } from '@jobspan/shared-kit/i18n'
import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { color, type FontSize, font, fontSize, radius } from './tokens.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const breathe = keyframes`50% { opacity: 0.55; }`

const Bar = styled.span<{ $width: string; $height: string; $radius: string }>`
  display: block;
  flex-shrink: ${({ $width }) => ($width.endsWith('%') ? 1 : 0)};
  inline-size: ${({ $width }) => $width};
  max-inline-size: 100%;
  block-size: ${({ $height }) => $height};
  border-radius: ${({ $radius }) => $radius};
  background: ${color.line};
  animation: ${breathe} 1.6s ease-in-out infinite;
`
const Lines = styled.span<{ $size: FontSize }>`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  min-inline-size: 0;
  font-size: ${({ $size }) => fontSize[$size]};

  & > * {
    margin-block: calc((${font.leadingText} * 1em - 0.8em) / 2);
  }
`

/** The place of text that is on its way, as tall as `lines` of that size will be. */
export function SkeletonText({
  size = 16,
  lines = 1,
  width = '100%',
}: {
  size?: FontSize
  lines?: number
  width?: string
}) {
  return (
    <Lines $size={size} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Bar
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move.
          key={line}
          $width={lines > 1 && line === lines - 1 ? '62%' : width}
          $height="0.8em"
          $radius="4px"
        />
      ))}
    </Lines>
  )
}

/** The place of a picture, button or other box, of the very size that follows. */
export function SkeletonBlock({
  width = '100%',
  height,
  round = false,
}: {
  width?: string
  height: string
  round?: boolean
}) {
  return <Bar $width={width} $height={height} $radius={round ? radius.full : radius.control} aria-hidden />
}

/** Wraps the skeleton of one region and says once that it is loading. */
export function SkeletonRegion({ label, children }: { label?: string; children: ReactNode }) {
  const t = useTranslations('kit')
  return (
    <div aria-busy>
      <VisuallyHidden>
        <span role="status">{label ?? t('loading')}</span>
      </VisuallyHidden>
      {children}
    </div>
  )
}
