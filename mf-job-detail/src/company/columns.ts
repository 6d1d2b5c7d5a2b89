import { media, space } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

/** What is read, and beside it on wide screens what is looked up. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};
  align-items: start;

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    column-gap: ${space[64]};
  }
`
