import { isApiError } from '@jobspan/shared-kit/api'
import { savedJobQueryKey } from '@jobspan/shared-kit/contracts/jobs/job-constants'
import { useTranslations } from '@jobspan/shared-kit/i18n'
import { type Platform, usePlatform } from '@jobspan/shared-kit/remote'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useOfferUndo } from './undo-bar.tsx'

/** Saves a job or removes it, and tells the site. */
const setSaved = async ({ api, events, queryClient }: Platform, jobId: number, saved: boolean) => {
  const { saveJob, unsaveJob } = await import('@jobspan/shared-kit/contracts/jobs/saved-jobs')
  if (saved) await api.call(saveJob, { body: { job_id: jobId } })
  else await api.call(unsaveJob, { params: { id: jobId } })
  queryClient.setQueryData(savedJobQueryKey(jobId), saved)
  events.emit('job.saved', { jobId, saved })
}

/**
 * Whether a job is saved, and the way to change it. The heart changes at once and goes back when the API refuses; what was removed can be
 * brought back. The messages are fixed (docs/product-rules.md#saved-messages).
 */
export const useSavedJob = (jobId: number, isSavedInRow: boolean) => {
  const platform = usePlatform()
  const { notify, queryClient } = platform
  const t = useTranslations('mf-profile')
  const offerUndo = useOfferUndo()
  const { data: known } = useQuery<boolean>({
    queryKey: savedJobQueryKey(jobId),
    queryFn: skipToken,
    staleTime: Infinity,
  })
  const isSaved = known ?? isSavedInRow
  const { mutate } = useMutation({
    mutationFn: (saved: boolean) => setSaved(platform, jobId, saved),
    onMutate: (saved) => queryClient.setQueryData(savedJobQueryKey(jobId), saved),
    onSuccess: (_, saved) => {
      if (saved) notify(t('myJobs.save.saved'), 'success')
      else offerUndo({ text: t('myJobs.save.removed'), undo: () => setSaved(platform, jobId, true) })
    },
    onError: (error, saved) => {
      queryClient.setQueryData(savedJobQueryKey(jobId), !saved)
      const isOffline = isApiError(error) ? error.kind === 'offline' : !navigator.onLine
      notify(t(isOffline ? 'myJobs.save.offline' : 'myJobs.save.failed'), 'error')
    },
    scope: { id: `save-${jobId}` },
  })
  return { isSaved, toggle: () => mutate(!isSaved) }
}
