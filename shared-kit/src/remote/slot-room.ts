import { styled } from 'styled-components'

/** Room for an outline around what is at the edge, which a box that scrolls would cut off. */
const outlinePx = 4

type Props = {
  /** Pixels that are kept while there is nothing in them. */
  $reserved: number | undefined
  $maxHeight: number | undefined
  /** The room was in sight before its content was, and stays: what follows it does not move. */
  $isReserved: boolean
}

/**
 * The room of one contribution. What does not fit scrolls inside; nothing in it can lie over the page or push it aside. Dialogs and menus
 * of the kit are not in it: they are children of the document's body.
 */
export const SlotRoom = styled.div<Props>`
  min-inline-size: 0;

  &:empty {
    display: ${({ $isReserved, $reserved }) => ($isReserved && $reserved !== undefined ? 'block' : 'none')};
  }
  ${({ $reserved, $isReserved }) => $isReserved && $reserved !== undefined && `min-block-size: ${$reserved}px;`}
  ${({ $maxHeight, $reserved, $isReserved }) =>
    $maxHeight !== undefined &&
    `
    contain: layout;
    box-sizing: border-box;
    ${$isReserved && $reserved !== undefined ? `min-block-size: ${$reserved + 2 * outlinePx}px;` : ''}
    max-block-size: ${$maxHeight + 2 * outlinePx}px;
    margin: -${outlinePx}px;
    padding: ${outlinePx}px;
    overflow: auto;
  `}
`
