import { rm } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import {
  downloadChatFile,
  sendFile as sendOperation,
  uploadChatFile,
} from '@jobspan/shared-kit/contracts/chats/chat-files'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { requireMember } from '../../platform/http/load-session.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { callerOf } from '../../platform/processes/caller-of.ts'
import { receiveUpload } from '../../profile/resumes/receive-upload.ts'
import { createUploadLimiter } from '../../profile/resumes/upload-limiter.ts'
import { ownedBySeeker, requireChat } from '../lock-chat.ts'
import { registerMessageCard } from '../message-cards.ts'
import { findSentFile, insertUpload, loadFileCards } from './file-rows.ts'
import { fileToolsOf } from './file-tools.ts'
import { sendChatFile } from './send-chat-file.ts'
import { sendFile } from './send-file.ts'
import { chatFileForm, storeChatFile } from './store-chat-file.ts'

const form = chatFileForm('files')

/** Files and pictures in a member's chats (docs/product-rules.md#files-in-a-chat). */
export const registerChatFileRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  const tools = fileToolsOf(app)
  const uploadLimiter = createUploadLimiter()
  registerMessageCard('file', loadFileCards)

  // Forms are read by this one route: everywhere else a body is JSON.
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false })
    registerEndpoint(
      scope,
      uploadChatFile,
      'member',
      async ({ session, request, reply }) => {
        const { id: userId } = session.user
        const leave = uploadLimiter.acquire(userId)
        try {
          const { file, filename } = await receiveUpload(request, app.settings.files.directory, form)
          try {
            return await storeChatFile(
              app,
              tools,
              { file, filename, caller: callerOf(reply, userId) },
              (transaction, row) => insertUpload(transaction, userId, row),
            )
          } finally {
            await rm(file.path, { force: true })
          }
        } finally {
          leave()
        }
      },
      { perMinute: 20, bodySeconds: 300 },
    )
  })

  registerEndpoint(app, sendOperation, 'member', ({ params, body, session }) =>
    sendFile(db, {
      userId: session.user.id,
      chatId: params.id,
      fileId: body.file_id,
      clientId: body.client_id,
    }),
  )

  // The answer is the file, not the envelope, so it is a plain route.
  app.get(downloadChatFile.path, { config: { rateLimit: rateLimit(app.settings, 'GET') } }, async (request, reply) => {
    const { user } = await requireMember(app, request, reply)
    const params = downloadChatFile.params.safeParse(request.params)
    if (!params.success) throw new ApiError('notFound')
    await requireChat(db, params.data.id, ownedBySeeker(user.id))
    return sendChatFile(app, request, reply, await findSentFile(db, params.data.id, params.data.file_id))
  })
  app.operations.push(downloadChatFile)
}
