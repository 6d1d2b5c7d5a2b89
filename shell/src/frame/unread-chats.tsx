import { unreadChatsKey } from '@jobspan/shared-kit/contracts/unread-chats-query-key'
import { color, fontSize, radius, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

const Count = styled.span`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-end: 1px;
  min-inline-size: 18px;
  padding-inline: 4px;
  border: 1px solid ${color.paper};
  border-radius: ${radius.full};
  background: ${color.accent};
  color: ${color.paper};
  font-size: ${fontSize[13]};
  font-weight: 600;
  line-height: 16px;
  text-align: center;
`

/** How often a tab in sight asks; where a chat is open, it is told at once. */
const every = 60_000
const maxCount = 99

/** How many chats have something unread, on the corner of what leads to them; nothing where none has. */
export const UnreadChats = () => {
  const t = useTranslations('shell')
  const format = useFormat()
  const { api } = usePlatform()
  const { data: count = 0 } = useQuery({
    queryKey: unreadChatsKey,
    queryFn: async ({ signal }) => {
      const { countUnread } = await import('@jobspan/shared-kit/contracts/unread-chats')
      return (await api.call(countUnread, { signal })).count
    },
    refetchInterval: every,
    staleTime: 5_000,
    meta: { changedBy: ['session.changed'] },
  })
  if (count === 0) return null
  return (
    <>
      <Count aria-hidden="true">{count > maxCount ? `${format.number(maxCount)}+` : format.number(count)}</Count>
      <VisuallyHidden>{t('header.chatUnread', { unread: format.number(count) })}</VisuallyHidden>
    </>
  )
}
