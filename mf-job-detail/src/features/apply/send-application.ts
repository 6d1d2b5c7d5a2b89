import { type ApiClient, isApiError } from '@jobspan/shared-kit/api'
import { type ApplicationBody, applyToJob } from '@jobspan/shared-kit/contracts/applications/applications'
import { errorCode } from '@jobspan/shared-kit/contracts/platform/error-code'
import { sleep } from '@jobspan/shared-kit/timing'

export type Application = { jobId: number; body: ApplicationBody; idempotencyKey: string }

type RetryOptions = {
  /** Called when the server says that it is still at work on this very application. */
  onProcessing?: () => void
  /** Waits between two attempts; tests pass their own. */
  wait?: (milliseconds: number) => Promise<void>
}

const retryDelaysMs = [800, 1_500, 2_500, 4_000, 6_000, 8_000]

const isInProcess = (error: unknown) => isApiError(error) && error.code === errorCode.applicationInProcess

/**
 * Sends an application under its idempotency key, so that sending it again never applies twice. While the server is still
 * processing the same application (41134) it waits and asks again, for about 20 seconds. Throws `ApiError`.
 */
export const sendApplication = async (
  api: ApiClient,
  { jobId, body, idempotencyKey }: Application,
  options: RetryOptions = {},
) => {
  const { onProcessing, wait = sleep } = options
  const send = () => api.call(applyToJob, { params: { id: jobId }, body, idempotencyKey })
  for (const delayMs of retryDelaysMs) {
    try {
      return await send()
    } catch (error) {
      if (!isInProcess(error)) throw error
      onProcessing?.()
      await wait(delayMs)
    }
  }
  return send()
}

/** Whether the server has decided, so that a further try takes a new key. Everything else may still be under way. */
export const isFinalError = (error: unknown): boolean =>
  isApiError(error) &&
  error.kind === 'refused' &&
  error.status !== 401 &&
  error.status !== 408 &&
  error.status !== 429 &&
  error.code !== errorCode.applicationInProcess &&
  error.code !== errorCode.tooManyAttempts
