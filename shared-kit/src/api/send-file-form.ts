import { ApiError, type ApiErrorKind } from '@jobspan/shared-kit/api'
import type { z } from 'zod/mini'
import type { Locale } from '../remote/remote.ts'
import { createRefusal } from './create-refusal.ts'
import { createRequestHeaders } from './request-headers.ts'

/** Of a contract whose body is a form with one file. */
type Operation<Data extends z.ZodMiniType> = { method: string; path: string; data: Data; filePart?: string }

type Form = {
  file: File
  query?: string
  /** Names the intent where the operation is idempotent: the same file sent again is there once. */
  key?: string
  locale: Locale
  signal?: AbortSignal
  /** Without one it may take as long as it does. */
  timeoutMs?: number
  /** Share from 0 to 1. */
  onProgress?: (share: number) => void
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unanswered = (kind: ApiErrorKind) => new ApiError({ kind, status: 0, code: 0, message: '' })

type Received = { status: number; text: string; retryAfter: string | null }

/** How much of a body has left only `XMLHttpRequest` tells. */
const send = (operation: Operation<z.ZodMiniType>, form: Form): Promise<Received> =>
  new Promise((resolve, reject) => {
    const { signal, timeoutMs = 0, onProgress } = form
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(operation.method, operation.path + (form.query ?? ''))
    request.timeout = timeoutMs
    for (const [name, value] of Object.entries(createRequestHeaders(form.locale, form.key)))
      request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        retryAfter: request.getResponseHeader('retry-after'),
      })
    request.onerror = () => reject(unanswered('offline'))
    request.ontimeout = () => reject(unanswered('timeout'))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const data = new FormData()
    data.append(operation.filePart ?? 'file', form.file)
    request.send(data)
  })

/**
 * Sends a file as a form, which the API client does not, and tells how much of it has left. Throws `ApiError`, or what `signal` was aborted
 * with.
 */
export const sendFileForm = async <Data extends z.ZodMiniType>(
  operation: Operation<Data>,
  form: Form,
): Promise<z.output<Data>> => {
  const { status, text, retryAfter } = await send(operation, form)
  const body = parse(text)
  if (status < 200 || status > 299) throw createRefusal(status, body, retryAfter)
  const answer = operation.data.safeParse((body as { data?: unknown } | undefined)?.data)
  if (!answer.success) throw new ApiError({ kind: 'malformed', status, code: 0, message: '' })
  return answer.data
}
