import {
  color,
  Icon,
  loadOverlays,
  minTargetSize,
  radius,
  VisuallyHidden,
  visuallyHidden,
} from '@jobspan/shared-kit/design'
import { useLazyModule } from '@jobspan/shared-kit/hooks/use-lazy-module'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { setAppBadge } from '../set-app-badge.ts'
import { useWorkerRedirect } from '../use-worker-redirect.ts'
import { startMessagingUpdates } from './messaging-updates.ts'
import { unreadNotificationsQuery } from './notification-queries.ts'
import { UnreadCount } from './unread-count.tsx'
import { useAnnouncement } from './use-announcement.ts'

const Round = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: ${minTargetSize};
  block-size: ${minTargetSize};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.inkSoft};
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }
`
const Announcer = styled.span`
  ${visuallyHidden}
`

const importPanel = async () => {
  const { NotificationPanel } = await import(/* webpackChunkName: "notification-list" */ './notification-panel.tsx')
  return { NotificationPanel }
}
/** The list with its texts, and what it opens in. */
const loadPanel = async () => {
  const [panel] = await Promise.all([importPanel(), loadOverlays()])
  return panel
}
const preloadPanel = () => void loadPanel().catch(() => undefined)

/** How many notifications are unread, and the way to them. While it is there, the counts of the header follow the server at once. */
export const Bell = () => {
  const t = useTranslations('shell')
  const format = useFormat()
  const { api, events, store, queryClient } = usePlatform()
  const { data: unread } = useQuery(unreadNotificationsQuery(api))
  const anchor = useRef<HTMLButtonElement>(null)
  const panel = useLazyModule(loadPanel, t('offline'))
  const isOpen = panel.isOpen && panel.module !== undefined
  const label = t('header.notifications')
  const news = `${label}. ${t('header.chatUnread', { unread: format.number(unread ?? 0) })}`
  const announcement = useAnnouncement(unread, news, isOpen)
  useWorkerRedirect()
  useEffect(() => {
    if (unread !== undefined) setAppBadge(navigator, unread)
  }, [unread])
  useEffect(() => startMessagingUpdates({ api, events, store, queryClient }), [api, events, store, queryClient])
  return (
    <>
      <Round
        type="button"
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={panel.open}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
      >
        <Icon glyph={BellIcon} />
        <VisuallyHidden>{label}</VisuallyHidden>
        <UnreadCount count={unread ?? 0} />
      </Round>
      <Announcer role="status">{announcement}</Announcer>
      {panel.module && <panel.module.NotificationPanel open={isOpen} onClose={panel.close} anchor={anchor} />}
    </>
  )
}
