import { rm } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StagedFile } from '../../platform/files/stage-file.ts'
import { receiveUpload, type UploadForm } from './receive-upload.ts'
import { createUploadLimiter } from './upload-limiter.ts'

export type Upload = { file: StagedFile; filename: string }

/**
 * Takes the one file of a form from a member or a recruiter, and removes it once it was used. Throws what {@link receiveUpload} throws, and 40006 or
 * 50101 where too many are on their way.
 */
type TakeUpload = <Result>(
  request: FastifyRequest,
  ownerId: number,
  form: UploadForm,
  use: (upload: Upload) => Promise<Result>,
) => Promise<Result>

/** Registers routes that take a file. Forms are read by these alone: everywhere else a body is JSON. */
export const registerUploads = (
  app: FastifyInstance,
  register: (scope: FastifyInstance, takeUpload: TakeUpload) => void,
): void => {
  const limiter = createUploadLimiter()
  const takeUpload: TakeUpload = async (request, ownerId, form, use) => {
    const leave = limiter.acquire(ownerId)
    try {
      const upload = await receiveUpload(request, app.settings.files.directory, form)
      try {
        return await use(upload)
      } finally {
        await rm(upload.file.path, { force: true })
      }
    } finally {
      leave()
    }
  }
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    register(scope, takeUpload)
  })
}
