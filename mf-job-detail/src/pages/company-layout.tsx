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
