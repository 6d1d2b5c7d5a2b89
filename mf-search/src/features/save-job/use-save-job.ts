import { isApiError } from '@jobspan/shared-kit/api'
import { savedJobQueryKey } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'

/**
 * Whether a job is saved, and the way to change it. The heart changes at once and goes back when the API refuses; the
 * messages are fixed (docs/product-rules.md#saved-messages).
 */
export const useSaveJob = (job: { id: number; is_saved: boolean }) => {
  const { api, events, notify, queryClient } = usePlatform()
  const t = useTranslations('mf-search')
  const hasSavedJobs = useHost()?.hasPage(urls.recommendedJob('saved')) ?? false
  const { data: known } = useQuery<boolean>({
    queryKey: savedJobQueryKey(job.id),
    queryFn: skipToken,
    staleTime: Infinity,
  })
  const isSaved = known ?? job.is_saved
  const { mutate } = useMutation({
    mutationFn: async (saved: boolean): Promise<{ is_saved: boolean }> => {
      const { saveJob, unsaveJob } = await import('@jobspan/shared-kit/contracts/jobs/saved-jobs')
      return saved ? api.call(saveJob, { body: { job_id: job.id } }) : api.call(unsaveJob, { params: { id: job.id } })
    },
    onMutate: (saved) => queryClient.setQueryData(savedJobQueryKey(job.id), saved),
    onSuccess: (_, saved) => {
      events.emit('job.saved', { jobId: job.id, saved })
      if (!saved) notify(t('save.removed'), 'success')
      else
        notify(
          t('save.saved'),
          'success',
          hasSavedJobs ? { label: t('save.view'), to: urls.recommendedJob('saved') } : undefined,
        )
    },
    onError: (error, saved) => {
      queryClient.setQueryData(savedJobQueryKey(job.id), !saved)
      // Without a connection it may fail before anything is asked: on the code of the call.
      const isOffline = isApiError(error) ? error.kind === 'offline' : !navigator.onLine
      notify(t(isOffline ? 'save.offline' : 'save.failed'), 'error')
    },
    scope: { id: `save-${job.id}` },
  })
  return { isSaved, toggle: () => mutate(!isSaved) }
}
