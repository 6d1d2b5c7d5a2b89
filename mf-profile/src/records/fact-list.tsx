import { color, fontSize, media, space } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]} ${space[24]};
  margin: 0;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const Name = styled.dt`
  color: ${color.inkSoft};
  font-size: ${fontSize[15]};
  line-height: 1.45;
`
const Value = styled.dd`
  margin: 0;
  overflow-wrap: anywhere;
`

export type Fact = { label: string; value: ReactNode }

/** Facts by their names, two beside each other where there is room; those without a value are left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value != null && value !== '')
  if (known.length === 0) return null
  return (
    <List>
      {known.map(({ label, value }) => (
        <div key={label}>
          <Name>{label}</Name>
          <Value>{value}</Value>
        </div>
      ))}
    </List>
  )
}
