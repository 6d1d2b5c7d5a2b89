import { openApplication } from '@jobspan/shared-kit/contracts/employer/recruiter-applications'
import {
  answerSeekerPhoneNumber,
  downloadChatResume,
  requestChatResume,
  requestSeekerPhoneNumber,
} from '@jobspan/shared-kit/contracts/employer/recruiter-chat-exchanges'
import { downloadRecruiterFile, sendRecruiterFile } from '@jobspan/shared-kit/contracts/employer/recruiter-chat-files'
import {
  listRecruiterChats,
  listRecruiterMessages,
  markRecruiterRead,
  recallRecruiterMessage,
  sendRecruiterMessage,
  sendRecruiterTyping,
  startRecruiterChat,
  updateRecruiterPresence,
} from '@jobspan/shared-kit/contracts/employer/recruiter-chats'
import { listRecruiterInterviews } from '@jobspan/shared-kit/contracts/interviews/recruiter-interviews'
import { listRecruiterOffers } from '@jobspan/shared-kit/contracts/interviews/recruiter-offers'
import { showApplication } from './application-pages.ts'
import { chatList, conversation, messageForm, requestForms } from './chat-parts.ts'
import type { Desk, Visit } from './create-desk.ts'
import { deskUrl, pageLinks } from './desk-page.ts'
import { isRefused, type Result } from './employer-client.ts'
import { html } from './html.ts'
import { interviewForm, interviewList } from './interview-parts.ts'
import { offerForm, offerList } from './offer-parts.ts'
import { sendFile } from './send-file.ts'

/** Chats of a recruiter, with what is exchanged and agreed in them. */
export const registerChatPages = (desk: Desk): void => {
  desk.get('/chats', async (visit) => {
    const { recruiter, page } = visit
    const listed = await desk.call(listRecruiterChats, { query: { recruiter_id: recruiter.id, page } })
    if (!listed.data) return desk.refuse(visit, listed.code)
    const links = pageLinks(listed.data, (next) => deskUrl(recruiter.id, `/chats?page=${next}`))
    const rows = chatList(listed.data.items, (id) => deskUrl(recruiter.id, `/chats/${id}`))
    return desk.show(visit, {
      current: 'Chats',
      title: 'Chats',
      body: html`<section class="card">${rows}</section>${links}`,
    })
  })

  desk.get('/chats/:id', (visit) => showChat(desk, visit))

  desk.post('/chats/:id', async (visit) => {
    const { recruiter, id, body } = visit
    const message = { recruiter_id: recruiter.id, client_id: body.client_id ?? '', text: body.text ?? '' }
    const sent = await desk.call(sendRecruiterMessage, { id, body: message })
    return answerOnChat(desk, visit, sent)
  })

  desk.post('/chats/:id/messages/:part/recall', async (visit) => {
    const { recruiter, id, part } = visit
    const call = { id, params: { message_id: part }, body: { recruiter_id: recruiter.id } }
    return desk.goOn(visit, `/chats/${id}`, await desk.call(recallRecruiterMessage, call))
  })

  desk.post('/chats/:id/typing', async ({ recruiter, id, reply }) => {
    await desk.call(sendRecruiterTyping, { id, body: { recruiter_id: recruiter.id } })
    return reply.code(204).send()
  })

  desk.post('/applications/:id/message', async (visit) => {
    const { recruiter, id, body } = visit
    const opened = await desk.call(openApplication, { id, body: { recruiter_id: recruiter.id } })
    if (!opened.data) return desk.refuse(visit, opened.code)
    const { seeker, job } = opened.data
    const begun = await desk.call(startRecruiterChat, {
      body: {
        recruiter_id: recruiter.id,
        seeker_id: seeker.id,
        job_id: job.status === 'open' ? job.id : null,
        client_id: body.client_id ?? '',
        text: body.text ?? '',
      },
    })
    return isRefused(begun)
      ? showApplication(desk, desk.refuseForm(visit, begun))
      : desk.goOn(visit, `/chats/${begun.data.id}`, begun)
  })

  registerExchange(desk)
}

/** Goes on in a chat after one of its forms; a refused one is there with what was written. */
const answerOnChat = (desk: Desk, visit: Visit, result: Result<unknown>): unknown =>
  isRefused(result) ? showChat(desk, desk.refuseForm(visit, result)) : desk.goOn(visit, `/chats/${visit.id}`, result)

