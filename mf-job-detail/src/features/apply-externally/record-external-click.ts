import type { ApiClient } from '@jobspan/shared-kit/api'

/** A browser lets a page open a tab only for about a second after the press. */
const recordTimeoutMs = 800

/**
 * Records that the visitor goes on to the employer's own site, then lets them go. The record is worth a short wait and
 * no more: a failed or slow one never keeps anybody here.
 */
export const recordExternalClick = async (
  api: ApiClient,
  jobId: number,
  openEmployerSite: () => void,
): Promise<void> => {
  const recorded = import('@jobspan/shared-kit/contracts/jobs')
    .then(({ clickExternalJob }) => api.call(clickExternalJob, { params: { id: jobId } }))
    .catch(() => undefined)
  await Promise.race([recorded, new Promise((done) => setTimeout(done, recordTimeoutMs))])
  openEmployerSite()
}
