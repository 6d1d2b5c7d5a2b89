import { color, fontSize, motion, radius } from '@jobspan/shared-kit/design'
import { css } from 'styled-components'

/** The face of what stands in the row of filters: a filter that opens, or one in use. */
export const pillStyles = css<{ $on: boolean }>`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-block-size: 36px;
  padding-block: 5px;
  padding-inline: 14px 12px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.ink};
  font: inherit;
  font-size: ${fontSize[15]};
  font-weight: 500;
  line-height: 20px;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition:
    border-color ${motion.feedback},
    background-color ${motion.feedback};

  &::after {
    content: '';
    position: absolute;
    inset-block: -5px;
    inset-inline: 0;
  }

  &:hover,
  &[aria-expanded='true'] {
    border-color: ${color.accent};
  }

  ${({ $on }) =>
    $on &&
    css`
      border-color: ${color.accent};
      background: ${color.accentWash};
      color: ${color.accentStrong};
    `}
`
