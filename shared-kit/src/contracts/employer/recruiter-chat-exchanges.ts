import { z } from 'zod/mini'
import { chatMessage } from '../chats/chats.ts'
import { phoneNumber } from '../members/phone.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { resumeMediaTypes } from '../profile/resumes.ts'

/**
 * Resumes and phone numbers in a chat, from the recruiter's side, with the refusals of the seeker's (`chat-exchanges.ts`). A member may have settled that
 * they are sent as soon as they are asked for: then the answer has them already, also before both sides have written.
 */
const params = z.object({ id: identifier })
const exchangeParams = z.object({ id: identifier, exchange_id: identifier })
const request = { recruiter_id: identifier, client_id: z.uuid() }
/** The recruiter's own, told to the seeker with theirs. */
const phone_number = z.optional(phoneNumber)

export const requestChatResume = endpoint({
  method: 'POST',
  path: '/api/recruiters/chats/:id/resumes/request',
  summary: 'Asks the seeker for a resume',
  access: 'employer',
  params,
  body: z.object(request),
  data: chatMessage,
})
/** The file as it was sent; 40004 once it was taken back. Not the envelope. */
export const downloadChatResume = endpoint({
  method: 'GET',
  path: '/api/recruiters/chats/:id/resumes/:exchange_id/file',
  summary: 'The file of a resume that was sent in a chat',
  access: 'employer',
  params: exchangeParams,
  query: z.object({ recruiter_id: identifier }),
  data: z.file().check(z.mime(Object.values(resumeMediaTypes))),
})
export const requestSeekerPhoneNumber = endpoint({
  method: 'POST',
  path: '/api/recruiters/chats/:id/phone-numbers/request',
  summary: 'Asks the seeker to exchange phone numbers',
  access: 'employer',
  params,
  body: z.object({ ...request, phone_number }),
  data: chatMessage,
})
export const answerSeekerPhoneNumber = endpoint({
  method: 'POST',
  path: '/api/recruiters/chats/:id/phone-numbers/:exchange_id/answer',
  summary: 'Accepts or declines to exchange phone numbers',
  access: 'employer',
  params: exchangeParams,
  body: z.object({ recruiter_id: identifier, accept: z.boolean(), phone_number }),
  data: chatMessage,
})
