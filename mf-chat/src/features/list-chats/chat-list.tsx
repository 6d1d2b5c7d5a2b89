import { isApiError } from '@jobspan/shared-kit/api'
import { Button, ButtonLink, EmptyState, ErrorState, Inline, space } from '@jobspan/shared-kit/design'
import { useInternalLink } from '@jobspan/shared-kit/hooks/use-internal-link'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { chatsQuery } from '../../chat/chat-queries.ts'
import { buildChatUrl, type ChatListView } from '../../chat/chat-url.ts'
import { useChatDateFormat } from '../../chat/use-chat-date-format.ts'
import { ChatRow } from './chat-row.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { moveFocusWithArrows } from './move-focus-with-arrows.ts'

const List = styled.ul`
  list-style: none;
`
const More = styled.div`
  padding: ${space[16]};
`
const Container = styled.div`
  padding-inline: ${space[16]};
`

/** Why there are no chats to show, and what to do. */
function NoChats({ view }: { view: ChatListView }) {
  const t = useTranslations('mf-chat')
  const link = useInternalLink()
  if (view.query !== '')
    return (
      <EmptyState
        compact
        title={t('empty.searchTitle', { query: view.query })}
        body={t('empty.searchBody')}
        action={
          <ButtonLink variant="secondary" {...link(buildChatUrl({ ...view, query: '' }))}>
            {t('empty.searchAction')}
          </ButtonLink>
        }
      />
    )
  if (view.folder === 'not_interested')
    return <EmptyState compact drawing={null} title={t('empty.asideTitle')} body={t('empty.asideBody')} />
  return (
    <EmptyState
      title={t('empty.title')}
      body={t('empty.body')}
      action={<ButtonLink {...link(urls.search())}>{t('empty.action')}</ButtonLink>}
    />
  )
}

/** The member's chats in one folder; more of them on demand. */
export function ChatList({ view, chatId }: { view: ChatListView; chatId?: number | undefined }) {
  const t = useTranslations('mf-chat')
  const { api } = usePlatform()
  const moments = useChatDateFormat()
  const query = useInfiniteQuery({ ...chatsQuery(api, view), placeholderData: keepPreviousData })
  if (!query.data) {
    if (!query.isError && !query.isPaused) return <ListSkeleton />
    const isOffline = query.isPaused || (isApiError(query.error) && query.error.kind === 'offline')
    return (
      <Container>
        <ErrorState
          compact
          kind={isOffline ? 'offline' : 'error'}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </Container>
    )
  }
  const chats = query.data.pages.flatMap(({ items }) => items)
  if (chats.length === 0)
    return (
      <Container>
        <NoChats view={view} />
      </Container>
    )
  return (
    <>
      <List role="list" aria-label={t(`folder.${view.folder}`)} onKeyDown={moveFocusWithArrows}>
        {chats.map((chat) => (
          <li key={chat.id}>
            <ChatRow chat={chat} to={buildChatUrl(view, chat.id)} current={chat.id === chatId} moments={moments} />
          </li>
        ))}
      </List>
      {query.hasNextPage && (
        <More>
          <Inline justify="center">
            <Button
              variant="secondary"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
            >
              {t('list.more')}
            </Button>
          </Inline>
        </More>
      )}
    </>
  )
}
