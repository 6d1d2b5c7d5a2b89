import { Modal } from 'react-aria-components'
import { keyframes, styled } from 'styled-components'
import { color, media, motion, radius, shadow } from '../tokens.ts'
import { AriaLocaleProvider } from './aria-locale-provider.tsx'
import { ModalContent, type ModalProps, Scrim } from './modal-content.tsx'

const widths = { narrow: '420px', wide: '600px', picture: '1080px' } as const

const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`

const Centre = styled(Scrim)`
  align-items: flex-end;
  justify-content: center;

  ${media.tablet} {
    align-items: center;
    padding: 24px;
  }
`
const Panel = styled(Modal)<{ $width: keyof typeof widths }>`
  inline-size: 100%;
  max-block-size: 92%;
  display: flex;
  flex-direction: column;
  border-start-start-radius: ${radius.sheet};
  border-start-end-radius: ${radius.sheet};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  color: ${color.ink};

  ${media.tablet} {
    max-inline-size: ${({ $width }) => widths[$width]};
    max-block-size: 100%;
    border-radius: ${radius.sheet};
  }

  &[data-entering] {
    animation: ${rise} ${motion.place};
  }
`

export type DialogProps = ModalProps & { width?: keyof typeof widths }

/** One matter that must be settled before the page goes on. Keeps the focus inside and gives it back; a sheet on phones. */
export function Dialog({ open, onClose, dismissable = true, width = 'narrow', ...rest }: DialogProps) {
  return (
    <AriaLocaleProvider>
      <Centre
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        isDismissable={dismissable}
        isKeyboardDismissDisabled={!dismissable}
      >
        <Panel $width={width}>
          <ModalContent onClose={onClose} dismissable={dismissable} {...rest} />
        </Panel>
      </Centre>
    </AriaLocaleProvider>
  )
}
