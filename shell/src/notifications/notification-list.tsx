import {
  Button,
  color,
  EmptyState,
  ErrorState,
  fontSize,
  Heading,
  minTargetSize,
  SkeletonText,
  space,
} from '@jobspan/shared-kit/design'
import { useHost } from '@jobspan/shared-kit/remote'
import { Link, urls } from '@jobspan/shared-kit/routing'
import type { TFunction } from 'i18next'
import { styled } from 'styled-components'
import { NotificationItem } from './notification-item.tsx'
import { useNotifications } from './use-notifications.ts'

const Items = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0 -${space[8]};
  padding: 0;
  list-style: none;
`
const Start = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  min-block-size: ${minTargetSize};

  & > button {
    margin-inline-start: auto;
  }
`
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  margin-block-start: ${space[12]};
  padding-block-start: ${space[12]};
  border-block-start: 1px solid ${color.line};
`
const Settings = styled(Link)`
  padding-block: ${space[12]};
  color: ${color.accentStrong};
  font-size: ${fontSize[15]};
`

type Props = {
  t: TFunction
  /** Its heading, where what it is in shows none. */
  title?: string
  /** Called when a link of the list is followed. */
  onLeave(): void
}

/** What happened, the newest first. What it shows counts as read. */
export const NotificationList = ({ t, title, onLeave }: Props) => {
  const { list, items, isNew, canMarkAll, clearMarks } = useNotifications()
  const settingsUrl = urls.accountSettings('notifications')
  const hasSettings = useHost()?.hasPage(settingsUrl)
  const isOffline = list.fetchStatus === 'paused'
  if (list.isPending && !isOffline) return <SkeletonText lines={6} />
  if (!list.data)
    return (
      <ErrorState
        kind={isOffline ? 'offline' : 'error'}
        compact
        level={3}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  return (
    <>
      {(title || canMarkAll) && (
        <Start>
          {title && (
            <Heading level={2} size={18}>
              {title}
            </Heading>
          )}
          {canMarkAll && (
            <Button variant="quiet" size="small" onClick={clearMarks}>
              {t('bell.markAllRead')}
            </Button>
          )}
        </Start>
      )}
      {items.length === 0 ? (
        <EmptyState drawing={null} compact level={3} title={t('bell.empty.title')} body={t('bell.empty.text')} />
      ) : (
        <Items>
          {items.map((item) => (
            <NotificationItem key={item.id} t={t} notification={item} isNew={isNew(item)} onLeave={onLeave} />
          ))}
        </Items>
      )}
      {(list.hasNextPage || hasSettings) && (
        <End>
          {hasSettings && (
            <Settings to={settingsUrl} onClick={onLeave}>
              {t('bell.settings')}
            </Settings>
          )}
          {list.hasNextPage && (
            <Button
              variant="secondary"
              size="small"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('bell.older')}
            </Button>
          )}
        </End>
      )}
    </>
  )
}
