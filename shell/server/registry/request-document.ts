/** Bytes. A document is a few hundred kilobytes; what is beyond this is none, and is not unpacked to its end. */
const maxDocumentBytes = 16_000_000
const requestTimeoutMs = 5000

/** The beginning of an answer; what was cut off will not verify. */
const readToken = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    size += chunk.length
    // Leaving the loop cancels what is still to come.
    if (size > maxDocumentBytes) break
  }
  return Buffer.concat(chunks).toString().trim()
}

type DocumentRequest = { url: string; accept: string; etag: string | undefined; signal: AbortSignal }

/** Asks the registry for a document; `unchanged` where there is nothing new, undefined where there is no answer. */
export const requestDocument = async ({ url, accept, etag, signal }: DocumentRequest) => {
  try {
    const response = await fetch(url, {
      headers: {
        accept,
        'accept-encoding': 'br, gzip',
        ...(etag ? { 'if-none-match': etag } : {}),
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
    })
    if (response.status === 304) return 'unchanged' as const
    if (!response.ok) return void (await response.body?.cancel())
    const token = await readToken(response)
    return token === '' ? undefined : { token, etag: response.headers.get('etag') ?? undefined }
  } catch {
    // The registry was not to be reached or broke off: nothing to alarm about, nothing changes.
    return undefined
  }
}
