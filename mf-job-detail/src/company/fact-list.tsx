import { color, fontSize, space, Text } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr));
  gap: ${space[16]} ${space[24]};
  margin: 0;
`
const Term = styled.dt`
  font-size: ${fontSize[13]};
  color: ${color.inkFaint};
`
const Value = styled.dd`
  margin: 0;
`

export type Fact = { name: string; value: ReactNode }

/** What is known of a company; what is not is left out. */
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
