import { rm } from 'node:fs/promises'
import { resumeLimits } from '@jobspan/shared-kit/contracts/resumes'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { type StagedFile, stageFile } from '../../platform/files/stage-file.ts'

/** What a form adds to its file: boundaries, and the headers of the part. */
const maxMultipartOverheadBytes = 16 * 1024

const malformed = (why: string) => new ApiError('validationFailed', { status: 422, fields: { file: [why] } })

/**
 * Takes the one file of a form as it arrives, and gives it with the name that its sender has for it. Throws 41007 where it is too
 * large, told at once where the request says so itself. Whoever takes an upload removes its staged file.
 */
export const receiveUpload = async (
  request: FastifyRequest,
  directory: string,
): Promise<{ file: StagedFile; filename: string }> => {
  if (!request.isMultipart()) throw new ApiError('validationFailed', { status: 415 })
  if (Number(request.headers['content-length'] ?? 0) > resumeLimits.bytes + maxMultipartOverheadBytes)
    throw new ApiError('fileTooLarge')
  const limits = { fileSize: resumeLimits.bytes, parts: 1, headerPairs: 20, fieldSize: 1024 }
  let file: StagedFile | undefined
  let filename = ''
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file' || part.fieldname !== 'file') throw malformed('one part “file”')
      file = await stageFile(directory, part.file)
      if (part.file.truncated) throw new ApiError('fileTooLarge')
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
