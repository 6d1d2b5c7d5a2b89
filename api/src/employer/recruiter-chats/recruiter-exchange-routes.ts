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
import { registerEndpoint, registerFileEndpoint } from '../../platform/http/register-endpoint.ts'
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
  registerFileEndpoint(
    app,
    downloadChatResume,
    'employer',
    async ({ params, query, organisation, request, reply }) => {
      const { id: recruiterId } = await requireRecruiter(db, organisation, query.recruiter_id)
      await requireChat(db, params.id, ownedByRecruiter(recruiterId))
      return sendChatFile(app, request, reply, await findSentResume(db, params.id, params.exchange_id))
    },
    { perMinute },
  )
}
