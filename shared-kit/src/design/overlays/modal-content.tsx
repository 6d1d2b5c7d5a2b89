import { useTranslations } from '@jobspan/shared-kit/i18n'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Dialog as AriaDialog, Heading as AriaHeading, ModalOverlay } from 'react-aria-components'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '../icon-button.tsx'
import { color, font, fontSize, motion, zIndex } from '../tokens.ts'
import { useEscapeOutside } from './use-escape-outside.ts'
import { useScrollsByKeyboard } from './use-scrolls-by-keyboard.ts'

const fade = keyframes`from { opacity: 0; }`
const fadeAway = keyframes`to { opacity: 0; }`

/** The dimmed page behind dialog and drawer. */
export const Scrim = styled(ModalOverlay)`
  position: fixed;
  z-index: ${zIndex.overlay};
  inset: 0;
  display: flex;
  block-size: var(--visual-viewport-height, 100dvh);
  background: ${color.scrim};

  &[data-entering] {
    animation: ${fade} ${motion.place};
  }

  &[data-exiting] {
    animation: ${fadeAway} ${motion.feedback} forwards;
  }
`
const Frame = styled(AriaDialog)`
  /* As tall as what it is in, so that the foot is at the lower edge of a panel that is taller than its contents. */
  flex: 1 1 auto;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  max-block-size: inherit;
  outline: none;
`
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding-block: 16px 8px;
  padding-inline: 24px 12px;
`
const Title = styled(AriaHeading)`
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  padding-block: 8px;
  font-family: ${font.display};
  font-size: ${fontSize[22]};
  font-weight: var(--weight-display);
  line-height: ${font.leadingHeading};
  overflow-wrap: anywhere;
`
const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding-block: 8px 24px;
  padding-inline: 24px;
  overflow-y: auto;
  overscroll-behavior: contain;
`
const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  padding-block: 16px calc(16px + env(safe-area-inset-bottom));
  padding-inline: 24px;
  border-block-start: 1px solid ${color.line};

  /* Phones: side by side over the whole width, and one below the other of one width where the words are too long for that. */
  @media (max-width: 639.98px) {
    & > button {
      flex: 1 1 auto;
    }
  }
`

export type ModalProps = {
  open: boolean
  /** The visitor closes it: cross, Escape, or a press outside. */
  onClose: () => void
  title: string
  /** Stays in sight below the scrolling body. */
  footer?: ReactNode
  /** False where closing by mistake would lose work: only the cross closes. */
  dismissable?: boolean
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

/** Title with cross, scrolling body, and footer: what dialog and drawer have inside. */
export function ModalContent({
  title,
  footer,
  role = 'dialog',
  onClose,
  dismissable,
  children,
}: Omit<ModalProps, 'open'>) {
  const t = useTranslations('kit')
  const frame = useRef<HTMLElement>(null)
  useEscapeOutside(frame, dismissable ? onClose : undefined)
  const body = useRef<HTMLDivElement>(null)
  const scrollsByKeyboard = useScrollsByKeyboard(body)
  return (
    <Frame role={role} data-modal-frame="" ref={frame}>
      <Head>
        <Title slot="title" level={2}>
          {title}
        </Title>
        <IconButton glyph={X} label={t('close')} onClick={onClose} />
      </Head>
      <Body ref={body} {...(scrollsByKeyboard ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}>
        {children}
      </Body>
      {footer && <Footer>{footer}</Footer>}
    </Frame>
  )
}
