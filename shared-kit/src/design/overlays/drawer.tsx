import { Modal } from 'react-aria-components'
import { keyframes, styled } from 'styled-components'
import { color, media, motion, radius, shadow } from '../tokens.ts'
import { AriaLocaleProvider } from './aria-locale-provider.tsx'
import { ModalContent, type ModalProps, Scrim } from './modal-content.tsx'

const fromBelow = keyframes`from { transform: translateY(100%); }`
const toBelow = keyframes`to { transform: translateY(100%); }`
const fromEnd = keyframes`from { transform: translateX(100%); }`
const fromStart = keyframes`from { transform: translateX(-100%); }`

const Edge = styled(Scrim)`
  align-items: flex-end;

  ${media.tablet} {
    align-items: stretch;
    justify-content: flex-end;
  }
`
const Panel = styled(Modal)`
  inline-size: 100%;
  max-block-size: 88%;
  display: flex;
  flex-direction: column;
  border-start-start-radius: ${radius.sheet};
  border-start-end-radius: ${radius.sheet};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  color: ${color.ink};

  &[data-entering] {
    animation: ${fromBelow} ${motion.place};
  }

  &[data-exiting] {
    animation: ${toBelow} ${motion.place} forwards;
  }

  ${media.tablet} {
    max-inline-size: 440px;
    block-size: 100%;
    max-block-size: 100%;
    border-radius: 0;
    border-start-start-radius: ${radius.sheet};
    border-end-start-radius: ${radius.sheet};

    &[data-entering] {
      animation-name: ${fromEnd};
    }

    &[data-entering]:dir(rtl) {
      animation-name: ${fromStart};
    }

    &[data-exiting] {
      animation: none;
    }
  }
`

export type DrawerProps = ModalProps

/** More of the same page: a bottom sheet on phones, a panel at the end side on wider screens. */
export function Drawer({ open, onClose, dismissable = true, ...rest }: DrawerProps) {
  return (
    <AriaLocaleProvider>
      <Edge
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        isDismissable={dismissable}
        isKeyboardDismissDisabled={!dismissable}
      >
        <Panel>
          <ModalContent onClose={onClose} dismissable={dismissable} {...rest} />
        </Panel>
      </Edge>
    </AriaLocaleProvider>
  )
}
