import type { JobDetail } from '@jobspan/shared-kit/contracts/jobs'
import { useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { jobQuery } from '../../job/job-queries.ts'

/**
 * Saves or removes a job at once and takes it back when the server refuses. Presses are sent one after another, so the
 * last one wins. Guests may save: their jobs move along when they register.
 */
export const useSaveJob = (job: Pick<JobDetail, 'id' | 'is_saved'>) => {
  const t = useText('mf-job-detail')
  const { api, queryClient, notify, events } = usePlatform()
  const mutationKey = ['save-job', job.id]

  const show = (saved: boolean) =>
    queryClient.setQueryData(jobQuery(api, job.id).queryKey, (known) => known && { ...known, is_saved: saved })

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `save-job-${job.id}` },
    mutationFn: async (saved: boolean) => {
      const { saveJob, unsaveJob } = await import('@jobspan/shared-kit/contracts/saved-jobs')
      if (saved) await api.call(saveJob, { body: { job_id: job.id } })
      else await api.call(unsaveJob, { params: { id: job.id } })
    },
    onMutate: (saved) => {
      show(saved)
    },
    onSuccess: (_, saved) => {
      events.emit('job.saved', { jobId: job.id, saved })
      notify(t(saved ? 'save.saved' : 'save.removed'), 'success')
    },
    onError: (_, saved) => {
      // A later press is still waiting: what it says stands, and it will report for itself.
      if (queryClient.isMutating({ mutationKey }) === 1) show(!saved)
      notify(t(saved ? 'save.saveFailed' : 'save.removeFailed'), 'error')
    },
  })

  useEffect(() => {
    const follow = ({ jobId, saved }: { jobId: number; saved: boolean }) => {
      queryClient.setQueryData(jobQuery(api, jobId).queryKey, (known) => known && { ...known, is_saved: saved })
    }
    events.on('job.saved', follow)
    return () => events.off('job.saved', follow)
  }, [api, events, queryClient])

  return { isSaved: job.is_saved, toggle: () => mutate(!job.is_saved) }
}
