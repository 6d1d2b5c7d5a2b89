import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Link } from '@jobspan/shared-kit/routing'
import { type Notification, notificationsAtom } from '@jobspan/shared-kit/session'
import { useAtom } from 'jotai'
import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { type NotificationPlace, placeNotifications } from './place-notifications.ts'
import { severities } from './severities.ts'
import { color, fontSize, minTargetSize, motion, radius, shadow, zIndex } from './tokens.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Milliseconds a message stays (docs/product-rules.md#notification-bar-3-seconds). */
const showFor = 3000

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`

const Place = styled.div`
  position: fixed;
  z-index: ${zIndex.notification};
  inset-inline: 0;
  inset-block-end: calc(16px + env(safe-area-inset-bottom));
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

/**
 * The one place where messages of the moment appear; the shell renders it once. Each new message restarts the three seconds and all
 * leave together. They stand above what is marked `data-docked`, and beside the actions of an open dialog, which does not hide them. Time stands still while the pointer or the focus rests on them
 * (WCAG 2.2.1). Problems interrupt, others wait.
 */
export function NotificationBar() {
  const t = useTranslations('kit')
  const [shown, setShown] = useAtom(notificationsAtom)
  const [held, setHeld] = useState(false)
  const [place, setPlace] = useState<NotificationPlace>({ raisedBy: 0 })
  const element = useRef<HTMLDivElement>(null)
  const newest = shown.at(-1)?.id

  useLayoutEffect(() => {
    if (newest === undefined) return
    const update = () => setPlace(placeNotifications(element.current?.offsetHeight ?? 0))
    update()
    // A dialog is added to the body, and may open or close while a message is shown.
    const observer = new MutationObserver(update)
    observer.observe(document.body, { childList: true })
    return () => observer.disconnect()
  }, [newest])

  useEffect(() => {
    if (newest === undefined) setHeld(false)
    if (held || newest === undefined) return
    const timer = setTimeout(() => setShown([]), showFor)
    return () => clearTimeout(timer)
  }, [held, newest, setShown])

  const list = (messages: readonly Notification[]) =>
    messages.map(({ id, message, severity, link }) => (
      <Message
        key={id}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <Mark $severity={severity}>
          <Icon glyph={severities[severity].glyph} />
        </Mark>
        <VisuallyHidden>{t(`severity.${severity}`)}: </VisuallyHidden>
        <Content>{message}</Content>
        {link && (
          <Onward to={link.to} onClick={() => setShown([])}>
            {link.label}
          </Onward>
        )}
        <IconButton
          glyph={X}
          label={t('dismiss')}
          onClick={() => {
            setHeld(false)
            setShown(shown.filter((each) => each.id !== id))
          }}
        />
      </Message>
    ))

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
      <List role="status">{list(shown.filter((each) => each.severity !== 'error'))}</List>
      <List role="alert">{list(shown.filter((each) => each.severity === 'error'))}</List>
    </Place>
  )
}
