import type { ApiClient } from '@jobspan/shared-kit/api'
import type { JobAlert, JobAlertCriteria, JobAlertFrequency } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { jobAlertsQueryKey } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts-query-key'
import { queryOptions } from '@tanstack/react-query'

const contract = () => import('@jobspan/shared-kit/contracts/job-alerts/job-alerts')

/** The member's job alerts, the newest first. */
export const jobAlertsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: jobAlertsQueryKey,
    queryFn: async ({ signal }) => {
      const { listJobAlerts } = await contract()
      return api.call(listJobAlerts, { signal })
    },
    staleTime: 30_000,
  })

/** What an alert with these criteria would have sent last week. */
export const alertPreviewQuery = (api: ApiClient, criteria: JobAlertCriteria) =>
  queryOptions({
    queryKey: ['mf-profile', 'alert-preview', criteria],
    queryFn: async ({ signal }) => {
      const { previewJobAlert } = await contract()
      return api.call(previewJobAlert, { body: { criteria }, signal })
    },
    staleTime: 5 * 60_000,
  })

export type AlertChange =
  | { kind: 'update'; id: number; criteria: JobAlertCriteria; frequency: JobAlertFrequency }
  | { kind: 'pause'; id: number; isPaused: boolean }
  | { kind: 'delete'; id: number }
  | { kind: 'restore'; alert: JobAlert }

/** Makes one change; answers all alerts. */
export const changeAlerts = async (api: ApiClient, change: AlertChange): Promise<{ items: JobAlert[] }> => {
  const { createJobAlert, deleteJobAlert, listJobAlerts, updateJobAlert } = await contract()
  switch (change.kind) {
    case 'update':
      return api.call(updateJobAlert, {
        params: { id: change.id },
        body: { criteria: change.criteria, frequency: change.frequency },
      })
    case 'pause':
      return api.call(updateJobAlert, { params: { id: change.id }, body: { is_paused: change.isPaused } })
    case 'delete':
      return api.call(deleteJobAlert, { params: { id: change.id } })
    case 'restore': {
      const { criteria, frequency, time_zone } = change.alert
      await api.call(createJobAlert, {
        body: { criteria, frequency, time_zone },
        idempotencyKey: crypto.randomUUID(),
      })
      return api.call(listJobAlerts)
    }
  }
}
