import { usePlatform } from '@jobspan/shared-kit/remote'
import { useEffect } from 'react'
import { waitForInterest } from '../../job/wait-for-interest.ts'

/** A page that was open for so long was seen, though nothing on it moved. */
const readAfterMs = 5000

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve)
  })

/** The contract's modules run one after another: together they would hold a slow phone up while the page is being read. */
const loadViewJob = async (signal: AbortSignal) => {
  await waitForInterest(signal, readAfterMs)
  await idle()
  await import('@jobspan/shared-kit/contracts/platform/endpoint')
  await idle()
  await import('@jobspan/shared-kit/contracts/companies/companies')
  await idle()
  return (await import('@jobspan/shared-kit/contracts/jobs/jobs')).viewJob
}

/**
 * Tells other remotes that the job is shown, so that its card softens, and records that it was seen by a visitor who reads. A failed record is no
 * matter of the visitor's.
 */
export const useRecordJobView = (jobId: number, source: string) => {
  const { api, events } = usePlatform()
  useEffect(() => {
    events.emit('job.viewed', { jobId })
    const leaving = new AbortController()
    loadViewJob(leaving.signal)
      .then((viewJob) => api.call(viewJob, { params: { id: jobId }, body: { source } }))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [api, events, jobId, source])
}