/** A chat; after a form that was refused, with its words. */
export const showChat = async (desk: Desk, visit: Visit): Promise<unknown> => {
  const { recruiter, id, query, refused } = visit
  const by = { recruiter_id: recruiter.id }
  const before = query.before === undefined ? undefined : Number(query.before)
  const [messages, chats, interviews, offers] = await Promise.all([
    desk.call(listRecruiterMessages, { id, query: { ...by, before } }),
    desk.call(listRecruiterChats, { query: { ...by, size: 60 } }),
    desk.call(listRecruiterInterviews, { query: { ...by, chat_id: id } }),
    desk.call(listRecruiterOffers, { query: { ...by, chat_id: id } }),
  ])
  if (!messages.data) return desk.refuse(visit, messages.code)
  await desk.call(updateRecruiterPresence, { body: { ...by, is_online: true } })
  const last = messages.data.items.at(-1)?.id
  if (last !== undefined) await desk.call(markRecruiterRead, { id, body: { ...by, message_id: last } })
  const chat = chats.data?.items.find((each) => each.id === id)
  const seeker = chat?.seeker_name || 'Somebody'
  const back = `/chats/${id}`
  const url = deskUrl(recruiter.id, back)
  const own = (path: string) => (one: number) => deskUrl(recruiter.id, `/${path}/${one}`)
  const first = messages.data.items[0]?.id
  const body = html`<p class="crumb"><a href="${deskUrl(recruiter.id, '/chats')}">All chats</a>${chat?.job && html` · about <bdi>${chat.job.title}</bdi>`}${chat?.application_id != null && html` · <a href="${deskUrl(recruiter.id, `/applications/${chat.application_id}`)}">Application</a>`}</p>
<p class="jump chips"><a href="#interviews">Interviews</a><a href="#offers">Offers</a></p><div class="columns"><div><section class="card"${before === undefined && html` data-live="${url}"`}>${messages.data.has_more && first !== undefined && html`<p><a href="${url}?before=${first}">Earlier messages</a></p>`}${conversation(messages.data.items, seeker, url, refused)}${messageForm(url, refused)}</section></div>
<aside><section class="card"><h2>Exchange</h2>${requestForms(url, refused)}</section>
<section class="card" id="interviews"><h2>Interviews</h2>${interviewList(interviews.data?.items ?? [], own('interviews'), back, refused)}${interviewForm(`${url}/interviews`, back, refused)}</section>
<section class="card" id="offers"><h2>Offers</h2>${offerList(offers.data?.items ?? [], own('offers'), back)}${offerForm(`${url}/offers`, back, chat?.job?.title ?? '', refused)}</section></aside></div>`
  return desk.show(visit, { current: 'Chats', title: seeker, body })
}

const registerExchange = (desk: Desk): void => {
  desk.post('/chats/:id/resumes', async (visit) => {
    const { recruiter, id, body } = visit
    const asked = { recruiter_id: recruiter.id, client_id: body.client_id ?? '' }
    return desk.goOn(visit, `/chats/${id}`, await desk.call(requestChatResume, { id, body: asked }))
  })
  desk.get('/chats/:id/resumes/:part', (visit) =>
    sendFile(desk, visit, downloadChatResume, { exchange_id: visit.part }),
  )
  desk.post('/chats/:id/files', async (visit) => {
    const { recruiter, id, body, file } = visit
    const query = { recruiter_id: recruiter.id, client_id: body.client_id ?? '' }
    return answerOnChat(desk, visit, await desk.call(sendRecruiterFile, { id, query, ...(file && { file }) }))
  })
  desk.get('/chats/:id/files/:part', (visit) => sendFile(desk, visit, downloadRecruiterFile, { file_id: visit.part }))
  desk.post('/chats/:id/phone-numbers', async (visit) => {
    const { recruiter, id, body } = visit
    const number = body.phone_number ? { phone_number: body.phone_number } : {}
    const asked = { recruiter_id: recruiter.id, client_id: body.client_id ?? '', ...number }
    return answerOnChat(desk, visit, await desk.call(requestSeekerPhoneNumber, { id, body: asked }))
  })
  desk.post('/chats/:id/phone-numbers/:part', async (visit) => {
    const { recruiter, id, part, body } = visit
    const number = body.phone_number ? { phone_number: body.phone_number } : {}
    const answer = { recruiter_id: recruiter.id, accept: body.accept === '1', ...number }
    const params = { exchange_id: part }
    return answerOnChat(desk, visit, await desk.call(answerSeekerPhoneNumber, { id, params, body: answer }))
  })
}
