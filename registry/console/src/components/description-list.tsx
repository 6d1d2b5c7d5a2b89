import { color, fontSize } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const List = styled.dl`
  display: grid;
  grid-template-columns: fit-content(9rem) minmax(0, 1fr);
  gap: 8px 16px;
  margin: 0;
  font-size: ${fontSize[15]};

  dt {
    color: ${color.inkSoft};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  /* On a phone a date with its time is wider than its column. */
  time {
    white-space: normal;
  }
`

/** Names and what they are, one a line; its children are `Fact`s. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <List>{children}</List>
}

export function DescriptionItem({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
