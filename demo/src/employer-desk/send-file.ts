import type { Endpoint } from '@jobspan/shared-kit/contracts/platform/endpoint'
import type { Desk, Visit } from './create-desk.ts'

const fileHeaders = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'content-range',
  'accept-ranges',
  'etag',
]

/** Passes a file on, or the part of it that a player asks for. With `?inline=1` a PDF is shown in the page. */
export const sendFile = async (
  desk: Desk,
  visit: Visit,
  operation: Endpoint,
  params: Record<string, number> = {},
): Promise<unknown> => {
  const { recruiter, id, reply, range, query } = visit
  const file = await desk.download(operation, { id, params, query: { recruiter_id: recruiter.id }, range })
  if (!file) return desk.refuse(visit, 40004)
  for (const name of fileHeaders) if (file.headers[name] !== undefined) reply.header(name, file.headers[name])
  if (query.inline === '1' && file.headers['content-type'] === 'application/pdf')
    reply
      .header('content-disposition', 'inline')
      // A browser shows no PDF in a sandbox.
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
  return reply.code(file.status).send(file.bytes)
}
