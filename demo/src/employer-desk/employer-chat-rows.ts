import type { ChatMessage } from '@jobspan/shared-kit/contracts/chats/chats'
import type { RecruiterChat } from '@jobspan/shared-kit/contracts/employer/recruiter-chats'
import { escapeHtml } from '@jobspan/shared-kit/contracts/platform/escape-html'
import { messageContent } from './chat-parts.ts'
import { deskUrl } from './desk-page.ts'
import { timeOf } from './html.ts'

/** The chat at its recruiter's desk, where files and requests are. */
const deskChat = (recruiter: number, id: number): string => deskUrl(recruiter, `/chats/${id}`)

/** Chats as a table, each a link; `urlOf` says where to. */
export const chatRows = (chats: RecruiterChat[], urlOf: (id: number, recruiter: number) => string): string => {
  if (chats.length === 0) return '<p class="soft">Nobody has written yet.</p>'
  const rows = chats.map(
    (chat) =>
      `<tr><td>${timeOf(chat.updated_at).markup}</td>
<td><a href="${escapeHtml(urlOf(chat.id, chat.recruiter.id))}"><bdi>${escapeHtml(chat.seeker_name || 'Somebody')}</bdi> to <bdi>${escapeHtml(chat.recruiter.name)}</bdi></a></td>
<td><bdi>${escapeHtml(chat.job?.title ?? '')}</bdi></td><td>${chat.last_message ? messageContent(chat.last_message, deskChat(chat.recruiter.id, chat.id)).markup : ''}</td>
<td>${chat.unread_count > 0 ? `${chat.unread_count} unread` : ''}${chat.is_seeker_typing ? ' writing now' : ''}</td></tr>`,
  )
  return `<table><tr><th>At</th><th>Who</th><th>Job</th><th>Last message</th><th></th></tr>${rows.join('')}</table>`
}

/** Messages as a table, the newest first, so that it is in sight when the frame is loaded anew. */
export const messageRows = (messages: ChatMessage[], recruiter: number, chatId: number): string =>
  `<table><tr><th>At</th><th>From</th><th>Message</th></tr>${messages
    .toReversed()
    .map(
      (message) =>
        `<tr><td>${timeOf(message.sent_at).markup}</td><td>${message.sender === 'seeker' ? 'Seeker' : 'You'}</td><td>${messageContent(message, deskChat(recruiter, chatId)).markup}</td></tr>`,
    )
    .join('')}</table>`
