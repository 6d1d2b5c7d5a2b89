import { media, space } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

export const Layout = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  padding-block: ${space[24]} ${space[64]};

  ${media.wide} {
    gap: ${space[32]};
    padding-block: ${space[32]} ${space[96]};
  }
`

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
