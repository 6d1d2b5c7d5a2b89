import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect } from 'react'

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve)
  })

/** The contract's modules run one after another: together they would hold a slow phone up while the page is being read. */
const loadViewJob = async () => {
  await idle()
  await import('@jobspan/shared-kit/contracts/endpoint')
  await idle()
  await import('@jobspan/shared-kit/contracts/companies')
  await idle()
  return (await import('@jobspan/shared-kit/contracts/jobs')).viewJob
}

/** Records that the job was seen and tells other remotes, so that its card softens. A failed record is no matter of the visitor's. */
export const useRecordJobView = (jobId: number, source: string) => {
  const { api, events } = usePlatform()
  useEffect(() => {
    events.emit('job.viewed', { jobId })
    loadViewJob()
      .then((viewJob) => api.call(viewJob, { params: { id: jobId }, body: { source } }))
      .catch(() => undefined)
  }, [api, events, jobId, source])
}
