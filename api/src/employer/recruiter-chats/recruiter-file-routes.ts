import { rm } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import {
  downloadRecruiterFile,
  sendRecruiterFile as sendOperation,
} from '@jobspan/shared-kit/contracts/employer/recruiter-chat-files'
import type { FastifyInstance } from 'fastify'
import { requireMessage } from '../../chats/exchanges/require-message.ts'
import { findSentFile } from '../../chats/files/file-rows.ts'
import { fileToolsOf } from '../../chats/files/file-tools.ts'
import { sendChatFile } from '../../chats/files/send-chat-file.ts'
import { sendRecruiterFile } from '../../chats/files/send-file.ts'
import { chatFileForm, storeChatFile } from '../../chats/files/store-chat-file.ts'
import { ownedByRecruiter, requireChat } from '../../chats/lock-chat.ts'
import { findMessageByClientId } from '../../chats/message-repository.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { requireEmployerAuth } from '../../platform/http/employer-auth.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { receiveUpload } from '../../profile/resumes/receive-upload.ts'
import { createUploadLimiter } from '../../profile/resumes/upload-limiter.ts'
import { requireRecruiter } from '../recruiters/require-recruiter.ts'

const form = chatFileForm('file')

/** Files and pictures of chats, for the recruiters' side. */
export const registerRecruiterFileRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  const tools = fileToolsOf(app)
  const uploadLimiter = createUploadLimiter()

  // Forms are read by this one route: everywhere else a body is JSON.
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    registerEndpoint(
      scope,
      sendOperation,
      'employer',
      async ({ params, query, organisation, request }) => {
        const { recruiter_id: recruiterId, client_id: clientId } = query
        await requireRecruiter(db, organisation, recruiterId)
        const owner = ownedByRecruiter(recruiterId)
        await requireChat(db, params.id, owner)
        const leave = uploadLimiter.acquire(recruiterId)
        try {
          const upload = await receiveUpload(request, app.settings.files.directory, form)
          try {
            const existing = await findMessageByClientId(db, params.id, 'recruiter', clientId)
            if (existing !== null) return await requireMessage(db, params.id, existing, 'recruiter')
            return await storeChatFile(app, tools, upload, (transaction, file) =>
              sendRecruiterFile(transaction, { chatId: params.id, owner, clientId }, file),
            )
          } finally {
            await rm(upload.file.path, { force: true })
          }
        } finally {
          leave()
        }
      },
      { perMinute: 60, bodySeconds: 300 },
    )
  })

  // The answer is the file, not the envelope, so it is a plain route.
  app.get(
    downloadRecruiterFile.path,
    { config: { rateLimit: rateLimit(app.settings, 'GET', 600) } },
    async (request, reply) => {
      const organisation = await requireEmployerAuth(app, request, reply)
      const params = downloadRecruiterFile.params.safeParse(request.params)
      const query = downloadRecruiterFile.query.safeParse(request.query)
      if (!params.success || !query.success) throw new ApiError('notFound')
      const { id } = await requireRecruiter(db, organisation, query.data.recruiter_id)
      await requireChat(db, params.data.id, ownedByRecruiter(id))
      return sendChatFile(app, request, reply, await findSentFile(db, params.data.id, params.data.file_id))
    },
  )
  app.operations.push(downloadRecruiterFile)
}
