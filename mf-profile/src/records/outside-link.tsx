import { color } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Outside = styled.a`
  color: ${color.accent};
  overflow-wrap: anywhere;
`

/** A link that a member wrote: it opens beside the page and tells the other site nothing of it. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Outside href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </Outside>
  )
}
