import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect } from 'react'

/** Records that the job was seen and tells other remotes, so that its card softens. A failed record is no matter of the visitor's. */
export const useJobView = (jobId: number, source: string) => {
  const { api, events, track } = usePlatform()
  useEffect(() => {
    events.emit('job.viewed', { jobId })
    track({ name: 'job_view', jobId, extra: { source } })
    import('@jobspan/shared-kit/contracts/jobs')
      .then(({ viewJob }) => api.call(viewJob, { params: { id: jobId }, body: { source } }))
      .catch(() => undefined)
  }, [api, events, track, jobId, source])
}
