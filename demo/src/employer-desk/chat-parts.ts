import { randomUUID } from 'node:crypto'
import { type ChatMessage, maxMessageLength } from '@jobspan/shared-kit/contracts/chats/chats'
import type { RecruiterChat } from '@jobspan/shared-kit/contracts/employer/recruiter-chats'
import { type Html, html, timeOf } from './html.ts'

const requestNames = { requested: 'asked for', sent: 'sent', declined: 'declined', taken_back: 'taken back' } as const

/** What a message says, cards as they stand now. */
export const messageContent = (message: ChatMessage, chatUrl: string): Html => {
  const { kind, text, job, resume, phone_number: number, file, interview, offer } = message
  if (message.is_recalled) return html`<span class="soft">Taken back</span>`
  if (kind === 'job') return html`<span class="soft">Now about:</span> <bdi>${job?.title ?? 'a job that is gone'}</bdi>`
  if (kind === 'resume' && resume)
    return html`Resume ${requestNames[resume.state as keyof typeof requestNames] ?? resume.state}${resume.state === 'sent' && html`: <a href="${chatUrl}/resumes/${resume.id}"><bdi>${resume.file_name}</bdi></a>`}`
  if (kind === 'phone_number' && number)
    return html`Phone numbers: ${number.state}${number.seeker_phone_number !== null && html` <bdi dir="ltr">${number.seeker_phone_number}</bdi>`}${number.state === 'requested' && number.asked_by === 'seeker' && phoneAnswer(chatUrl, number.id)}`
  if (kind === 'file' && file)
    return html`<a href="${chatUrl}/files/${file.id}"><bdi>${file.name}</bdi></a> <span class="soft">${Math.ceil(file.size / 1024)} KB</span>`
  if (kind === 'interview') return html`Interview: ${interview?.state.replaceAll('_', ' ') ?? 'gone'}`
  if (kind === 'offer') return html`Offer <bdi>${offer?.title ?? ''}</bdi>: ${offer?.state ?? 'gone'}`
  const lines = (text ?? '').split('\n')
  return html`<span dir="auto">${lines.map((line, place) => html`${place > 0 && html`<br>`}${line}`)}</span>`
}

const phoneAnswer = (chatUrl: string, id: number): Html =>
  html`<form method="post" action="${chatUrl}/phone-numbers/${id}"><label>Your number<input name="phone_number" type="tel" placeholder="+6591234567"></label>
<button class="first" name="accept" value="1">Exchange</button><button name="accept" value="0">Decline</button></form>`

/** A conversation, oldest first, each side at its own edge. */
export const conversation = (messages: readonly ChatMessage[], seeker: string, chatUrl: string): Html =>
  html`<ol class="chat">${messages.map(
    (message) =>
      html`<li class="${message.sender}"><span class="soft"><bdi>${message.sender === 'seeker' ? seeker : 'You'}</bdi> ${timeOf(message.sent_at)}</span><div class="bubble">${messageContent(message, chatUrl)}</div></li>`,
  )}</ol>`

export const messageForm = (
  action: string,
  typed = '',
): Html => html`<form method="post" action="${action}" class="composer"><input type="hidden" name="client_id" value="${randomUUID()}">
<label>Message<textarea name="text" dir="auto" rows="3" required maxlength="${maxMessageLength}" autofocus>${typed}</textarea></label><button class="first">Send</button></form>`

/** Asks for what both sides exchange in a chat. */
export const requestForms = (chatUrl: string): Html => html`<div class="actions">
<form method="post" action="${chatUrl}/resumes"><input type="hidden" name="client_id" value="${randomUUID()}"><button>Ask for a resume</button></form>
<details><summary>Exchange phone numbers …</summary><form method="post" action="${chatUrl}/phone-numbers"><input type="hidden" name="client_id" value="${randomUUID()}"><label>Your number<input name="phone_number" type="tel" placeholder="+6591234567"></label><button class="first">Ask</button></form></details></div>`

/** A recruiter's chats, those with news first. */
export const chatList = (chats: readonly RecruiterChat[], urlOf: (id: number) => string): Html =>
  chats.length === 0
    ? html`<p class="soft">No chats yet. Write first to an applicant, or to somebody who is open to work.</p>`
    : html`<ul class="rows">${chats
        .toSorted((one, other) => Number(other.unread_count > 0) - Number(one.unread_count > 0))
        .map(
          (chat) =>
            html`<li><div class="row"><h2><a href="${urlOf(chat.id)}"><bdi>${chat.seeker_name || 'Somebody'}</bdi></a></h2><span class="chips">${chat.unread_count > 0 && html`<span class="pill new">${chat.unread_count} new</span>`}${chat.is_seeker_typing && html`<span class="pill good">Writing now</span>`}<span class="soft">${timeOf(chat.updated_at)}</span></span></div>
<span class="soft"><bdi>${chat.job?.title ?? ''}</bdi></span></li>`,
        )}</ul>`
