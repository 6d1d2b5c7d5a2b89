import { isApiError } from '@jobspan/shared-kit/api'
import type { Chat, ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import { color, ErrorState, media, SkeletonRegion, space, Text } from '@jobspan/shared-kit/design'
import { useIsOffline } from '@jobspan/shared-kit/hooks/use-is-offline'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { Slot, usePlatform } from '@jobspan/shared-kit/remote'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { chatQuery, messagesQuery } from '../chat/chat-queries.ts'
import { outboxQuery } from '../chat/outbox.ts'
import { ChatTools } from '../features/chat-tools/chat-tools.tsx'
import { Composer } from '../features/compose/composer.tsx'
import { useSendMessage } from '../features/compose/use-send-message.ts'
import { ConversationHeader } from '../features/conversation/conversation-header.tsx'
import { ConversationSkeleton, MessagesSkeleton } from '../features/conversation/conversation-skeleton.tsx'
import { MessageList } from '../features/conversation/message-list.tsx'
import { ChatMenu } from '../features/manage-chat/chat-menu.tsx'
import { NotInterestedNotice } from '../features/manage-chat/not-interested-notice.tsx'
import { MessageMenu } from '../features/message-actions/message-menu.tsx'
import { ReplyOffer } from '../features/push-offer/reply-offer.tsx'
import { messageCards } from './message-cards.ts'

const Line = styled.div`
  padding-block: ${space[8]};
  padding-inline: var(--gutter);
  border-block-start: 1px solid ${color.line};
  background: ${color.sunken};

  ${media.wide} {
    padding-inline: ${space[24]};
  }
`
const Middle = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
`

/** What other remotes add to a conversation, above its messages; nothing where they add nothing. */
const Panels = styled.div`
  padding-inline: var(--gutter);

  &:empty {
    display: none;
  }

  ${media.wide} {
    padding-inline: ${space[24]};
  }
`

/** Not while something is asked above it, and not where a low screen or the keyboard of a phone leaves no room for it. */
const Offer = styled.div`
  ${Panels}:has(button, a) + & {
    display: none;
  }

  @media (max-height: 34.98rem) {
    display: none;
  }

  @media (max-width: 1023.98px) {
    &:has(~ * textarea:focus) {
      display: none;
    }
  }
`

type Failing = { isError: boolean; isPaused: boolean; isFetching: boolean; error: unknown; refetch: () => unknown }

/** What could not be had, and a way to try again. */
function Failed({ queries, level }: { queries: readonly Failing[]; level: 1 | 2 }) {
  const isOffline = queries.some(({ isPaused, error }) => isPaused || (isApiError(error) && error.kind === 'offline'))
  const isMissing = queries.some(({ error }) => isApiError(error) && error.status === 404)
  if (isMissing) return <ErrorState kind="missing" level={level} />
  return (
    <ErrorState
      kind={isOffline ? 'offline' : 'error'}
      level={level}
      onRetry={() => {
        for (const query of queries) void query.refetch()
      }}
      retrying={queries.some(({ isFetching }) => isFetching)}
    />
  )
}

/** Whether both sides have written themselves, as far as the page knows: the API has the last word. */
const hasBothWritten = (messages: readonly ChatMessage[]): boolean =>
  ['seeker', 'recruiter'].every((side) =>
    messages.some(
      ({ sender, kind, is_automatic: isAutomatic }) =>
        sender === side && (kind === 'text' || kind === 'file') && !isAutomatic,
    ),
  )

/** A place to write, or why there is none. */
function Writing({
  chat,
  messages,
  onSend,
}: {
  chat: Chat
  messages: readonly ChatMessage[]
  onSend: (text: string) => void
}) {
  const t = useTranslations('mf-chat')
  const isOffline = useIsOffline()
  return (
    <>
      {isOffline && (
        <Line role="status">
          <Text size={15}>{t('conversation.offline')}</Text>
        </Line>
      )}
      {chat.is_open ? (
        <Composer
          chatId={chat.id}
          name={chat.recruiter.name}
          onSend={onSend}
          tools={<ChatTools chat={chat} hasBothWritten={hasBothWritten(messages)} />}
        />
      ) : (
        <Line>
          <Text size={15} tone="soft">
            {t('conversation.closed')}
          </Text>
        </Line>
      )}
    </>
  )
}

/** One chat: who, what was said, and a place to answer. */
export function ConversationPane({ chatId, listPath }: { chatId: number; listPath: string }) {
  const t = useTranslations('mf-chat')
  const { api } = usePlatform()
  const chat = useQuery(chatQuery(api, chatId))
  const history = useInfiniteQuery(messagesQuery(api, chatId))
  const { data: outbox = [] } = useQuery(outboxQuery(chatId))
  const { send, retry, forget } = useSendMessage(chatId)
  const [menu, setMenu] = useState<{ message: ChatMessage; open: boolean }>()
  const anchor = useRef<HTMLElement>(null)
  const messages = useMemo(() => history.data?.pages.toReversed().flatMap(({ items }) => items) ?? [], [history.data])
  const { fetchNextPage } = history
  const load = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const openMenu = useCallback((message: ChatMessage, element: HTMLElement) => {
    anchor.current = element
    setMenu({ message, open: true })
  }, [])

  if (!chat.data)
    return chat.isError || chat.isPaused ? <Failed queries={[chat, history]} level={1} /> : <ConversationSkeleton />
  // What has arrived over the connection before its own answer is not shown twice.
  const arrived = new Set(messages.map(({ client_id }) => client_id))
  const waiting = outbox.filter(({ clientId }) => !arrived.has(clientId))
  return (
    <>
      <ConversationHeader chat={chat.data} listPath={listPath} menu={<ChatMenu chat={chat.data} />} />
      {chat.data.is_not_interested && <NotInterestedNotice chatId={chatId} />}
      <Panels>
        <Slot name="chat.panel" params={{ chatId }} reservedHeight={48} />
      </Panels>
      <Offer>{chat.data.is_open && <ReplyOffer messages={messages} />}</Offer>
      {history.data ? (
        <MessageList
          chat={chat.data}
          messages={messages}
          cards={messageCards}
          outbox={waiting}
          older={{ has: history.hasNextPage, isLoading: history.isFetchingNextPage, load }}
          onRetry={retry}
          onDelete={forget}
          menuFor={menu?.open ? menu.message.id : undefined}
          onMenu={openMenu}
        />
      ) : (
        <Middle>
          {history.isError || history.isPaused ? (
            <Failed queries={[history]} level={2} />
          ) : (
            <SkeletonRegion label={t('conversation.loading')}>
              <MessagesSkeleton />
            </SkeletonRegion>
          )}
        </Middle>
      )}
      {menu && (
        <MessageMenu
          chat={chat.data}
          message={menu.message}
          open={menu.open}
          anchor={anchor}
          onClose={() => setMenu({ ...menu, open: false })}
        />
      )}
      <Writing chat={chat.data} messages={messages} onSend={send} />
    </>
  )
}
