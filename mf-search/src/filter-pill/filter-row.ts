import { styled } from 'styled-components'
import { pillStyles } from './pill.ts'

/** The row of pills, which scrolls to the edge of the screen. */
export const FilterRow = styled.div`
  display: flex;
  gap: 8px;
  margin-inline: -4px calc(-1 * var(--gutter));
  padding-block: 5px;
  padding-inline: 4px var(--gutter);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  /* Pills fade out in the gutter: a cut one says that more follow. At the end of the row the gutter is empty. */
  mask-image: linear-gradient(to right, #000 calc(100% - var(--gutter)), transparent);

  &:dir(rtl) {
    mask-image: linear-gradient(to left, #000 calc(100% - var(--gutter)), transparent);
  }
`

export const FilterPill = styled.button<{ $on: boolean }>`
  ${pillStyles}

  /* Without scripts it could not open; links below stand in for it. */
  @media (scripting: none) {
    display: none;
  }
`
