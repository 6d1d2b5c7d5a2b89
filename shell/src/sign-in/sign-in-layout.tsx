import { Card, Container, space } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Frame = styled.div`
  padding-block: ${space[48]};
`

/** The one quiet column that everything about signing in stands in. */
export const SignInLayout = ({ children }: { children: ReactNode }) => (
  <Frame>
    <Container width="form">
      <Card>{children}</Card>
    </Container>
  </Frame>
)
