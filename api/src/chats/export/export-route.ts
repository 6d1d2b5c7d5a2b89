import { Readable } from 'node:stream'
import { exportChat } from '@jobspan/shared-kit/contracts/chats/chats'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { requireMember } from '../../platform/http/load-session.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { languageOf } from '../../platform/http/request-context.ts'
import { findChat } from '../chat-rows.ts'
import { writeChatAsJson, writeChatAsText } from './export-chat.ts'

/** A chat as a file. The answer is the file, not the envelope, so it is a plain route. */
export const registerExportRoute = (app: FastifyInstance): void => {
  const { db } = app.connection
  app.get(exportChat.path, { config: { rateLimit: rateLimit(app.settings, 'GET', 20) } }, async (request, reply) => {
    const { user } = await requireMember(app, request, reply)
    const params = exportChat.params.safeParse(request.params)
    const query = exportChat.query.safeParse(request.query)
    const chat = params.success && query.success ? await findChat(db, user.id, params.data.id) : null
    if (!chat || !query.success) throw new ApiError('notFound')
    const isText = query.data.format === 'text'
    const ending = isText ? 'txt' : 'json'
    return reply
      .type(isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', contentDisposition(`${chat.recruiter.name}.${ending}`, `chat.${ending}`))
      .send(Readable.from(isText ? writeChatAsText(db, chat, languageOf(request)) : writeChatAsJson(db, chat)))
  })
  app.operations.push(exportChat)
}
