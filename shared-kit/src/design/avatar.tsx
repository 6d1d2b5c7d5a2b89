import { useState } from 'react'
import { css, styled } from 'styled-components'
import { monogramOf } from '../contracts/companies/monogram.ts'
import { tintOf } from './tint-of.ts'
import { color } from './tokens.ts'

const sizes = { 32: 13, 40: 15, 48: 18, 64: 22, 96: 36 } as const
export type AvatarSize = keyof typeof sizes

type Look = { $size: AvatarSize; $tint: number; $round: boolean }

const face = css<Look>`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: ${({ $round }) => ($round ? '50%' : '50% 50% 20% 20%')};
  overflow: hidden;
`
const Letters = styled.span<Look>`
  ${face}
  background: ${({ $tint }) => `var(--tint-${$tint})`};
  color: ${({ $tint }) => `var(--tint-ink-${$tint})`};
  font-size: ${({ $size }) => sizes[$size]}px;
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0;
  user-select: none;
`
const Picture = styled.img<Look>`
  ${face}
  object-fit: ${({ $round }) => ($round ? 'cover' : 'contain')};
  background: #ffffff;
  border: 1px solid ${color.line};
`

type MarkProps = { name: string; image?: string | null; size?: AvatarSize; decorative?: boolean }

function Mark({ name, image, size = 48, decorative = true, round }: MarkProps & { round: boolean }) {
  const [failed, setFailed] = useState<string>()
  const look = { $size: size, $tint: tintOf(name), $round: round }
  if (image && image !== failed)
    return (
      <Picture
        {...look}
        src={image}
        alt={decorative ? '' : name}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(image)}
      />
    )
  return (
    <Letters
      {...look}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative || undefined}
    >
      {monogramOf(name)}
    </Letters>
  )
}

/** A company's logo in an arch, or its monogram on its own tint when there is none or it fails. Decorative where the name stands beside it. */
export function CompanyLogo(props: MarkProps) {
  return <Mark {...props} round={false} />
}

/** A person's picture or initials, round. Decorative where the name stands beside it. */
export function Avatar(props: MarkProps) {
  return <Mark {...props} round />
}
