import { z } from 'zod/mini'
import { endpoint, identifier } from '../platform/endpoint.ts'
import { fileCard } from './chat-cards.ts'
import { chatMessage } from './chats.ts'

/** By the kinds that chats take (docs/product-rules.md#files-in-a-chat). */
export const chatFileMediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
} as const

/** Largest file, in bytes. */
export const maxChatFileBytes = 20 * 1024 * 1024

/**
 * Uploads a file that is to be sent in a chat; deleted after a day where it is not. By its content, whatever it is called: another kind 40054, empty or
 * damaged 40055, too large 41007. Pictures are made anew as WebP, without what they say of their camera and place. More
 * than 20 that wait to be sent, or than 100 within 24 hours: 40006. `filename` and `did` are not read.
 */
export const uploadChatFile = endpoint({
  method: 'POST',
  path: '/api/apiGo/file/upload',
  summary: 'Uploads a file to send in a chat',
  access: 'member',
  filePart: 'files',
  data: fileCard,
})
/** A file that is another member's, or was sent already: 40004. Sent again with the same `client_id`, it answers the message that is there. */
export const sendFile = endpoint({
  method: 'POST',
  path: '/api/jobApplication/chats/:id/files',
  summary: 'Sends an uploaded file',
  access: 'member',
  params: z.object({ id: identifier }),
  body: z.object({ client_id: z.uuid(), file_id: identifier }),
  data: chatMessage,
})
/** A file of the member's chat. Not the envelope. */
export const downloadChatFile = endpoint({
  method: 'GET',
  path: '/api/jobApplication/chats/:id/files/:file_id',
  summary: 'A file of a chat',
  access: 'member',
  params: z.object({ id: identifier, file_id: identifier }),
  data: z.file().check(z.mime(Object.values(chatFileMediaTypes))),
})
