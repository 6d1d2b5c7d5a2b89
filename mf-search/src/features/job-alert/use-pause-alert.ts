import { isApiError } from '@jobspan/shared-kit/api'
import type { JobAlert } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { jobAlertsQueryKey } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts-query-key'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { useMutation } from '@tanstack/react-query'
import { useAlertButtonTexts } from './button-texts/use-alert-button-texts.ts'

/** Pauses an alert of the member, or resumes it. It keeps how often it comes, and is still among their alerts. */
export const usePauseAlert = () => {
  const { api, notify, queryClient } = usePlatform()
  const t = useTranslations('mf-search')
  const tButton = useAlertButtonTexts()
  return useMutation({
    mutationFn: async ({ id, isPaused }: { id: number; isPaused: boolean }): Promise<{ items: JobAlert[] }> => {
      const { updateJobAlert } = await import('@jobspan/shared-kit/contracts/job-alerts/job-alerts')
      return api.call(updateJobAlert, { params: { id }, body: { is_paused: isPaused } })
    },
    onSuccess: (alerts, { isPaused }) => {
      queryClient.setQueryData(jobAlertsQueryKey, alerts)
      notify(tButton(isPaused ? 'alert.paused' : 'alert.on'), 'success', {
        label: t('alert.manage'),
        to: urls.accountSettings('job-alert'),
      })
    },
    onError: (error) => {
      // Without a connection it may fail before anything is asked: on the code of the call.
      const isOffline = isApiError(error) ? error.kind === 'offline' : !navigator.onLine
      notify(tButton(isOffline ? 'alert.offline' : 'alert.notChanged'), 'error')
    },
  })
}
