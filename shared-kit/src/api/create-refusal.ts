import { ApiError, readErrorCode, readErrorText } from '@jobspan/shared-kit/api'

/** The error that an answer stands for whose status is none of 200 to 299. `retryAfter` is the value of the header, in seconds. */
export const createRefusal = (status: number, body: unknown, retryAfter: string | null): ApiError =>
  new ApiError({
    kind: status >= 500 ? 'server' : 'refused',
    status,
    code: readErrorCode(body),
    message: readErrorText(body),
    retryAfter: Number(retryAfter) > 0 ? Number(retryAfter) : null,
    body,
  })

/** The same, of what `fetch` was answered. */
export const readRefusal = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => undefined)
  return createRefusal(response.status, body, response.headers.get('retry-after'))
}
