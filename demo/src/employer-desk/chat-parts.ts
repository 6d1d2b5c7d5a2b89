import { type ChatMessage, maxMessageLength, recallMinutes } from '@jobspan/shared-kit/contracts/chats/chats'
import type { RecruiterChat } from '@jobspan/shared-kit/contracts/employer/recruiter-chats'
import { type DeskForm, deskForm, folded, type RefusedForm } from './desk-form.ts'
import { type Html, html, timeOf } from './html.ts'
import { interviewStateNames } from './interview-parts.ts'
import { offerStateNames } from './offer-parts.ts'

const requestNames = { requested: 'asked for', sent: 'sent', declined: 'declined', taken_back: 'taken back' } as const

const numberNames = { requested: 'asked for', accepted: 'exchanged', declined: 'declined', expired: 'expired' } as const

/** What a message says, cards as they stand now. */
export const messageContent = (message: ChatMessage, chatUrl: string, refused?: RefusedForm): Html => {
  const { kind, text, job, resume, phone_number: number, file, interview, offer } = message
  if (message.is_recalled) return html`<span class="soft">Taken back</span>`
  if (kind === 'job') return html`<span class="soft">Now about:</span> <bdi>${job?.title ?? 'a job that is gone'}</bdi>`
  if (kind === 'resume' && resume)
    return html`Resume ${requestNames[resume.state as keyof typeof requestNames] ?? resume.state}${resume.state === 'sent' && html`: <a href="${chatUrl}/resumes/${resume.id}"><bdi>${resume.file_name}</bdi></a>`}`
  if (kind === 'phone_number' && number)
    return html`Phone numbers: ${numberNames[number.state]}${number.seeker_phone_number !== null && html` <a href="tel:${number.seeker_phone_number}"><bdi dir="ltr">${number.seeker_phone_number}</bdi></a>`}${number.state === 'requested' && number.asked_by === 'seeker' && phoneAnswer(`${chatUrl}/phone-numbers/${number.id}`, refused)}`
  if (kind === 'file' && file)
    return html`<a href="${chatUrl}/files/${file.id}"><bdi>${file.name}</bdi></a> <span class="soft">${Math.ceil(file.size / 1024)} KB</span>`
  if (kind === 'interview') return html`Interview: ${interview ? interviewStateNames[interview.state] : 'gone'}`
  if (kind === 'offer')
    return html`Offer <bdi>${offer?.title ?? ''}</bdi>: ${offer ? offerStateNames[offer.state] : 'gone'}`
  const lines = (text ?? '').split('\n')
  return html`<span dir="auto">${lines.map((line, place) => html`${place > 0 && html`<br>`}${line}`)}</span>`
}

const phoneField = (form: DeskForm): Html =>
  form.input({
    name: 'phone_number',
    label: 'Your number',
    attributes: html` type="tel" autocomplete="tel" placeholder="+6591234567"`,
  })

const phoneAnswer = (action: string, refused: RefusedForm | undefined): Html => {
  const form = deskForm(action, refused)
  return html`${form.start}${phoneField(form)}
<button class="first" name="accept" value="1">Exchange</button><button name="accept" value="0">Decline</button></form>`
}

/** A conversation, oldest first, each side at its own edge. */
export const conversation = (
  messages: readonly ChatMessage[],
  seeker: string,
  chatUrl: string,
  refused: RefusedForm | undefined,
): Html =>
  html`<ol class="chat">${messages.map(
    (message) =>
      html`<li class="${message.sender}"><span class="soft"><bdi>${message.sender === 'seeker' ? seeker : 'You'}</bdi> ${timeOf(message.sent_at)}</span><div class="bubble">${messageContent(message, chatUrl, refused)}</div>${canRecall(message) && html`<form method="post" action="${chatUrl}/messages/${message.id}/recall"><button class="quiet">Take back</button></form>`}</li>`,
  )}</ol>`

/** The API decides by its own clock; a button that is there too long is refused in words. */
const canRecall = ({ sender, kind, is_recalled: isRecalled, sent_at: at }: ChatMessage): boolean =>
  sender === 'recruiter' &&
  (kind === 'text' || kind === 'file') &&
  !isRecalled &&
  Date.now() - Date.parse(at) < recallMinutes * 60_000

export const messageForm = (action: string, refused: RefusedForm | undefined): Html => {
  const form = deskForm(action, refused)
  // Another form that was refused has the focus.
  const attributes = html` required${(!refused || form.isRefused) && html` autofocus`}`
  return html`${form.start}${form.clientId}${form.textarea({ name: 'text', label: 'Message', rows: 3, maxLength: maxMessageLength, attributes })}<button class="first">Send</button></form>`
}

/** Asks for what both sides exchange in a chat. */
export const requestForms = (chatUrl: string, refused: RefusedForm | undefined): Html => {
  const resume = deskForm(`${chatUrl}/resumes`, refused)
  const number = deskForm(`${chatUrl}/phone-numbers`, refused)
  const file = deskForm(`${chatUrl}/files`, refused)
  return html`<div class="actions">${folded('Send a file …', file, html`${file.startWithFile}${file.clientId}${file.file({ name: 'file', label: 'File or picture', attributes: html` required` })}<button class="first">Send</button></form>`)}
${resume.start}${resume.clientId}<button>Ask for a resume</button></form>
${folded('Exchange phone numbers …', number, html`${number.start}${number.clientId}${phoneField(number)}<button class="first">Ask</button></form>`)}</div>`
}

export const newsPill = ({ unread_count: count }: RecruiterChat): Html =>
  html`${count > 0 && html`<span class="pill new">${count} new</span>`}`

/** A recruiter's chats, those with news first. */
export const chatList = (chats: readonly RecruiterChat[], urlOf: (id: number) => string): Html =>
  chats.length === 0
    ? html`<p class="soft">No chats yet. Write first to an applicant, or to somebody who is open to work.</p>`
    : html`<ul class="rows">${chats
        .toSorted((one, other) => Number(other.unread_count > 0) - Number(one.unread_count > 0))
        .map(
          (chat) =>
            html`<li><div class="row"><h2><a href="${urlOf(chat.id)}"><bdi>${chat.seeker_name || 'Somebody'}</bdi></a></h2><span class="chips">${newsPill(chat)}${chat.is_seeker_typing && html`<span class="pill good">Writing now</span>`}<span class="soft">${timeOf(chat.updated_at)}</span></span></div>
<span class="soft"><bdi>${chat.job?.title ?? ''}</bdi></span>${chat.last_message?.text && html`<span class="quote" dir="auto">${chat.last_message.text}</span>`}</li>`,
        )}</ul>`
