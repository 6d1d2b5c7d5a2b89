import { EmptyState, Stack } from '@jobspan/shared-kit/design'
import { PageHead } from '../components/page-head.tsx'
import { QueryView } from '../components/query-view.tsx'
import { SkeletonRows } from '../components/skeleton-rows.tsx'
import { AlertItem } from '../features/alerts/alert-item.tsx'
import { useAlerts } from '../operations/list-alerts.ts'
import { useConsoleText } from '../texts.ts'

export function AlertsPage() {
  const t = useConsoleText()
  const alerts = useAlerts()
  return (
    <Stack gap={24}>
      <PageHead title={t('alerts.title')} lead={t('alerts.lead')} />
      <QueryView query={alerts} skeleton={<SkeletonRows rows={4} height="5.5rem" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState drawing={null} title={t('alerts.none')} body={t('alerts.noneBody')} />
          ) : (
            <Stack gap={12} as="ul">
              {list.map((alert) => (
                <AlertItem key={alert.id} alert={alert} />
              ))}
            </Stack>
          )
        }
      </QueryView>
    </Stack>
  )
}
