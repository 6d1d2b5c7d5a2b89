import { color, fontSize, minTargetSize, radius } from '@jobspan/shared-kit/design'
import { css, styled } from 'styled-components'

export const toggleStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: ${minTargetSize};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.inkSoft};
  font: inherit;
  font-size: ${fontSize[15]};
  font-weight: 500;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    color: ${color.ink};
  }

  &[aria-checked='true'] {
    color: ${color.accentStrong};
  }
`

/** The picture of a switch; what it belongs to says what it does. */
export const AlertSwitch = styled.span<{ $on: boolean }>`
  flex: none;
  display: flex;
  justify-content: ${({ $on }) => ($on ? 'flex-end' : 'flex-start')};
  inline-size: 38px;
  block-size: 22px;
  padding: 2px;
  border-radius: ${radius.full};
  background: ${({ $on }) => ($on ? color.accent : color.lineControl)};

  &::before {
    content: '';
    inline-size: 18px;
    border-radius: 50%;
    background: ${color.surface};
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &::before {
      background: ButtonText;
    }
  }
`
