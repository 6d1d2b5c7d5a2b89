import { Popover as AriaPopover } from 'react-aria-components'
import { css, keyframes, styled } from 'styled-components'
import { color, fontSize, minTargetSize, motion, radius, shadow, zIndex } from '../tokens.ts'

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`

/** What floats beside the control that opened it. */
export const Floating = styled(AriaPopover)<{ $fit?: boolean }>`
  z-index: ${zIndex.overlay};
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  min-inline-size: 200px;
  ${({ $fit }) => ($fit ? 'inline-size: var(--trigger-width);' : 'max-inline-size: min(400px, calc(100vw - 32px));')}
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  color: ${color.ink};
  overflow: hidden;

  &[data-entering] {
    animation: ${appear} ${motion.feedback};
  }
`

export const listStyles = css`
  flex: 1;
  min-block-size: 0;
  max-block-size: inherit;
  padding: 6px;
  overflow-y: auto;
  outline: none;
  overscroll-behavior: contain;
`

export const optionStyles = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: ${minTargetSize};
  padding-block: 8px;
  padding-inline: 10px;
  border-radius: ${radius.control};
  color: ${color.ink};
  font-size: ${fontSize[15]};
  line-height: 1.35;
  text-decoration: none;
  cursor: pointer;
  outline: none;

  &[data-focused] {
    background: ${color.sunken};
  }

  &[data-selected] {
    color: ${color.accentStrong};
    font-weight: 600;
  }

  &[data-disabled] {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

export const groupTitleStyles = css`
  padding-block: 10px 4px;
  padding-inline: 10px;
  font-size: ${fontSize[13]};
  font-weight: 600;
  color: ${color.inkSoft};
`
