import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../../api/src/platform/errors/api-error.ts'

/** Bytes of a form with one file, of which the API takes up to 20 MB. A file that is somewhat larger is refused by the API, in words. */
const maxFormBytes = 30 * 1024 * 1024

/** Reads forms with files, within a scope, as the other forms are read: by the names of their fields. */
export const acceptFormsWithFiles = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxFormBytes },
    async (request: Pick<FastifyRequest, 'headers'>, body: Buffer | string) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      const form = await new Response(new Uint8Array(body as Buffer), { headers }).formData().catch(() => {
        throw new ApiError('validationFailed')
      })
      return Object.fromEntries(form)
    },
  )
}

/** A form's fields, and the file that was chosen in it. */
export const readForm = (body: unknown): { fields: Record<string, string | undefined>; file: File | undefined } => {
  const entries = Object.entries((body ?? {}) as Record<string, string | File>)
  const file = entries.map(([, value]) => value).find((value) => value instanceof File && value.size > 0)
  return {
    fields: Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    file: file instanceof File ? file : undefined,
  }
}
