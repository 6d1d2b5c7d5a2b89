import { minTargetSize, radius } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

/** The account's place in the header. */
export const RoundControl = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: ${minTargetSize};
  block-size: ${minTargetSize};
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: none;
  &[aria-haspopup] {
    cursor: pointer;
  }
`
