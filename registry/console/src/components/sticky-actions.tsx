import { color } from '@jobspan/shared-kit/design'
import { styled } from 'styled-components'

/** Around what stands above sticky actions: whatever has the focus comes to stand above them (WCAG 2.4.11). */
export const AboveActions = styled.div`
  & :focus-visible {
    scroll-margin-block-end: 96px;
  }
`

/**
 * The buttons at the end of a dialog or drawer, in sight however much there is to read and however little a phone's keyboard leaves.
 * They lie in the padding of its body, which sticking minds.
 */
export const StickyActions = styled.div`
  position: sticky;
  inset-block-end: -24px;
  margin-block-end: -24px;
  margin-inline: -24px;
  padding-block: 12px calc(12px + env(safe-area-inset-bottom));
  padding-inline: 24px;
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
`
