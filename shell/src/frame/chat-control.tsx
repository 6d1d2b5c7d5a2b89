import { color, Icon, minTargetSize, radius, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useHost } from '@jobspan/shared-kit/remote'
import { Link, urls, useLocation } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { MessageCircle } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { styled } from 'styled-components'

const Round = styled(Link)`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: ${minTargetSize};
  block-size: ${minTargetSize};
  border-radius: ${radius.control};
  color: ${color.inkSoft};

  &:hover {
    background: ${color.sunken};
  }

  &[aria-current] {
    color: ${color.accentStrong};
  }
`

/** How many chats are unread, on the corner of what leads to them. It comes after the page, and guests never load it. */
export const LazyUnreadChats = () => {
  const [Unread, setUnread] = useState<ComponentType>()
  useEffect(() => {
    import(/* webpackChunkName: "member-header" */ './unread-chats.tsx').then(
      ({ UnreadChats }) => setUnread(() => UnreadChats),
      () => undefined,
    )
  }, [])
  return Unread ? <Unread /> : null
}

/** For members where chat is on: the way to it. */
export const ChatControl = () => {
  const t = useTranslations('shell')
  const { pathname } = useLocation()
  const host = useHost()
  const isMember = useSession().kind === 'member'
  if (!isMember || !host?.hasPage(urls.chat())) return null
  return (
    <Round to={urls.chat()} aria-current={pathname.startsWith(urls.chat()) ? 'page' : undefined}>
      <Icon glyph={MessageCircle} />
      <VisuallyHidden>{t('header.chat')}</VisuallyHidden>
      <LazyUnreadChats />
    </Round>
  )
}
