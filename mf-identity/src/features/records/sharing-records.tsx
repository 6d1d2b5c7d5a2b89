import { useOwnDay } from '@jobspan/shared-features/own-day'
import type { IdentityRecord } from '@jobspan/shared-kit/contracts/identity/identity'
import {
  Button,
  color,
  ErrorState,
  Heading,
  SkeletonRegion,
  SkeletonText,
  Stack,
  space,
  Text,
} from '@jobspan/shared-kit/design'
import { useFormat, useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'
import { sharingRecordsQuery } from '../../identity/identity-queries.ts'

const List = styled.ul`
  border-block-start: 1px solid ${color.line};

  & > li {
    display: grid;
    gap: 2px;
    padding-block: ${space[12]};
    border-block-end: 1px solid ${color.line};
  }
`

function Entry({ record }: { record: IdentityRecord }) {
  const t = useTranslations('mf-identity')
  const format = useFormat()
  const dayOf = useOwnDay()
  return (
    <li>
      <Text as="div" weight="medium">
        {t(`record.${record.kind}`, { company: record.company?.name ?? '' })}
      </Text>
      <Text as="div" size={13} tone="soft">
        {dayOf(record.at, 'long')}
        {record.fields.length > 0 && ` · ${format.list(record.fields.map((field) => t(`row.${field}`)))}`}
      </Text>
    </li>
  )
}

/** What was shared, with whom and when; the newest first. */
export function SharingRecords() {
  const t = useTranslations('mf-identity')
  const { api } = usePlatform()
  const query = useInfiniteQuery(sharingRecordsQuery(api))
  const records = query.data?.pages.flatMap(({ items }) => items)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={16}>
        <Heading level={2} size={22} id={id}>
          {t('settings.recordsTitle')}
        </Heading>
        {!records && query.isError && (
          <ErrorState compact onRetry={() => void query.refetch()} retrying={query.isFetching} />
        )}
        {!records && !query.isError && (
          <SkeletonRegion>
            <SkeletonText lines={4} />
          </SkeletonRegion>
        )}
        {records?.length === 0 && <Text tone="soft">{t('settings.recordsNone')}</Text>}
        {records && records.length > 0 && (
          <List role="list">
            {records.map((record) => (
              <Entry key={record.id} record={record} />
            ))}
          </List>
        )}
        {query.hasNextPage && (
          <div>
            <Button variant="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('settings.more')}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  )
}
