import { color, space } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${color.line};
  list-style: none;

  & > li {
    padding-block: ${space[16]};
    border-block-end: 1px solid ${color.line};
  }
`

/** Things of one kind below each other, divided by lines; the children are `li`. */
export function DividedList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Lines role="list" aria-label={label}>
      {children}
    </Lines>
  )
}
