import { isApiError } from '@jobspan/shared-kit/api'
import { useText } from '@jobspan/shared-kit/i18n'
import { usePlatform } from '@jobspan/shared-kit/remote'
import { type QueryClient, skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

/** What this tab knows better than the last answer of the API. */
const savedKey = (jobId: number) => ['mf-search', 'saved', jobId]

const setSaved = (queryClient: QueryClient, jobId: number, saved: boolean | undefined) =>
  saved === undefined
    ? queryClient.removeQueries({ queryKey: savedKey(jobId) })
    : queryClient.setQueryData(savedKey(jobId), saved)

/**
 * Whether a job is saved, and the way to change it. The heart changes at once and goes back when the API refuses; the
 * messages are the spec's (section 4).
 */
export const useSaved = (job: { id: number; is_saved: boolean }) => {
  const { api, events, notify, queryClient } = usePlatform()
  const t = useText('mf-search')
  const { data: known } = useQuery<boolean>({ queryKey: savedKey(job.id), queryFn: skipToken, staleTime: Infinity })
  const isSaved = known ?? job.is_saved
  const { mutate } = useMutation({
    mutationFn: async (saved: boolean): Promise<{ is_saved: boolean }> => {
      const { saveJob, unsaveJob } = await import('@jobspan/shared-kit/contracts/saved-jobs')
      return saved ? api.call(saveJob, { body: { job_id: job.id } }) : api.call(unsaveJob, { params: { id: job.id } })
    },
    onMutate: (saved) => setSaved(queryClient, job.id, saved),
    onSuccess: (_, saved) => {
      events.emit('job.saved', { jobId: job.id, saved })
      notify(t(saved ? 'save.saved' : 'save.removed'), 'success')
      void queryClient.invalidateQueries({ queryKey: ['mf-search', 'my-saved-jobs'] })
    },
    onError: (error, saved) => {
      setSaved(queryClient, job.id, !saved)
      notify(t(isApiError(error) && error.kind === 'offline' ? 'save.offline' : 'save.failed'), 'error')
    },
    scope: { id: `save-${job.id}` },
  })
  return { isSaved, toggle: () => mutate(!isSaved) }
}

/** Keeps hearts right when a job is saved elsewhere, such as in the preview. One per page. */
export const SavedSync = () => {
  const { events, queryClient } = usePlatform()
  useEffect(() => {
    const onSaved = ({ jobId, saved }: { jobId: number; saved: boolean }) => setSaved(queryClient, jobId, saved)
    const onSession = () => queryClient.removeQueries({ queryKey: ['mf-search', 'saved'] })
    events.on('job.saved', onSaved)
    events.on('session.changed', onSession)
    return () => {
      events.off('job.saved', onSaved)
      events.off('session.changed', onSession)
    }
  }, [events, queryClient])
  return null
}
