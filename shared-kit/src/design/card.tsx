import type { MouseEventHandler, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color, media, motion, radius, type Space, space } from './tokens.ts'
import { setTransitionTitle } from './transition-title.ts'

const Box = styled.div<{ $padding: Space; $tone: Tone; $interactive: boolean; $selected: boolean }>`
  position: relative;
  min-inline-size: 0;
  padding: ${({ $padding }) => ($padding > 16 ? space[16] : space[$padding])};
  border: 1px solid ${({ $tone }) => ($tone === 'surface' ? color.line : 'transparent')};
  border-radius: ${radius.card};
  background: ${({ $tone }) => grounds[$tone]};
  transition: border-color ${motion.feedback};

  ${media.tablet} {
    padding: ${({ $padding }) => space[$padding]};
  }

  ${({ $interactive }) =>
    $interactive &&
    css`
      &:hover {
        border-color: ${color.lineControl};
      }
    `}

  ${({ $selected, $padding }) =>
    $selected &&
    css`
      border-color: ${color.accent};
      border-inline-start-width: 4px;
      padding-inline-start: calc(${$padding > 16 ? space[16] : space[$padding]} - 3px);

      ${media.tablet} {
        padding-inline-start: calc(${space[$padding]} - 3px);
      }
    `}
`

const grounds = {
  surface: color.surface,
  sunken: color.sunken,
  accent: color.accentWash,
  signal: color.signalWash,
} as const
type Tone = keyof typeof grounds

/** A bounded thing among others like it. Never put one in another. `selected` has the accent edge at its start side. */
export function Card({
  as,
  padding = 24,
  tone = 'surface',
  interactive = false,
  selected = false,
  label,
  labelledBy,
  id,
  children,
}: {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  padding?: Space
  tone?: Tone
  /** Answers to the pointer: for cards that are one link. */
  interactive?: boolean
  selected?: boolean
  label?: string
  labelledBy?: string
  id?: string
  children: ReactNode
}) {
  return (
    <Box
      as={as}
      $padding={padding}
      $tone={tone}
      $interactive={interactive}
      $selected={selected}
      aria-label={label}
      aria-labelledby={labelledBy}
      id={id}
    >
      {children}
    </Box>
  )
}

const Whole = styled.a`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`
const Above = styled.span`
  position: relative;
  z-index: 1;
  display: inline-flex;
`

/**
 * The link of a card, around its title: its target is the whole card. Other controls go in `CardControl`.
 * `transitionName` is the `view-transition-name` of the next page's title, which then grows out of this one.
 */
export function CardLink({
  href,
  current,
  transitionName,
  onClick,
  children,
}: {
  href: string
  current?: 'true' | 'page'
  transitionName?: string
  onClick?: MouseEventHandler<HTMLAnchorElement>
  children: ReactNode
}) {
  return (
    <Whole
      href={href}
      aria-current={current}
      onClick={(event) => {
        onClick?.(event)
        if (transitionName && !event.defaultPrevented) setTransitionTitle(event.currentTarget, transitionName)
      }}
    >
      {children}
    </Whole>
  )
}

/** Lifts a control above the card's link. */
export function CardControl({ children }: { children: ReactNode }) {
  return <Above>{children}</Above>
}
