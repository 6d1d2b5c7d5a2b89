import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { Chat, ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import {
  Button,
  color,
  font,
  fontSize,
  Inline,
  media,
  Stack,
  shadow,
  space,
  Text,
  VisuallyHidden,
  zIndex,
} from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { ArrowDown } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { MessageCards } from '../../chat/message-card.ts'
import type { OutboxMessage } from '../../chat/outbox.ts'
import { useChatDateFormat } from '../../chat/use-chat-date-format.ts'
import { groupMessagesByDay } from './group-messages-by-day.ts'
import { MessageItem } from './message-item.tsx'
import { OutboxMessageItem } from './outbox-message-item.tsx'
import { useIsRecruiterTyping } from './use-is-recruiter-typing.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useNewMessages } from './use-new-messages.ts'
import { useStickToEnd } from './use-stick-to-end.ts'

const Container = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-block-size: 0;
`
const View = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column-reverse;
  min-inline-size: 0;
  padding-block: ${space[16]} ${space[4]};
  padding-inline: var(--gutter);
  overflow-x: clip;
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.wide} {
    padding-inline: ${space[24]};
  }
`
const DayHeading = styled.h2`
  margin-block: ${space[16]} ${space[12]};
  color: ${color.inkSoft};
  font-size: ${fontSize[13]};
  font-weight: 500;
  line-height: ${font.leadingTight};
  text-align: center;
`
const Float = styled.div`
  position: absolute;
  z-index: ${zIndex.sticky};
  inset-block-end: ${space[12]};
  inset-inline: 0;
  display: grid;
  justify-items: center;
  pointer-events: none;

  & > * {
    border-radius: 999px;
    box-shadow: ${shadow.float};
    pointer-events: auto;
  }
`
const Typing = styled.div`
  min-block-size: 24px;
`

type Props = {
  chat: Chat
  messages: readonly ChatMessage[]
  cards: MessageCards
  outbox: readonly OutboxMessage[]
  older: { has: boolean; isLoading: boolean; load: () => void }
  onRetry: (outgoing: OutboxMessage) => void
  onDelete: (outgoing: OutboxMessage) => void
  /** Whose menu is open. */
  menuFor: number | undefined
  onMenu: (message: ChatMessage, anchor: HTMLElement) => void
  children?: ReactNode
}

/** Asks for older messages when their place comes into view. */
const useOlderInView = ({ has, isLoading, load }: Props['older'], root: RefObject<HTMLElement | null>) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!has || isLoading || !place.current) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
      root: root.current,
      rootMargin: '200px 0px 0px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [has, isLoading, load, root])
  return place
}

/** The conversation, by day; the newest at its foot. */
export function MessageList({ chat, messages, cards, outbox, older, onRetry, onDelete, menuFor, onMenu }: Props) {
  const t = useTranslations('mf-chat')
  const format = useFormat()
  const moments = useChatDateFormat()
  const lastId = messages.at(-1)?.id
  const { view, isAtEnd, scrollToEnd: toEnd } = useStickToEnd(outbox.at(-1)?.clientId ?? lastId)
  const { unseen, announcement } = useNewMessages(messages, isAtEnd, chat.recruiter.name)
  useMarkRead(chat, lastId, isAtEnd)
  // What one has just written is at the foot, wherever one was reading.
  const written = outbox.at(-1)?.clientId
  useEffect(() => {
    if (written !== undefined) toEnd()
  }, [written, toEnd])
  const lastReadId = messages.findLast(
    ({ id, sender, kind, is_recalled }) =>
      sender === 'seeker' && kind !== 'job' && !is_recalled && id <= chat.recruiter_read_id,
  )?.id
  return (
    <Container>
      {/* A region that scrolls can be reached by keyboard (WCAG 2.1.1). */}
      <View ref={view} role="region" aria-label={t('conversation.label', { name: chat.recruiter.name })} tabIndex={0}>
        <div>
          {older.has && <OlderButton older={older} view={view} />}
          {groupMessagesByDay(messages, moments).map((day) => (
            <section key={day.key}>
              <DayHeading>{moments ? moments.day(day.at, moments.now) : format.date(day.at)}</DayHeading>
              <Stack as="ul" gap={0}>
                {day.said.map(({ message, isLastOfGroup: endsRun }) => (
                  <MessageItem
                    key={message.id}
                    message={message}
                    endsRun={endsRun}
                    isLastRead={message.id === lastReadId}
                    chat={chat}
                    cards={cards}
                    moments={moments}
                    isMenuOpen={message.id === menuFor}
                    onMenu={onMenu}
                  />
                ))}
              </Stack>
            </section>
          ))}
          <Outbox outbox={outbox} onRetry={onRetry} onDelete={onDelete} />
          <Foot chat={chat} />
        </div>
      </View>
      {unseen > 0 && (
        <Float>
          <Button size="small" icon={ArrowDown} onClick={toEnd}>
            {t('conversation.news', { count: unseen })}
          </Button>
        </Float>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
    </Container>
  )
}

/** What has not arrived yet. */
function Outbox({ outbox, onRetry, onDelete }: Pick<Props, 'outbox' | 'onRetry' | 'onDelete'>) {
  if (outbox.length === 0) return null
  return (
    <Stack as="ul" gap={0}>
      {outbox.map((outgoing) => (
        <OutboxMessageItem
          key={outgoing.clientId}
          outgoing={outgoing}
          onRetry={() => onRetry(outgoing)}
          onDelete={() => onDelete(outgoing)}
        />
      ))}
    </Stack>
  )
}

/** Below the last message: until when the chat is kept, and whether the recruiter is writing. */
function Foot({ chat }: Pick<Props, 'chat'>) {
  const t = useTranslations('mf-chat')
  const dayOf = useOwnDay()
  const isTyping = useIsRecruiterTyping(chat.id)
  return (
    <>
      {chat.deleted_at && (
        <Text size={13} tone="faint" align="center">
          {t('conversation.keptUntil', { date: dayOf(chat.deleted_at) })}
        </Text>
      )}
      <Typing aria-live="polite">
        {isTyping && (
          <Text size={13} tone="soft">
            {t('conversation.typing', { name: chat.recruiter.name })}
          </Text>
        )}
      </Typing>
    </>
  )
}

/** Loads older messages when it comes into view or is pressed. */
function OlderButton({ older, view }: { older: Props['older']; view: RefObject<HTMLElement | null> }) {
  const t = useTranslations('mf-chat')
  const place = useOlderInView(older, view)
  return (
    <Inline justify="center">
      <div ref={place}>
        <Button variant="quiet" size="small" loading={older.isLoading} onClick={older.load}>
          {t('conversation.older')}
        </Button>
      </div>
    </Inline>
  )
}
