import {
  answerPhoneNumber,
  declineChatResume,
  getChatSettings,
  requestPhoneNumber,
  sendChatResume,
  takeBackChatResume,
  updateChatSettings,
} from '@jobspan/shared-kit/contracts/chats/chat-exchanges'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import { ownedBySeeker } from '../lock-chat.ts'
import { registerMessageCard } from '../message-cards.ts'
import { loadChatSettings, saveChatSettings } from '../settings/chat-settings.ts'
import { answerNumbers, requestNumbers } from './exchange-numbers.ts'
import { declineResume, sendResume, takeBackResume } from './exchange-resumes.ts'
import { loadPhoneNumberCards, loadResumeCards } from './exchange-rows.ts'

const changes = { perMinute: 30 }

/** Resumes and phone numbers in a member's chats, and what they settled about them. */
export const registerExchangeRoutes = (app: FastifyInstance): void => {
  const { db } = app.connection
  registerMessageCard('resume', loadResumeCards)
  registerMessageCard('phone_number', loadPhoneNumberCards)

  registerEndpoint(
    app,
    requestPhoneNumber,
    'member',
    ({ params, body, session }) =>
      requestNumbers(db, params.id, ownedBySeeker(session.user.id), { side: 'seeker', clientId: body.client_id }),
    changes,
  )
  registerEndpoint(app, answerPhoneNumber, 'member', ({ params, body, session }) =>
    answerNumbers(db, { chatId: params.id, exchangeId: params.exchange_id }, ownedBySeeker(session.user.id), {
      side: 'seeker',
      accepts: body.accept,
    }),
  )
  registerEndpoint(
    app,
    sendChatResume,
    'member',
    ({ params, body, session }) =>
      sendResume(app, {
        userId: session.user.id,
        chatId: params.id,
        resumeId: body.resume_id,
        clientId: body.client_id,
      }),
    changes,
  )
  registerEndpoint(app, declineChatResume, 'member', ({ params, session }) =>
    declineResume(db, { userId: session.user.id, chatId: params.id, exchangeId: params.exchange_id }),
  )
  registerEndpoint(app, takeBackChatResume, 'member', ({ params, session }) =>
    takeBackResume(db, { userId: session.user.id, chatId: params.id, exchangeId: params.exchange_id }),
  )
  registerEndpoint(app, getChatSettings, 'member', ({ session }) => loadChatSettings(db, session.user.id))
  registerEndpoint(app, updateChatSettings, 'member', ({ body, session }) =>
    saveChatSettings(db, session.user.id, body),
  )
}
