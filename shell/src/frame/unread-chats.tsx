import { unreadChatsKey } from '@jobspan/shared-kit/contracts/chats/unread-chats-key'
import { interviewRedDotKey } from '@jobspan/shared-kit/contracts/interviews/interview-red-dot-key'
import { color, radius, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { pollIntervalMs } from '../notifications/notification-queries.ts'
import { UnreadCount } from '../notifications/unread-count.tsx'

const Dot = styled.span`
  position: absolute;
  inset-block-start: 7px;
  inset-inline-end: 7px;
  inline-size: 10px;
  block-size: 10px;
  border: 1px solid ${color.paper};
  border-radius: ${radius.full};
  background: ${color.signal};

  @media (forced-colors: active) {
    background: Highlight;
  }
`

/** Where nothing is unread: whether an interview or an offer that was read still waits for an answer. */
const RedDot = () => {
  const t = useTranslations('shell')
  const { api } = usePlatform()
  const { data } = useQuery({
    queryKey: interviewRedDotKey,
    queryFn: async ({ signal }) => {
      const { getInterviewRedDot } = await import('@jobspan/shared-kit/contracts/interviews/red-dot')
      return api.call(getInterviewRedDot, { signal })
    },
    refetchInterval: pollIntervalMs,
    staleTime: 5_000,
    meta: { changedBy: ['session.changed'] },
  })
  if (!data?.has_red_dot) return null
  return (
    <>
      <Dot aria-hidden="true" />
      <VisuallyHidden>{t('header.chatWaiting')}</VisuallyHidden>
    </>
  )
}

/** On the corner of what leads to chats: how many have something unread, or that something waits for an answer; nothing where neither is. */
export const UnreadChats = () => {
  const { api } = usePlatform()
  const { data: count } = useQuery({
    queryKey: unreadChatsKey,
    queryFn: async ({ signal }) => {
      const { countUnreadChats } = await import('@jobspan/shared-kit/contracts/chats/unread-chats')
      return (await api.call(countUnreadChats, { signal })).count
    },
    refetchInterval: pollIntervalMs,
    staleTime: 5_000,
    meta: { changedBy: ['session.changed'] },
  })
  return count === 0 ? <RedDot /> : <UnreadCount count={count ?? 0} />
}
