import { Inline, Stack, space } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Outdent } from './outdent.tsx'

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]} ${space[16]};
  align-items: start;
`

/** An entry of a list: its mark, what is said of it, and what can be done with it, beside that or, where it is narrow, below. */
export function IconRow({ mark, action, children }: { mark: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <Row>
      {mark}
      <Inline justify="between" gap={8}>
        <Stack gap={4}>{children}</Stack>
        {action && <Outdent>{action}</Outdent>}
      </Inline>
    </Row>
  )
}
