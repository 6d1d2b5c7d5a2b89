import { Text } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Width of the separator before a fact. */
const separatorWidth = '1em'

/**
 * A fact that does not fit goes to the next line as a whole; only a fact that is longer than a line breaks. (Japanese and Chinese text may break
 * between any two characters, which split dates.) Each fact has its separator before it. The first separator of a line lies outside the line's
 * box and is cut off, so that no line begins or ends with one.
 */
const Line = styled.span`
  display: block;
  overflow: clip;
`
const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -${separatorWidth};
`
const Fact = styled.span`
  position: relative;
  padding-inline-start: ${separatorWidth};

  &::before {
    content: '·' / '';
    position: absolute;
    inset-inline-start: 0;
    inline-size: ${separatorWidth};
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
