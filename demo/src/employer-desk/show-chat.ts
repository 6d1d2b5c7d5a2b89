import {
  getRecruiterChat,
  listRecruiterChats,
  listRecruiterMessages,
  markRecruiterRead,
  type RecruiterChat,
  updateRecruiterPresence,
} from '@jobspan/shared-kit/contracts/employer/recruiter-chats'
import { listRecruiterInterviews } from '@jobspan/shared-kit/contracts/interviews/recruiter-interviews'
import { listRecruiterOffers } from '@jobspan/shared-kit/contracts/interviews/recruiter-offers'
import { getJob } from '@jobspan/shared-kit/contracts/jobs/jobs'
import { conversation, messageForm, newsPill, requestForms } from './chat-parts.ts'
import type { Desk, Visit } from './create-desk.ts'
import { type DeskRecruiter, deskUrl } from './desk-page.ts'
import { type Html, html } from './html.ts'
import { interviewForm, interviewList } from './interview-parts.ts'
import { offerForm, offerList, offerTerms } from './offer-parts.ts'
import { sideList } from './side-list.ts'

/** The other chats, the latest first. */
const otherChats = (recruiter: DeskRecruiter, current: RecruiterChat, chats: readonly RecruiterChat[]): Html => {
  const all = chats.some(({ id }) => id === current.id) ? chats : [...chats, current]
  return sideList(
    'Chats',
    all.map((chat) => ({
      url: deskUrl(recruiter.id, `/chats/${chat.id}`),
      name: chat.seeker_name || 'Somebody',
      pills: chat.id === current.id ? html`` : newsPill(chat),
      isCurrent: chat.id === current.id,
    })),
  )
}

/** A chat; after a form that was refused, with its words. */
export const showChat = async (desk: Desk, visit: Visit): Promise<unknown> => {
  const { recruiter, id, query, refused } = visit
  const by = { recruiter_id: recruiter.id }
  const before = query.before === undefined ? undefined : Number(query.before)
  const [found, messages, chats, interviews, offers] = await Promise.all([
    desk.call(getRecruiterChat, { id, query: by }),
    desk.call(listRecruiterMessages, { id, query: { ...by, before } }),
    desk.call(listRecruiterChats, { query: { ...by, size: 60 } }),
    desk.call(listRecruiterInterviews, { query: { ...by, chat_id: id } }),
    desk.call(listRecruiterOffers, { query: { ...by, chat_id: id } }),
  ])
  if (!found.data) return desk.refuse(visit, found.code)
  if (!messages.data) return desk.refuse(visit, messages.code)
  const { items, has_more: hasMore } = messages.data
  const chat = found.data
  await desk.call(updateRecruiterPresence, { body: { ...by, is_online: true } })
  const last = items.at(-1)?.id
  if (last !== undefined) await desk.call(markRecruiterRead, { id, body: { ...by, message_id: last } })
  const job = chat.job && (await desk.call(getJob, { id: chat.job.id }))
  const seeker = chat.seeker_name || 'Somebody'
  const back = `/chats/${id}`
  const url = deskUrl(recruiter.id, back)
  const own = (path: string) => (one: number) => deskUrl(recruiter.id, `/${path}/${one}`)
  const terms = offerTerms(chat.job?.title ?? '', job?.data)
  const body = html`<p class="crumb"><a href="${deskUrl(recruiter.id, '/chats')}">All chats</a>${chat.job && html` · about <bdi>${chat.job.title}</bdi>`}${chat.application_id != null && html` · <a href="${deskUrl(recruiter.id, `/applications/${chat.application_id}`)}">Application</a>`}</p>
<p class="jump chips"><a href="#exchange">Exchange</a><a href="#interviews">Interviews</a><a href="#offers">Offers</a></p><div class="columns">${otherChats(recruiter, chat, chats.data?.items ?? [])}<div><section class="card"${before === undefined && html` data-live="${url}"`}>${hasMore && items[0] && html`<p><a href="${url}?before=${items[0].id}">Earlier messages</a></p>`}${conversation(items, seeker, url, refused)}${messageForm(url, refused)}</section></div>
<aside><section class="card" id="exchange"><h2>Exchange</h2>${requestForms(url, refused)}</section>
<section class="card" id="interviews"><h2>Interviews</h2>${interviewList(interviews.data?.items ?? [], own('interviews'), back, refused)}${interviewForm(`${url}/interviews`, back, refused)}</section>
<section class="card" id="offers"><h2>Offers</h2>${offerList(offers.data?.items ?? [], own('offers'), back)}${offerForm(`${url}/offers`, back, terms, refused)}</section></aside></div>`
  return desk.show(visit, { current: 'Chats', title: seeker, body })
}
