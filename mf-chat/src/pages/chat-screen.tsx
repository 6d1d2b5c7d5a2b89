import { Container, color, EmptyState, Heading, media, radius, Stack, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useLocation } from '@jobspan/shared-kit/routing'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { css, styled } from 'styled-components'
import { chatsQuery } from '../chat/chat-queries.ts'
import { buildChatUrl, type ChatListView, parseChatListView } from '../chat/chat-url.ts'
import { useVisualViewport } from '../chat/use-visual-viewport.ts'
import { ChatList } from '../features/list-chats/chat-list.tsx'
import { ChatSearch } from '../features/list-chats/chat-search.tsx'
import { Folders } from '../features/list-chats/folders.tsx'
import { MessagingProvider } from '../messaging-connection/messaging-provider.tsx'
import { ConversationPane } from './conversation-pane.tsx'

/** Phones show the list or the conversation, over their whole width; wide screens both, each with a scroll of its own. */
const Frame = styled.div`
  margin-inline: calc(-1 * var(--gutter));

  ${media.wide} {
    display: grid;
    grid-template-columns: 23rem minmax(0, 1fr);
    block-size: calc(100dvh - 64px - 2 * ${space[24]});
    min-block-size: 30rem;
    margin-block: ${space[24]};
    margin-inline: 0;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    overflow: clip;
  }
`
const Aside = styled.section<{ $hasChat: boolean }>`
  display: ${({ $hasChat }) => ($hasChat ? 'none' : 'block')};
  min-block-size: 70vh;

  ${media.wide} {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    border-inline-end: 1px solid ${color.line};
  }
`
const ListHead = styled.div`
  padding-block: ${space[24]} ${space[16]};
  padding-inline: var(--gutter);

  ${media.wide} {
    padding: ${space[16]};
    border-block-end: 1px solid ${color.line};
  }
`
const Scroll = styled.div`
  ${media.wide} {
    flex: 1;
    min-block-size: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`
/**
 * From the header to the foot of what can be seen, above a keyboard too. The site's footer is not below it then, so nothing scrolls
 * behind a conversation; where no script runs it stays, since it is the way to all else. A page that the shell keeps out of sight hides
 * no footer.
 */
const filling = css`
  @media (max-width: 1023.98px) and (min-height: 24rem) and (scripting: enabled) {
    --talk-start: max(64px, var(--seen-start, 0px));

    position: fixed;
    z-index: 1;
    inset-block-start: var(--talk-start);
    inset-inline: 0;
    block-size: calc(var(--seen-end, 100dvh) - var(--talk-start));
    min-block-size: 0;

    #page:has(> :not([data-cached-page]) &) ~ #footer {
      display: none;
    }
  }
`
const Talk = styled.div<{ $hasChat: boolean }>`
  display: ${({ $hasChat }) => ($hasChat ? 'flex' : 'none')};
  flex-direction: column;
  min-inline-size: 0;
  block-size: calc(100dvh - 64px);
  min-block-size: 20rem;
  background: ${color.paper};
  ${({ $hasChat }) => $hasChat && filling}

  ${media.wide} {
    display: flex;
    block-size: auto;
    min-block-size: 0;
  }
`

const Middle = styled.div`
  margin-block: auto;
`

/** Asks to choose a chat, where the list has one. */
function NoneChosen({ view }: { view: ChatListView }) {
  const t = useTranslations('mf-chat')
  const { api } = usePlatform()
  const { data } = useInfiniteQuery(chatsQuery(api, view))
  if (!data?.pages.some(({ items }) => items.length > 0)) return null
  return (
    <Middle>
      <EmptyState compact drawing={null} title={t('empty.chooseTitle')} body={t('empty.chooseBody')} />
    </Middle>
  )
}

/** List and conversation. What is open, and what the list shows, stands in the address. */
export function ChatScreen({ chatId }: { chatId?: number }) {
  const t = useTranslations('mf-chat')
  const { search } = useLocation()
  const view = useMemo(() => parseChatListView(new URLSearchParams(search)), [search])
  const hasChat = chatId !== undefined
  const talk = useRef<HTMLDivElement>(null)
  useVisualViewport(talk)
  return (
    <MessagingProvider>
      <Container>
        <Frame>
          <Aside $hasChat={hasChat} aria-label={t('title')}>
            <ListHead>
              <Stack gap={12}>
                <Heading level={hasChat ? 2 : 1} size={28}>
                  {t('title')}
                </Heading>
                <ChatSearch view={view} chatId={chatId} />
                <Folders view={view} chatId={chatId} />
              </Stack>
            </ListHead>
            <Scroll>
              <ChatList view={view} chatId={chatId} />
            </Scroll>
          </Aside>
          <Talk ref={talk} $hasChat={hasChat}>
            {hasChat ? (
              <ConversationPane key={chatId} chatId={chatId} listPath={buildChatUrl(view)} />
            ) : (
              <NoneChosen view={view} />
            )}
          </Talk>
        </Frame>
      </Container>
    </MessagingProvider>
  )
}
