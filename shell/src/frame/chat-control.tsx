import { color, Icon, minTargetSize, radius, VisuallyHidden } from '@jobspan/shared-kit/design'
import { createLazyModule } from '@jobspan/shared-kit/hooks/create-lazy-module'
import { Link, useLocation } from '@jobspan/shared-kit/routing'
import { useSession } from '@jobspan/shared-kit/session'
import { MessageCircle } from 'lucide-react'
import { styled } from 'styled-components'
import { isActiveLink, useNavigationLinks } from './navigation-links.ts'

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

const unreadChats = createLazyModule(() => import(/* webpackChunkName: "member-header" */ './unread-chats.tsx'))

/** How many chats are unread, on the corner of what leads to them. It comes after the page, and guests never load it. */
export const LazyUnreadChats = () => {
  const module = unreadChats.useWhen(true)
  return module ? <module.UnreadChats /> : null
}

/** Id of the link whose corner shows how many chats are unread: whichever remote brings it, the count is the shell's. */
export const chatLinkId = 'chat'

/** For members where chat is on: the way to it, as in the bar at the bottom of a phone. */
export const ChatControl = () => {
  const { pathname } = useLocation()
  const link = useNavigationLinks('bottom-bar').find(({ id }) => id === chatLinkId)
  const isMember = useSession().kind === 'member'
  if (!isMember || !link) return null
  return (
    <Round to={link.to} aria-current={isActiveLink(link, pathname) ? 'page' : undefined}>
      <Icon glyph={MessageCircle} />
      <VisuallyHidden>{link.text}</VisuallyHidden>
      <LazyUnreadChats />
    </Round>
  )
}
