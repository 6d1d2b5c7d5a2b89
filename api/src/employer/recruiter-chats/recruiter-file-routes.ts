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
import { registerEndpoint, registerFileEndpoint } from '../../platform/http/register-endpoint.ts'
import { registerUploads } from '../../profile/resumes/register-uploads.ts'
import { requireRecruiter } from '../recruiters/require-recruiter.ts'

const form = chatFileForm('file')

/** Files and pictures of chats, for the recruiters' side. */
export const registerRecruiterFileRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  const tools = fileToolsOf(app)

  registerUploads(app, (scope, takeUpload) =>
    registerEndpoint(
      scope,
      sendOperation,
      'employer',
      async ({ params, query, organisation, request }) => {
        const { recruiter_id: recruiterId, client_id: clientId } = query
        await requireRecruiter(db, organisation, recruiterId)
        const owner = ownedByRecruiter(recruiterId)
        await requireChat(db, params.id, owner)
        return takeUpload(request, recruiterId, form, async (upload) => {
          const findSent = async () => {
            const sent = await findMessageByClientId(db, params.id, 'recruiter', clientId)
            return sent === null ? null : requireMessage(db, params.id, sent, 'recruiter')
          }
          const send = () =>
            storeChatFile(app, tools, upload, (transaction, file) =>
              sendRecruiterFile(transaction, { chatId: params.id, owner, clientId }, file),
            )
          const message = (await findSent()) ?? (await send()) ?? (await findSent())
          if (!message) throw new ApiError('notFound')
          return message
        })
      },
      { perMinute: 60, bodySeconds: 300 },
    ),
  )

  registerFileEndpoint(
    app,
    downloadRecruiterFile,
    'employer',
    async ({ params, query, organisation, request, reply }) => {
      const { id } = await requireRecruiter(db, organisation, query.recruiter_id)
      await requireChat(db, params.id, ownedByRecruiter(id))
      return sendChatFile(app, request, reply, await findSentFile(db, params.id, params.file_id))
    },
    { perMinute: 600 },
  )
}
