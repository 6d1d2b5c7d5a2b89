import {
  answerSeekerPhoneNumber,
  downloadChatResume,
  requestChatResume,
  requestSeekerPhoneNumber,
} from '@jobspan/shared-kit/contracts/employer/recruiter-chat-exchanges'
import type { FastifyInstance } from 'fastify'
import { answerNumbers, requestNumbers } from '../../chats/exchanges/exchange-numbers.ts'
import { requestResume } from '../../chats/exchanges/exchange-resumes.ts'
import { findSentResume } from '../../chats/files/file-rows.ts'
import { sendChatFile } from '../../chats/files/send-chat-file.ts'
import { ownedByRecruiter, requireChat } from '../../chats/lock-chat.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { requireEmployerAuth } from '../../platform/http/employer-auth.ts'
import { rateLimit } from '../../platform/http/rate-limit.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { requireRecruiter } from '../recruiters/require-recruiter.ts'

const perMinute = 600

/** Resumes and phone numbers of chats, for the recruiters' side. */
export const registerRecruiterExchangeRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerEndpoint(
    app,
    requestChatResume,
    'employer',
    async ({ params, body, organisation }) => {
      await requireRecruiter(db, organisation, body.recruiter_id)
      return requestResume(app, params.id, ownedByRecruiter(body.recruiter_id), body.client_id)
    },
    { perMinute },
  )
  registerEndpoint(
    app,
    requestSeekerPhoneNumber,
    'employer',
    async ({ params, body, organisation }) => {
      await requireRecruiter(db, organisation, body.recruiter_id)
      return requestNumbers(db, params.id, ownedByRecruiter(body.recruiter_id), {
        side: 'recruiter',
        clientId: body.client_id,
        recruiterPhoneNumber: body.phone_number,
      })
    },
    { perMinute },
  )
  registerEndpoint(
    app,
    answerSeekerPhoneNumber,
    'employer',
    async ({ params, body, organisation }) => {
      await requireRecruiter(db, organisation, body.recruiter_id)
      return answerNumbers(
        db,
        { chatId: params.id, exchangeId: params.exchange_id },
        ownedByRecruiter(body.recruiter_id),
        { side: 'recruiter', accepts: body.accept, recruiterPhoneNumber: body.phone_number },
      )
    },
    { perMinute },
  )
  // The answer is the file, not the envelope, so it is a plain route.
  app.get(
    downloadChatResume.path,
    { config: { rateLimit: rateLimit(app.settings, 'GET', perMinute) } },
    async (request, reply) => {
      const organisation = await requireEmployerAuth(app, request, reply)
      const params = downloadChatResume.params.safeParse(request.params)
      const query = downloadChatResume.query.safeParse(request.query)
      if (!params.success || !query.success) throw new ApiError('notFound')
      const { id: recruiterId } = await requireRecruiter(db, organisation, query.data.recruiter_id)
      await requireChat(db, params.data.id, ownedByRecruiter(recruiterId))
      const file = await findSentResume(db, params.data.id, params.data.exchange_id)
      return sendChatFile(app, request, reply, file)
    },
  )
  app.operations.push(downloadChatResume)
}
