import { useIdempotencyKey } from '@jobspan/shared-features/idempotency'
import type { JobAlertCriteria, JobAlertFrequency } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { jobAlertsQueryKey } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts-query-key'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'

type NewAlert = { criteria: JobAlertCriteria; frequency: JobAlertFrequency; email: string | undefined }

/** Creates an alert. */
export const useCreateAlert = () => {
  const { api, queryClient } = usePlatform()
  const intent = useIdempotencyKey()
  return useMutation({
    mutationFn: async ({ email, ...alert }: NewAlert) => {
      const { createJobAlert } = await import('@jobspan/shared-kit/contracts/job-alerts/job-alerts')
      const body = {
        ...alert,
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(email === undefined ? {} : { email }),
      }
      return api.call(createJobAlert, { body, idempotencyKey: intent.getKey(body) })
    },
    onSuccess: () => {
      intent.done()
      return queryClient.invalidateQueries({ queryKey: jobAlertsQueryKey })
    },
  })
}
