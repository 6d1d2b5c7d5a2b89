import { rm } from 'node:fs/promises'
import { resumeLimits } from '@jobspan/shared-kit/contracts/profile/resumes'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { ErrorName } from '../../platform/errors/error-texts.ts'
import { type StagedFile, stageFile } from '../../platform/files/stage-file.ts'

/** What a form adds to its file: boundaries, and the headers of the part. */
const maxMultipartOverheadBytes = 16 * 1024

/** The part that is the file, its limit, and the error of a larger one; `unreadFields` may stand beside it, and are not read. */
export type UploadForm = { part: string; maxBytes: number; tooLarge: ErrorName; unreadFields?: readonly string[] }

export const resumeForm: UploadForm = { part: 'file', maxBytes: resumeLimits.bytes, tooLarge: 'fileTooLarge' }

/**
 * Takes the one file of a form as it arrives, and gives it with the name that its sender has for it. Throws 41007 where it is too
 * large, told at once where the request says so itself. Whoever takes an upload removes its staged file.
 */
export const receiveUpload = async (
  request: FastifyRequest,
  directory: string,
  { part: name, maxBytes, tooLarge, unreadFields = [] }: UploadForm,
): Promise<{ file: StagedFile; filename: string }> => {
  const malformed = (why: string) => new ApiError('validationFailed', { status: 422, fields: { [name]: [why] } })
  if (!request.isMultipart()) throw new ApiError('validationFailed', { status: 415 })
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + maxMultipartOverheadBytes)
    throw new ApiError(tooLarge)
  const limits = { fileSize: maxBytes, parts: 1 + unreadFields.length, files: 1, headerPairs: 20, fieldSize: 1024 }
  let file: StagedFile | undefined
  let filename = ''
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field' && unreadFields.includes(part.fieldname)) continue
      if (part.type !== 'file' || part.fieldname !== name) throw malformed(`one part “${name}”`)
      file = await stageFile(directory, part.file)
      if (part.file.truncated) throw new ApiError(tooLarge)
      filename = part.filename ?? ''
    }
    if (!file) throw malformed('required')
    return { file, filename }
  } catch (error) {
    if (file) await rm(file.path, { force: true })
    // What still arrives is let go by: a browser reads no answer before it has sent all.
    request.raw.unpipe()
    request.raw.resume()
    const isOurs = error instanceof ApiError || (error as NodeJS.ErrnoException).syscall !== undefined
    throw isOurs ? error : malformed('malformed')
  }
}
