import { Container, color, EmptyState, Heading, Inline, media, radius, Stack, space } from '@jobspan/shared-kit/design'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useLocation } from '@jobspan/shared-kit/routing'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { css, styled } from 'styled-components'
import { chatsQuery } from '../chat/chat-queries.ts'
import { buildChatUrl, type ChatListView, parseChatListView } from '../chat/chat-url.ts'
import { useVisualViewport } from '../chat/use-visual-viewport.ts'
import { InterviewsLink } from '../features/interviews/interviews-link.tsx'
import { ChatList } from '../features/list-chats/chat-list.tsx'
import { ChatSearch } from '../features/list-chats/chat-search.tsx'
import { Folders } from '../features/list-chats/folders.tsx'
import { MessagingProvider } from '../messaging-connection/messaging-provider.tsx'
import { ConversationPane } from './conversation-pane.tsx'

/** Below it, each scrolls as any page does. */
const roomy = '(min-height: 24rem) and (scripting: enabled)'

/**
 * The page is what the header, and all that the site asks for below it, leave of what can be seen, above a keyboard too. The site's footer is not
 * below it then, so nothing scrolls behind a conversation; where no script runs it stays, since it is the way to all else. A page that the shell
 * keeps out of sight changes nothing.
 */
const filling = css`
  position: absolute;
  inset: 0;

  body:has(#page > :not([data-cached-page]) &) {
    position: relative;
    inset-block-start: var(--seen-start, 0px);
    block-size: calc(var(--seen-end, 100dvh) - var(--seen-start, 0px));
    min-block-size: 0;

    & > #page {
      position: relative;
      min-block-size: 0;
    }

    & > #footer {
      display: none;
    }
  }
`
const Screen = styled.div<{ $hasChat: boolean }>`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);

  @media (max-width: 1023.98px) and ${roomy} {
    ${({ $hasChat }) => $hasChat && filling}
  }

  @media (min-width: 1024px) and ${roomy} {
    ${filling}
  }

  ${media.wide} {
    padding-block: ${space[24]};
  }
`
/** Phones show the list or the conversation, over their whole width; wide screens both, each with a scroll of its own. */
const Frame = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  block-size: 100%;
  margin-inline: calc(-1 * var(--gutter));

  ${media.wide} {
    grid-template-columns: 23rem minmax(0, 1fr);
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
const Talk = styled.div<{ $hasChat: boolean }>`
  display: ${({ $hasChat }) => ($hasChat ? 'flex' : 'none')};
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  background: ${color.paper};

  ${media.wide} {
    display: flex;
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
  useVisualViewport()
  return (
    <MessagingProvider>
      <Screen $hasChat={hasChat}>
        <Container>
          <Frame>
            <Aside $hasChat={hasChat} aria-label={t('title')}>
              <ListHead>
                <Stack gap={12}>
                  <Inline justify="between" gap={8}>
                    <Heading level={hasChat ? 2 : 1} size={28}>
                      {t('title')}
                    </Heading>
                    <InterviewsLink />
                  </Inline>
                  <ChatSearch view={view} chatId={chatId} />
                  <Folders view={view} chatId={chatId} />
                </Stack>
              </ListHead>
              <Scroll>
                <ChatList view={view} chatId={chatId} />
              </Scroll>
            </Aside>
            <Talk $hasChat={hasChat}>
              {hasChat ? (
                <ConversationPane key={chatId} chatId={chatId} listPath={buildChatUrl(view)} />
              ) : (
                <NoneChosen view={view} />
              )}
            </Talk>
          </Frame>
        </Container>
      </Screen>
    </MessagingProvider>
  )
}
