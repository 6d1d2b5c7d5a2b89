import type { Chat } from '@jobspan/shared-kit/contracts/chats/chats'
import { color, fontSize, Icon, media, motion, space, Text, VisuallyHidden } from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { Link } from '@jobspan/shared-kit/routing'
import { BellOff, Pin } from 'lucide-react'
import { styled } from 'styled-components'
import { avatarRow } from '../../chat/avatar-row.ts'
import { NoScriptTime } from '../../chat/no-script-time.tsx'
import { PageAlignedText } from '../../chat/page-aligned-text.tsx'
import { RecruiterAvatar } from '../../chat/recruiter-avatar.tsx'
import type { useChatDateFormat } from '../../chat/use-chat-date-format.ts'
import { useMessageSummary } from '../../chat/use-message-summary.ts'

const RowLink = styled(Link)`
  position: relative;
  ${avatarRow}
  color: ${color.ink};
  text-decoration: none;
  transition: background-color ${motion.feedback};

  &:hover {
    background: ${color.sunken};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    background: ${color.accentWash};
    box-shadow: inset 4px 0 ${color.accent};

    &:dir(rtl) {
      box-shadow: inset -4px 0 ${color.accent};
    }
  }

  ${media.wide} {
    padding-inline: ${space[16]};
  }
`
const Line = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[12]};
  min-inline-size: 0;

  & > :first-child {
    min-inline-size: 0;
  }

  & > :last-child:not(:first-child) {
    flex: none;
  }
`
const Marks = styled.span`
  display: inline-flex;
  align-items: center;
  align-self: center;
  gap: ${space[8]};
  color: ${color.inkSoft};
`
const Unread = styled.span`
  min-inline-size: 22px;
  padding-inline: 7px;
  border-radius: 11px;
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${fontSize[13]};
  font-weight: 600;
  line-height: 22px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`

/** Whose words they are stands apart, so that each part is cut where it ends in its own direction. */
const Last = styled.span`
  display: flex;
  gap: ${space[4]};
  min-inline-size: 0;

  & > :first-child:not(:last-child) {
    flex: none;
  }
`

const isOwnText = ({ last_message: last }: Chat) =>
  last?.sender === 'seeker' && last.kind !== 'job' && !last.is_recalled

type Props = { chat: Chat; to: string; current: boolean; moments: ReturnType<typeof useChatDateFormat> }

/** One chat in the list: who, about what, what was said last, and what waits to be read. */
export function ChatRow({ chat, to, current, moments }: Props) {
  const t = useTranslations('mf-chat')
  const format = useFormat()
  const toSummary = useMessageSummary()
  const isUnread = chat.unread_count > 0
  const about = [chat.company.name, chat.job?.title].filter(Boolean).join(' · ')
  return (
    <RowLink to={to} aria-current={current ? 'page' : undefined} data-chat={chat.id}>
      <RecruiterAvatar recruiter={chat.recruiter} />
      <PageAlignedText as="span">
        <Line>
          <Text as="span" weight="semibold" lines={1} direction="auto">
            {chat.recruiter.name}
          </Text>
          <Text as="time" size={13} tone={isUnread ? 'accent' : 'soft'} numeric>
            {moments?.formatShort(chat.updated_at, moments.now) ?? <NoScriptTime value={chat.updated_at} as="day" />}
          </Text>
        </Line>
        <Text as="span" size={13} tone="soft" lines={3} direction="auto">
          {about}
        </Text>
        <Line>
          <Last>
            {isOwnText(chat) && (
              <Text as="span" size={15} tone="soft">
                {t('list.you')}{' '}
              </Text>
            )}
            <Text
              as="span"
              size={15}
              tone={isUnread ? 'ink' : 'soft'}
              weight={isUnread ? 'medium' : 'regular'}
              lines={1}
              direction="auto"
            >
              {chat.last_message && toSummary(chat.last_message)}
            </Text>
          </Last>
          {(isUnread || chat.is_pinned || chat.is_muted) && (
            <Marks>
              {chat.is_muted && <Icon glyph={BellOff} size={16} label={t('list.muted')} />}
              {chat.is_pinned && <Icon glyph={Pin} size={16} label={t('list.pinned')} />}
              {isUnread && (
                <>
                  <Unread aria-hidden>{format.count(chat.unread_count)}</Unread>
                  <VisuallyHidden>{t('list.unread', { count: chat.unread_count })}</VisuallyHidden>
                </>
              )}
            </Marks>
          )}
        </Line>
      </PageAlignedText>
    </RowLink>
  )
}
