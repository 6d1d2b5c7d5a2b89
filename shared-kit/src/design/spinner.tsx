import { useTranslations } from '@jobspan/shared-kit/i18n'
import { keyframes, styled } from 'styled-components'
import { color, radius } from './tokens.ts'

const rotation = keyframes`to { transform: rotate(1turn); }`

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  animation: ${rotation} 700ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 2.4s !important;
    animation-iteration-count: infinite !important;
  }
`

/** Something is under way. Named "Loading" unless it is decoration beside words that say so. */
export function Spinner({ size = 20, decorative = false }: { size?: 16 | 20 | 32; decorative?: boolean }) {
  const t = useTranslations('kit')
  return decorative ? <Ring $size={size} aria-hidden /> : <Ring $size={size} role="status" aria-label={t('loading')} />
}

const Track = styled.progress`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 6px;
  border: 0;
  border-radius: ${radius.full};
  overflow: hidden;
  background: ${color.line};

  &::-webkit-progress-bar {
    background: ${color.line};
  }

  &::-webkit-progress-value {
    background: ${color.accent};
    border-radius: ${radius.full};
  }

  &::-moz-progress-bar {
    background: ${color.accent};
    border-radius: ${radius.full};
  }
`

/** How far a thing of known length has come; `value` of `max`. */
export function Progress({ label, value, max = 100 }: { label: string; value: number; max?: number }) {
  return <Track aria-label={label} value={value} max={max} />
}
