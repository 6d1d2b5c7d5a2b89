import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Link } from '@jobspan/shared-kit/routing'
import {
  type LastingNotice,
  lastingNoticeAtom,
  type Notification,
  notificationsAtom,
} from '@jobspan/shared-kit/session'
import { useAtom } from 'jotai'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { type NotificationPlace, placeNotifications } from './place-notifications.ts'
import { severities } from './severities.ts'
import { color, fontSize, minTargetSize, motion, radius, shadow, zIndex } from './tokens.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Milliseconds each message stays (docs/product-rules.md#notification-bar-3-seconds). */
const showFor = 3000

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`

const Place = styled.div`
  position: fixed;
  z-index: ${zIndex.notification};
  inset-inline: 0;
  /* The shell says how high the bar at the foot of a phone is, also where it comes after the message. */
  inset-block-end: calc(16px + var(--bottom-bar, env(safe-area-inset-bottom, 0px)));
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding-inline: 16px;
  pointer-events: none;
`
const List = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  max-inline-size: 100%;
`
const Message = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  max-inline-size: min(100%, 32rem);
  min-block-size: 52px;
  padding-block: 4px;
  padding-inline: 16px 4px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  color: ${color.ink};
  font-size: ${fontSize[15]};
  pointer-events: auto;
  animation: ${rise} ${motion.place};
`
const Question = styled(Message)`
  flex-wrap: wrap;
  justify-content: end;
  padding-block: 8px;
  padding-inline-end: 12px;

  & > :first-child {
    flex-basis: 16rem;
  }
`
const Mark = styled.span<{ $severity: Notification['severity'] }>`
  display: inline-flex;
  color: ${({ $severity }) => severities[$severity].ink};
`
const Content = styled.span`
  flex: 1;
  padding-block: 8px;
`
const Onward = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${minTargetSize};
  padding-inline: 8px;
  color: ${color.accentStrong};
  font-weight: 600;
`

function LastingQuestion({ notice, onDone }: { notice: LastingNotice; onDone: () => void }) {
  return (
    <Question>
      <Content>{notice.message}</Content>
      {notice.actions.map(({ label, onPress }) => (
        <Button
          key={label}
          size="small"
          variant="secondary"
          onClick={() => {
            onDone()
            onPress()
          }}
        >
          {label}
        </Button>
      ))}
    </Question>
  )
}

/** Where a message is, by what else is on the page then: placed anew for each `id`, and as dialogs come and go. */
const usePlace = (
  element: RefObject<HTMLElement | null>,
  id: Notification['id'] | undefined,
  isEmpty: boolean,
): NotificationPlace => {
  const [place, setPlace] = useState<NotificationPlace>({ raisedBy: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is placed anew, by its own height.
  useLayoutEffect(() => {
    if (isEmpty) return
    const update = () => element.current && setPlace(placeNotifications(element.current))
    update()
    // A dialog is added to the body, and may open or close while a message is shown.
    const observer = new MutationObserver(update)
    observer.observe(document.body, { childList: true })
    return () => observer.disconnect()
  }, [id, isEmpty])
  return place
}

/**
 * The one place where messages of the moment appear, one at a time; the shell renders it once. The others wait their turn, problems first. A message
 * is above the bar at the foot of a phone, above what is marked `data-docked`, and beside the actions of an open dialog, which does not hide it. Time
 * stands still while the pointer or the focus rests on it (WCAG 2.2.1). Problems interrupt, others wait. A lasting notice is in the same place while no
 * message is.
 */
export function NotificationBar() {
  const t = useTranslations('kit')
  const [queue, setQueue] = useAtom(notificationsAtom)
  const [lasting, setLasting] = useAtom(lastingNoticeAtom)
  const [held, setHeld] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const shown = queue[0]
  const id = shown?.id
  const place = usePlace(element, id, !shown && !lasting)

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever rested on a message does not rest on the next one.
  useEffect(() => setHeld(false), [id])
  useEffect(() => {
    if (held || id === undefined) return
    const timer = setTimeout(() => setQueue((waiting) => waiting.filter((each) => each.id !== id)), showFor)
    return () => clearTimeout(timer)
  }, [held, id, setQueue])

  const dismiss = () => setQueue((waiting) => waiting.filter((each) => each.id !== id))
  const message = shown && (
    <Message
      key={shown.id}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Mark $severity={shown.severity}>
        <Icon glyph={severities[shown.severity].glyph} />
      </Mark>
      <VisuallyHidden>{t(`severity.${shown.severity}`)}: </VisuallyHidden>
      <Content>{shown.message}</Content>
      {shown.link && (
        <Onward to={shown.link.to} onClick={dismiss}>
          {shown.link.label}
        </Onward>
      )}
      <IconButton glyph={X} label={t('dismiss')} onClick={dismiss} />
    </Message>
  )
  const isProblem = shown?.severity === 'error'
  return (
    <Place
      ref={element}
      style={
        'fromTop' in place
          ? { insetBlockStart: place.fromTop, insetBlockEnd: 'auto' }
          : { marginBlockEnd: place.raisedBy }
      }
      // Not hidden by a dialog, and a press on it is no press outside of the dialog.
      data-react-aria-top-layer="true"
    >
      <List role="status">
        {isProblem
          ? null
          : (message ?? (lasting && <LastingQuestion notice={lasting} onDone={() => setLasting(null)} />))}
      </List>
      <List role="alert">{isProblem && message}</List>
    </Place>
  )
}
