import { ApiError } from '@jobspan/shared-kit/api'
import type { Locale } from '../remote/remote.ts'
import { readRefusal } from './create-refusal.ts'
import { createRequestHeaders } from './request-headers.ts'

/** The file at an address of the API. Throws `ApiError` with what the API says: a link or a picture that fails does not tell why. */
export const fetchFile = async (address: string, locale: Locale): Promise<Blob> => {
  const response = await fetch(address, { headers: createRequestHeaders(locale) }).catch(() => {
    throw new ApiError({ kind: 'offline', status: 0, code: 0, message: '' })
  })
  if (response.ok) return response.blob()
  throw await readRefusal(response)
}
