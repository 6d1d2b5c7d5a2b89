import { color, space } from '@jobspan/shared-kit/design'
import { css } from 'styled-components'

/** Somebody's mark, and beside it what is said of them; a line below. */
export const avatarRow = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[12]};
  padding-block: ${space[12]};
  padding-inline: var(--gutter);
  border-block-end: 1px solid ${color.line};
`
