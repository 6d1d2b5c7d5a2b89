import { color, fontSize, space, Text } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const List = styled.dl`
  display: grid;
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 7rem) minmax(0, 1fr);
    gap: ${space[16]};
    align-items: baseline;
    padding-block: ${space[8]};
  }

  & > div + div {
    border-block-start: 1px solid ${color.line};
  }

  & > div:last-child {
    padding-block-end: 0;
  }
`
const Term = styled.dt`
  font-size: ${fontSize[13]};
  color: ${color.inkSoft};
`
const Value = styled.dd`
  margin: 0;
`

export type Fact = { name: string; value: ReactNode }

/** What is known of a company, a line for each fact; what is not known is left out. */
export function FactList({ facts }: { facts: readonly (Fact | null)[] }) {
  return (
    <List>
      {facts.map(
        (fact) =>
          fact?.value && (
            <div key={fact.name}>
              <Term>{fact.name}</Term>
              <Value>
                <Text as="span" size={15} weight="medium" numeric direction="auto">
                  {fact.value}
                </Text>
              </Value>
            </div>
          ),
      )}
    </List>
  )
}
