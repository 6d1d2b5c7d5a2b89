import { savedJobQueryKey } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { useHost, usePlatform } from '@jobspan/shared-kit/remote'
import { urls } from '@jobspan/shared-kit/routing'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'

/**
 * Saves or removes a job at once and takes it back when the server refuses. Presses are sent one after another, so the
 * last one wins. Guests may save: their jobs move along when they register.
 */
export const useSaveJob = (job: Pick<JobDetail, 'id' | 'is_saved'>) => {
  const t = useTranslations('mf-job-detail')
  const { api, queryClient, notify, events } = usePlatform()
  const hasSavedJobs = useHost()?.hasPage(urls.recommendedJob('saved')) ?? false
  const mutationKey = ['save-job', job.id]
  const queryKey = savedJobQueryKey(job.id)
  const { data: known } = useQuery<boolean>({ queryKey, queryFn: skipToken, staleTime: Infinity })
  const isSaved = known ?? job.is_saved

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `save-job-${job.id}` },
    mutationFn: async (saved: boolean) => {
      const { saveJob, unsaveJob } = await import('@jobspan/shared-kit/contracts/jobs/saved-jobs')
      if (saved) await api.call(saveJob, { body: { job_id: job.id } })
      else await api.call(unsaveJob, { params: { id: job.id } })
    },
    onMutate: (saved) => {
      queryClient.setQueryData(queryKey, saved)
    },
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
    onError: (_, saved) => {
      // A later press is still waiting: what it says stands, and it will report for itself.
      if (queryClient.isMutating({ mutationKey }) === 1) queryClient.setQueryData(queryKey, !saved)
      notify(t(saved ? 'save.saveFailed' : 'save.removeFailed'), 'error')
    },
  })

  return { isSaved, toggle: () => mutate(!isSaved) }
}
