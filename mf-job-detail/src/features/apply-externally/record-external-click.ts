import type { ApiClient } from '@jobspan/shared-kit/api'
import { sleep } from '@jobspan/shared-kit/timing'

/** Browsers let a page open a tab for about one second after a press. */
const recordTimeoutMs = 800

/**
 * Records that the visitor goes to the employer's site, then calls `openEmployerSite`. A slow or failed record never keeps
 * the visitor here.
 */
export const recordExternalClick = async (
  api: ApiClient,
  jobId: number,
  openEmployerSite: () => void,
): Promise<void> => {
  const recorded = import('@jobspan/shared-kit/contracts/jobs/jobs')
    .then(({ clickExternalJob }) => api.call(clickExternalJob, { params: { id: jobId } }))
    .catch(() => undefined)
  await Promise.race([recorded, sleep(recordTimeoutMs)])
  openEmployerSite()
}
