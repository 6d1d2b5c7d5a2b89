import type { LucideIcon } from 'lucide-react'
import type { MouseEventHandler, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from './icon.tsx'
import { color, motion } from './tokens.ts'

const tones = {
  accent: css`
    color: ${color.accent};
    text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);

    &:hover {
      color: ${color.accentStrong};
      text-decoration-color: currentColor;
    }
  `,
  /** For lists of links and navigation: the line comes on hover. */
  quiet: css`
    color: ${color.inkSoft};
    text-decoration-color: transparent;

    &:hover {
      color: ${color.ink};
      text-decoration-color: currentColor;
    }
  `,
} as const

const Box = styled.a<{ $tone: keyof typeof tones }>`
  display: inline;
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  transition:
    color ${motion.feedback},
    text-decoration-color ${motion.feedback};
  ${({ $tone }) => tones[$tone]}
`
const Nowrap = styled.span`
  display: inline-flex;
  vertical-align: -0.2em;
  margin-inline-start: 0.25em;
`

/** A link in running text or a list. `external` opens a new tab and sends no referrer. */
export function TextLink({
  href,
  tone = 'accent',
  external = false,
  iconEnd,
  directionalIcon = true,
  label,
  current,
  lang,
  onClick,
  children,
}: {
  href: string
  tone?: keyof typeof tones
  external?: boolean
  iconEnd?: LucideIcon
  directionalIcon?: boolean
  label?: string
  current?: 'page' | 'true'
  lang?: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
  children: ReactNode
}) {
  return (
    <Box
      $tone={tone}
      href={href}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener noreferrer' : undefined}
      aria-label={label}
      aria-current={current}
      lang={lang}
      hrefLang={lang}
      onClick={onClick}
    >
      {children}
      {iconEnd && (
        <Nowrap>
          <Icon glyph={iconEnd} size={16} directional={directionalIcon} />
        </Nowrap>
      )}
    </Box>
  )
}
