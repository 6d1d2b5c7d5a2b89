import type { JobAlertCriteria, JobAlertFrequency } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts'
import { jobAlertsQueryKey } from '@jobspan/shared-kit/contracts/job-alerts/job-alerts-query-key'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

type NewAlert = { criteria: JobAlertCriteria; frequency: JobAlertFrequency; email: string | undefined }

/** Creates an alert. What is sent again unchanged, after an answer was lost, has the same idempotency key. */
export const useCreateAlert = () => {
  const { api, queryClient } = usePlatform()
  const attempt = useRef({ input: '', idempotencyKey: '' })
  return useMutation({
    mutationFn: async ({ email, ...alert }: NewAlert) => {
      const { createJobAlert } = await import('@jobspan/shared-kit/contracts/job-alerts/job-alerts')
      const body = {
        ...alert,
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(email === undefined ? {} : { email }),
      }
      const input = JSON.stringify(body)
      if (attempt.current.input !== input) attempt.current = { input, idempotencyKey: crypto.randomUUID() }
      return api.call(createJobAlert, { body, idempotencyKey: attempt.current.idempotencyKey })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: jobAlertsQueryKey }),
  })
}
