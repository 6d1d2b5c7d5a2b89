import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'

export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

const Hidden = styled.span`
  ${visuallyHidden}
`

/** Words for screen readers only. */
export function VisuallyHidden({
  as,
  id,
  children,
}: {
  as?: 'span' | 'h1' | 'h2' | 'h3' | 'div'
  id?: string
  children: ReactNode
}) {
  return (
    <Hidden as={as} id={id}>
      {children}
    </Hidden>
  )
}
