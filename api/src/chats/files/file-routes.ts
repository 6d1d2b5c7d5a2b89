import {
  downloadChatFile,
  sendFile as sendOperation,
  uploadChatFile,
} from '@jobspan/shared-kit/contracts/chats/chat-files'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint, registerFileEndpoint } from '../../platform/http/register-endpoint.ts'
import { callerOf } from '../../platform/processes/caller-of.ts'
import { registerUploads } from '../../profile/resumes/register-uploads.ts'
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
  registerMessageCard('file', loadFileCards)

  registerUploads(app, (scope, takeUpload) =>
    registerEndpoint(
      scope,
      uploadChatFile,
      'member',
      ({ session: { user }, request, reply }) =>
        takeUpload(request, user.id, form, (upload) =>
          storeChatFile(app, tools, { ...upload, caller: callerOf(reply, user.id) }, (transaction, row) =>
            insertUpload(transaction, user.id, row),
          ),
        ),
      { perMinute: 20, bodySeconds: 300 },
    ),
  )

  registerEndpoint(app, sendOperation, 'member', ({ params, body, session }) =>
    sendFile(db, {
      userId: session.user.id,
      chatId: params.id,
      fileId: body.file_id,
      clientId: body.client_id,
    }),
  )

  registerFileEndpoint(app, downloadChatFile, 'member', async ({ params, session, request, reply }) => {
    await requireChat(db, params.id, ownedBySeeker(session.user.id))
    return sendChatFile(app, request, reply, await findSentFile(db, params.id, params.file_id))
  })
}
