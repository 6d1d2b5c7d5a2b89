import type { ReactNode, RefObject } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components'
import { styled } from 'styled-components'
import { color, media } from '../tokens.ts'
import { AriaLocaleProvider } from './aria-locale-provider.tsx'
import { Floating } from './floating.ts'

const Frame = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  outline: none;
`
const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: 16px;
  overflow-y: auto;
  overscroll-behavior: contain;

  ${media.tablet} {
    inline-size: 340px;
    max-inline-size: 100%;
  }
`
const Footer = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  padding: 12px 16px;
  border-block-start: 1px solid ${color.line};
`

export type PopoverProps = {
  open: boolean
  onClose: () => void
  /** The button it belongs to; focus returns there. */
  anchor: RefObject<HTMLElement | null>
  /** Its name for screen readers. */
  label: string
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  footer?: ReactNode
  children: ReactNode
}

/** A few controls beside the button that opens them, such as one filter. */
export function Popover({ open, onClose, anchor, label, placement = 'bottom start', footer, children }: PopoverProps) {
  return (
    <AriaLocaleProvider>
      <Floating
        triggerRef={anchor}
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        placement={placement}
        offset={8}
      >
        <Frame aria-label={label}>
          <Body>{children}</Body>
          {footer && <Footer>{footer}</Footer>}
        </Frame>
      </Floating>
    </AriaLocaleProvider>
  )
}
