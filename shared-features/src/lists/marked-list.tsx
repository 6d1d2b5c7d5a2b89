import { space } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

/** Items of two parts: a mark, and what is said beside it. */
export const MarkedList = styled.ul<{ $gap: 8 | 12 | 16; $markGap?: 8 | 12 }>`
  display: grid;
  gap: ${({ $gap }) => space[$gap]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${({ $markGap = 8 }) => space[$markGap]};
  }
`
