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

/** For members where chat is on: the way to it. How much there is unread comes after the page: guests never load what tells it. */
export const ChatControl = () => {
  const t = useTranslations('shell')
  const { pathname } = useLocation()
  const host = useHost()
  const isShown = useSession().kind === 'member' && host?.hasPage(urls.chat())
  const [Unread, setUnread] = useState<ComponentType>()
  useEffect(() => {
    if (!isShown) return
    import('./unread-chats.tsx').then(
      ({ UnreadChats }) => setUnread(() => UnreadChats),
      () => undefined,
    )
  }, [isShown])
  if (!isShown) return null
  return (
    <Round to={urls.chat()} aria-current={pathname.startsWith(urls.chat()) ? 'page' : undefined}>
      <Icon glyph={MessageCircle} />
      <VisuallyHidden>{t('header.chat')}</VisuallyHidden>
      {Unread && <Unread />}
    </Round>
  )
}
