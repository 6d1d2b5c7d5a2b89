import { Container, media, space } from '@jobspan/shared-kit/design'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { StepNav } from './step-nav.tsx'
import type { Completion } from './use-completion.ts'

const Air = styled.div`
  min-block-size: 80vh;
  padding-block: ${space[24]} ${space[64]};

  ${media.wide} {
    padding-block-start: ${space[48]};
  }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 38rem);
  justify-content: center;

  ${media.wide} {
    grid-template-columns: 13rem minmax(0, 38rem);
    justify-content: start;
    gap: ${space[64]};
    align-items: start;
  }
`
const Aside = styled.div`
  display: none;

  ${media.wide} {
    position: sticky;
    inset-block-start: 88px;
    display: block;
  }
`

/** The place of every step: its form in one column, and where there is room the way through all of them beside it. */
export function CompletionLayout({ completion, children }: { completion: Completion; children: ReactNode }) {
  return (
    <Container>
      <Air>
        <Columns>
          <Aside>
            <StepNav completion={completion} />
          </Aside>
          {children}
        </Columns>
      </Air>
    </Container>
  )
}
