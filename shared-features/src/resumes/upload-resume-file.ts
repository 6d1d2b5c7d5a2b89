import { ApiError, readErrorCode, readErrorText } from '@jobspan/shared-kit/api'
import { createChangeHeaders } from '@jobspan/shared-kit/api/change-headers'
import type { uploadResume } from '@jobspan/shared-kit/contracts/profile/resumes'
import type { Locale } from '@jobspan/shared-kit/remote'
import type { z } from 'zod/mini'

const failure = (
  kind: 'offline' | 'server' | 'refused' | 'malformed',
  { status, body, retryAfter = null }: { status: number; body?: unknown; retryAfter?: number | null },
) => new ApiError({ kind, status, code: readErrorCode(body), message: readErrorText(body), retryAfter })

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Sends a file and tells how much of it has left, which only `XMLHttpRequest` can (contract `uploadResume`). Answers all resumes, and whether this one holds text; throws
 * `ApiError`, or what `signal` was aborted with. `key` names the intent: the same file sent again is there once.
 */
export const uploadResumeFile = async ({
  file,
  key,
  locale,
  signal,
  onProgress,
}: {
  file: File
  key: string
  locale: Locale
  signal: AbortSignal
  /** Share from 0 to 1. */
  onProgress: (share: number) => void
}): Promise<z.infer<typeof uploadResume.data>> => {
  const { uploadResume } = await import('@jobspan/shared-kit/contracts/profile/resumes')
  const { status, text, retryAfter } = await new Promise<{ status: number; text: string; retryAfter: number }>(
    (resolve, reject) => {
      signal.throwIfAborted()
      const request = new XMLHttpRequest()
      request.open(uploadResume.method, uploadResume.path)
      for (const [name, value] of Object.entries(createChangeHeaders(locale, key)))
        request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () =>
        resolve({
          status: request.status,
          text: request.responseText,
          retryAfter: Number(request.getResponseHeader('retry-after')),
        })
      request.onerror = () => reject(failure('offline', { status: 0 }))
      request.onabort = () => reject(signal.reason)
      signal.addEventListener('abort', () => request.abort(), { once: true })
      const form = new FormData()
      form.append('file', file)
      request.send(form)
    },
  )
  const body = parse(text)
  if (status < 200 || status > 299)
    throw failure(status >= 500 ? 'server' : 'refused', {
      status,
      body,
      retryAfter: retryAfter > 0 ? retryAfter : null,
    })
  const answer = uploadResume.data.safeParse((body as { data?: unknown } | undefined)?.data)
  if (!answer.success) throw failure('malformed', { status })
  return answer.data
}
