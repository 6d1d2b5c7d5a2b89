import { Button, color, Icon, IconButton, motion, radius, shadow, space, zIndex } from '@jobspan/shared-kit/design'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useAtom } from 'jotai'
import { CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createGlobalStyle, keyframes, styled } from 'styled-components'
import { focusPage } from '../../components/focus-main.ts'
import { useErrorMessage } from '../../components/use-error-message.ts'
import { useUndoChange } from '../../operations/undo-change.ts'
import { useConsoleText } from '../../texts.ts'
import { undoableAtom } from './undoable.ts'

/** Long enough to see the matrix change and think again. Undo stays in the audit trail after that. */
const visibleForMs = 20_000

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`

const Container = styled.div`
  position: fixed;
  z-index: ${zIndex.notification};
  inset-inline: 16px;
  inset-block-end: calc(16px + env(safe-area-inset-bottom));
  display: grid;
  justify-items: center;
  pointer-events: none;
`
const Message = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  max-inline-size: min(100%, 36rem);
  padding-block: 4px;
  padding-inline: 16px 4px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  pointer-events: auto;
  animation: ${rise} ${motion.place};
`
/** What Tab reaches below the bar scrolls above it (WCAG 2.4.11). */
const RoomForBar = createGlobalStyle`
  html {
    scroll-padding-block-end: calc(${space[96]} + env(safe-area-inset-bottom));
  }
`
const Done = styled.span`
  display: inline-flex;
  flex: none;
  color: ${color.success};
`

/** What was just done, and the way back. Time stands still while pointer or focus rests on it (WCAG 2.2.1). */
export function UndoBar() {
  const t = useConsoleText()
  const { notify } = usePlatform()
  const toErrorMessage = useErrorMessage()
  const [undoable, setUndoable] = useAtom(undoableAtom)
  const [isPaused, setHeld] = useState(false)
  const undo = useUndoChange()

  useEffect(() => {
    if (!undoable || isPaused) return
    const timer = setTimeout(() => setUndoable(null), visibleForMs)
    return () => clearTimeout(timer)
  }, [undoable, isPaused, setUndoable])

  // Whoever signs in next is not offered what another did.
  useEffect(() => () => setUndoable(null), [setUndoable])

  // The button that is pressed goes with the bar, and the focus with it.
  const dismiss = () => {
    setUndoable(null)
    focusPage()
  }

  const undoChange = ({ sequence }: { sequence: number }) =>
    undo.mutate(
      { sequence, reason: t('undo.reason', { sequence }) },
      {
        onSuccess: () => {
          dismiss()
          notify(t('undo.done'), 'success')
        },
        onError: (error) => notify(toErrorMessage(error) ?? '', 'error'),
      },
    )

  return (
    <Container role="status">
      {undoable && <RoomForBar />}
      {undoable && (
        <Message
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Done>
            <Icon glyph={CircleCheck} size={18} />
          </Done>
          <span>{undoable.text}</span>
          <Button variant="quiet" size="small" loading={undo.isPending} onClick={() => undoChange(undoable)}>
            {t('undo.button')}
          </Button>
          <IconButton glyph={X} label={t('undo.dismiss')} onClick={dismiss} />
        </Message>
      )}
    </Container>
  )
}
