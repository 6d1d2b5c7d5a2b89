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
  recallRecruiterMessage,
  sendRecruiterMessage,
  sendRecruiterTyping,
  startRecruiterChat,
} from '@jobspan/shared-kit/contracts/employer/recruiter-chats'
import { answerButton, answerForm } from './answer-form.ts'
import { chatList } from './chat-parts.ts'
import type { Desk } from './create-desk.ts'
import { deskUrl, pageLinks } from './desk-page.ts'
import { isRefused } from './employer-client.ts'
import { html } from './html.ts'
import { sendFile } from './send-file.ts'
import { showChat } from './show-chat.ts'

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
    return answerForm(desk, visit, sent)
  })

  desk.post('/chats/:id/messages/:part/recall', async (visit) => {
    const { recruiter, id, part } = visit
    const call = { id, params: { message_id: part }, body: { recruiter_id: recruiter.id } }
    return answerButton(desk, visit, await desk.call(recallRecruiterMessage, call))
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
    return isRefused(begun) ? answerForm(desk, visit, begun) : desk.goOn(visit, `/chats/${begun.data.id}`, begun)
  })

  registerExchange(desk)
}

const registerExchange = (desk: Desk): void => {
  desk.post('/chats/:id/resumes', async (visit) => {
    const { recruiter, id, body } = visit
    const asked = { recruiter_id: recruiter.id, client_id: body.client_id ?? '' }
    return answerButton(desk, visit, await desk.call(requestChatResume, { id, body: asked }))
  })
  desk.get('/chats/:id/resumes/:part', (visit) =>
    sendFile(desk, visit, downloadChatResume, { exchange_id: visit.part }),
  )
  desk.post('/chats/:id/files', async (visit) => {
    const { recruiter, id, body, file } = visit
    const query = { recruiter_id: recruiter.id, client_id: body.client_id ?? '' }
    return answerForm(desk, visit, await desk.call(sendRecruiterFile, { id, query, ...(file && { file }) }))
  })
  desk.get('/chats/:id/files/:part', (visit) => sendFile(desk, visit, downloadRecruiterFile, { file_id: visit.part }))
  desk.post('/chats/:id/phone-numbers', async (visit) => {
    const { recruiter, id, body } = visit
    const number = body.phone_number ? { phone_number: body.phone_number } : {}
    const asked = { recruiter_id: recruiter.id, client_id: body.client_id ?? '', ...number }
    return answerForm(desk, visit, await desk.call(requestSeekerPhoneNumber, { id, body: asked }))
  })
  desk.post('/chats/:id/phone-numbers/:part', async (visit) => {
    const { recruiter, id, part, body } = visit
    const number = body.phone_number ? { phone_number: body.phone_number } : {}
    const answer = { recruiter_id: recruiter.id, accept: body.accept === '1', ...number }
    const params = { exchange_id: part }
    return answerForm(desk, visit, await desk.call(answerSeekerPhoneNumber, { id, params, body: answer }))
  })
}
