import { z } from 'zod/mini'
import { chatFileMediaTypes } from '../chats/chat-files.ts'
import { chatMessage } from '../chats/chats.ts'
import { endpoint, identifier } from '../platform/endpoint.ts'

/**
 * Sends a file to the seeker, the part `file` of a form, with the refusals of `uploadChatFile`; a recruiter sends at most 100 within 24 hours (40006). Sent
 * again with the same `client_id`, it answers the message
 * that is there.
 */
export const sendRecruiterFile = endpoint({
  method: 'POST',
  path: '/api/recruiters/chats/:id/files',
  summary: 'Sends a file to the seeker',
  access: 'employer',
  params: z.object({ id: identifier }),
  query: z.object({ recruiter_id: identifier, client_id: z.uuid() }),
  filePart: 'file',
  data: chatMessage,
})
/** A file of a chat, sent by either side. Not the envelope. */
export const downloadRecruiterFile = endpoint({
  method: 'GET',
  path: '/api/recruiters/chats/:id/files/:file_id',
  summary: 'A file of a chat',
  access: 'employer',
  params: z.object({ id: identifier, file_id: identifier }),
  query: z.object({ recruiter_id: identifier }),
  data: z.file().check(z.mime(Object.values(chatFileMediaTypes))),
})
