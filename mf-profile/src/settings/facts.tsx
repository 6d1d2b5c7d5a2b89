import { Text } from '@jobspan/shared-kit/design'
import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'

/**
 * One fact goes on a new line as a whole before it breaks within. Japanese and Chinese break between any two letters otherwise: the
 * line ended in the middle of a date.
 */
const Fact = styled.span`
  display: inline-block;
  word-break: auto-phrase;
`

/** Small facts about an entry of a list, one after the other. */
export function Facts({ of }: { of: readonly ReactNode[] }) {
  return (
    <Text size={13} tone="soft">
      {of.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts stand where they stand.
        <Fragment key={at}>
          {at > 0 && ' · '}
          <Fact>{fact}</Fact>
        </Fragment>
      ))}
    </Text>
  )
}
