import { ButtonLink, EmptyState, Stack } from '@jobspan/shared-kit/design'
import { addresses } from '../addresses.ts'
import { PageHead } from '../components/page-head.tsx'
import { QueryView } from '../components/query-view.tsx'
import { SkeletonRows } from '../components/skeleton-rows.tsx'
import { ScheduledItem } from '../features/schedule/scheduled-item.tsx'
import { timeZone } from '../format-time.ts'
import { useScheduled } from '../operations/list-scheduled.ts'
import { useConsoleText } from '../texts.ts'

export function SchedulePage() {
  const t = useConsoleText()
  const scheduled = useScheduled()
  return (
    <Stack gap={24}>
      <PageHead title={t('schedule.title')} lead={t('schedule.lead', { zone: timeZone() })} />
      <QueryView query={scheduled} skeleton={<SkeletonRows rows={3} height="6rem" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              title={t('schedule.none')}
              body={t('schedule.noneBody')}
              action={<ButtonLink href={addresses.overview()}>{t('overview.title')}</ButtonLink>}
            />
          ) : (
            <Stack gap={12} as="ul">
              {list
                .toSorted((a, b) => a.at.localeCompare(b.at))
                .map((item) => (
                  <ScheduledItem key={item.id} item={item} />
                ))}
            </Stack>
          )
        }
      </QueryView>
    </Stack>
  )
}
