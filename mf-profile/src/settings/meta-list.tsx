import { Text } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Room of the point before a fact. */
const room = '1em'

/**
 * One fact goes on a new line as a whole before it breaks within. Japanese and Chinese break between any two letters otherwise: the
 * line ended in the middle of a date. Each brings its point along, and that of the first in a line lies outside and is cut off: a
 * point at the end of a line divides nothing.
 */
const Line = styled.span`
  display: block;
  overflow: clip;
`
const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -${room};
`
const Fact = styled.span`
  position: relative;
  padding-inline-start: ${room};

  &::before {
    content: '·' / '';
    position: absolute;
    inset-inline-start: 0;
    inline-size: ${room};
    text-align: center;
  }
`

/** Small facts about an entry of a list, one after the other. */
export function MetaList({ of, size = 13 }: { of: readonly ReactNode[]; size?: 13 | 15 }) {
  return (
    <Text as="div" size={size} tone="soft">
      <Line>
        <Row>
          {of.map((fact, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts stand where they stand.
            <Fact key={at}>{fact}</Fact>
          ))}
        </Row>
      </Line>
    </Text>
  )
}
