import { Readable } from 'node:stream'
import { exportChat } from '@jobspan/shared-kit/contracts/chats/chats'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { registerFileEndpoint } from '../../platform/http/register-endpoint.ts'
import { findChat } from '../chat-rows.ts'
import { writeChatAsJson, writeChatAsText } from './export-chat.ts'

/** A chat as a file. */
export const registerExportRoute = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerFileEndpoint(
    app,
    exportChat,
    'member',
    async ({ params, query, session, language, reply }) => {
      const chat = await findChat(db, session.user.id, params.id)
      if (!chat) throw new ApiError('notFound')
      const isText = query.format === 'text'
      const ending = isText ? 'txt' : 'json'
      return reply
        .type(isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', contentDisposition(`${chat.recruiter.name}.${ending}`, `chat.${ending}`))
        .send(Readable.from(isText ? writeChatAsText(db, chat, language) : writeChatAsJson(db, chat)))
    },
    { perMinute: 20 },
  )
}
