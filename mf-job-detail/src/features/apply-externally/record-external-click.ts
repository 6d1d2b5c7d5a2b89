import type { ApiClient } from '@jobspan/shared-kit/api'
import type { redirectRefusals } from '@jobspan/shared-kit/contracts/jobs/external-redirect'
import { sleep } from '@jobspan/shared-kit/timing'

type RedirectRefusal = (typeof redirectRefusals)[number]

/** Browsers let a page open a tab for about one second after a press. */
const answerTimeoutMs = 800

/** Records that the visitor goes to the employer's site. */
export const recordExternalClick = async (api: ApiClient, jobId: number): Promise<void> => {
  try {
    const { clickExternalJob } = await import('@jobspan/shared-kit/contracts/jobs/jobs')
    await api.call(clickExternalJob, { params: { id: jobId } })
  } catch {
    // Whoever applies elsewhere is not kept here by that.
  }
}

/** Why the visitor is not led on by now; null where they are, and where nobody can say. */
const findRefusal = async (api: ApiClient, jobId: number): Promise<RedirectRefusal | null> => {
  try {
    const { getRedirectCondition } = await import('@jobspan/shared-kit/contracts/jobs/external-redirect')
    const { reason } = await api.call(getRedirectCondition, { query: { job_id: jobId } })
    return reason
  } catch {
    return null
  }
}

/**
 * Records that the visitor goes to the employer's site, and asks whether the job still takes applications there. A slow or failed answer never keeps
 * the visitor here.
 */
export const leaveForEmployer = async (api: ApiClient, jobId: number): Promise<RedirectRefusal | null> => {
  const both = Promise.all([findRefusal(api, jobId), recordExternalClick(api, jobId)]).then(([refusal]) => refusal)
  return Promise.race([both, sleep(answerTimeoutMs).then(() => null)])
}
