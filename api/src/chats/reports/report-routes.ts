import { reportChat } from '@jobspan/shared-kit/contracts/chats/chat-reports'
import type { FastifyInstance } from 'fastify'
import { validateOptionId } from '../../config/lists/validate-option-id.ts'
import { assertFieldsValid } from '../../platform/errors/assert-fields.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { recordChatReport } from './report-repository.ts'

/** Reports of recruiters, which operators read (`npm run ops -- chat-reports`). */
export const registerChatReportRoutes = (app: FastifyInstance): void => {
  registerEndpoint(
    app,
    reportChat,
    'member',
    async ({ params, body, session }) => {
      const { reason_id: reasonId, message_id: messageId = null, text } = body
      const list = messageId === null ? 'report_recruiter_reasons' : 'chat_report_lists'
      assertFieldsValid({ reason_id: validateOptionId(list, reasonId) })
      const report = { userId: session.user.id, chatId: params.id, messageId, reasonId, comment: text || null }
      await app.connection.db.transaction((transaction) => recordChatReport(transaction, report))
      return null
    },
    { perMinute: 10 },
  )
}
