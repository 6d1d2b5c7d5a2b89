import { Button, color, IconButton, motion, radius, shadow, space, Text, zIndex } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { useErrorMessage } from '../../account/use-error-message.ts'

export type UndoOffer = {
  /** What was done. */
  text: string
  undo: () => Promise<unknown>
  /** How long it can be undone; without it, until the page is left. */
  durationMs?: number
}

const UndoContext = createContext<(offer: UndoOffer) => void>(() => undefined)

/** Offers to take back what was just done. A later offer takes the place of the one before. */
export const useOfferUndo = () => useContext(UndoContext)

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`

/** Above the bar at the bottom of a phone. */
const Container = styled.div`
  position: fixed;
  z-index: ${zIndex.sticky};
  inset-inline: 0;
  inset-block-end: calc(${space[16]} + var(--bottom-bar, env(safe-area-inset-bottom, 0px)));
  display: flex;
  justify-content: center;
  padding-inline: ${space[16]};
  pointer-events: none;
`
const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  max-inline-size: min(100%, 34rem);
  min-block-size: 52px;
  padding-block: ${space[4]};
  padding-inline: ${space[16]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  pointer-events: auto;
  animation: ${rise} ${motion.place};
`
const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space[8]};
`

function UndoBar({ offer, onEnd }: { offer: UndoOffer; onEnd: () => void }) {
  const t = useTranslations('mf-profile')
  const errorMessage = useErrorMessage()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const button = useRef<HTMLButtonElement>(null)
  const textId = useId()
  // What had the focus may be gone with its row.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (offer.durationMs === undefined || isBusy) return
    const timer = setTimeout(onEnd, offer.durationMs)
    return () => clearTimeout(timer)
  }, [offer, isBusy, onEnd])
  const undo = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await offer.undo()
      onEnd()
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  return (
    <Box data-docked="">
      <Content>
        <span role="status" id={textId}>
          <Text as="span" size={15}>
            {offer.text}
          </Text>
        </span>
        {error !== undefined && (
          <div role="alert">
            <Text size={13} tone="danger">
              {errorMessage(error)}
            </Text>
          </div>
        )}
      </Content>
      <Button
        variant="quiet"
        size="small"
        describedBy={textId}
        loading={isBusy}
        onClick={() => void undo()}
        ref={button}
      >
        {t('undo')}
      </Button>
      <IconButton glyph={X} label={t('myJobs.dismiss')} onClick={onEnd} />
    </Box>
  )
}

/** The page with its undo bar. When the bar goes with the focus in it, `onFocusLost` gives the focus a place. */
export function UndoProvider({ onFocusLost, children }: { onFocusLost: () => void; children: ReactNode }) {
  const [current, setCurrent] = useState<{ offer: UndoOffer; id: number }>()
  const place = useRef<HTMLDivElement>(null)
  const [offerUndo] = useState(
    () => (offer: UndoOffer) => setCurrent((before) => ({ offer, id: (before?.id ?? 0) + 1 })),
  )
  const latest = useRef(onFocusLost)
  latest.current = onFocusLost
  const [end] = useState(() => () => {
    if (place.current?.contains(document.activeElement)) latest.current()
    setCurrent(undefined)
  })
  return (
    <UndoContext.Provider value={offerUndo}>
      {children}
      <Container ref={place}>{current && <UndoBar key={current.id} offer={current.offer} onEnd={end} />}</Container>
    </UndoContext.Provider>
  )
}
