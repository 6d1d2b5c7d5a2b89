import { ApiError, readErrorCode, readErrorText } from '@jobspan/shared-kit/api'
import type { z } from 'zod/mini'
import type { Locale } from '../remote/remote.ts'
import { createChangeHeaders } from './change-headers.ts'

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

/** Of a contract whose body is a form with one file. */
type Operation<Data extends z.ZodMiniType> = { method: string; path: string; data: Data; filePart?: string }

type Sending = {
  file: File
  /** Names the intent where the operation is idempotent: the same file sent again is there once. */
  key?: string
  locale: Locale
  signal: AbortSignal
  /** Share from 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Sends a file as a form and tells how much of it has left, which only `XMLHttpRequest` can. Throws `ApiError`, or what `signal` was aborted with.
 */
export const sendFileForm = async <Data extends z.ZodMiniType>(
  operation: Operation<Data>,
  { file, key, locale, signal, onProgress }: Sending,
): Promise<z.output<Data>> => {
  const { status, text, retryAfter } = await new Promise<{ status: number; text: string; retryAfter: number }>(
    (resolve, reject) => {
      signal.throwIfAborted()
      const request = new XMLHttpRequest()
      request.open(operation.method, operation.path)
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
      form.append(operation.filePart ?? 'file', file)
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
  const answer = operation.data.safeParse((body as { data?: unknown } | undefined)?.data)
  if (!answer.success) throw failure('malformed', { status })
  return answer.data
}
